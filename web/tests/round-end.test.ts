import { describe, expect, it } from "vitest";
import { soFar, toGo } from "../src/games/azul/scoring";
import type { AzulView } from "../src/games/azul/types";
import { flights } from "../src/games/azul/flights";
import { beats } from "../src/lib/beats";
import { inBeats } from "../src/lib/motion";
import type { GameEvent } from "../src/lib/protocol";

const take: GameEvent = { event: "take", seat: 0, source: "centre", colour: "blue", count: 1, to_centre: [] };
const line: GameEvent = { event: "line", seat: 0, line: 1, colour: "blue", count: 1 };
const tile = (seat: number, row: number, points: number): GameEvent => ({ event: "tile", seat, row, column: row, colour: "blue", points });
const deal: GameEvent = { event: "deal", factory: 1, tiles: ["red", "red", "blue", "black"] };

describe("the end of a round", () => {
  it("shows the decision, then one tile after the other, then the next deal", () => {
    expect(beats([take, line, tile(0, 1, 1), tile(1, 2, 3), deal, deal])).toEqual([0, 0, 1, 2, 3, 3]);
  });

  it("is one beat where at most one thing scores", () => {
    expect(beats([take, line])).toEqual([0, 0]);
    expect(beats([take, tile(0, 1, 1), deal])).toEqual([0, 0, 0]);
  });

  it("lets each tile carry its points, and shows the wall faintly until it lands", () => {
    const flown = inBeats([take, line, tile(0, 1, 1), tile(1, 2, 3), deal], (event) => flights(event as never));
    expect(flown.filter(({ points }) => points)).toMatchObject([
      { to: "seat:0:wall:1:1", appears: true, points: 1, beat: 1 },
      { to: "seat:1:wall:2:2", points: 3, beat: 2 },
    ]);
    expect(flown.filter(({ to, appears }) => to === "factory:1" && appears)).toHaveLength(4);
  });
});

const COLOURS = ["blue", "yellow", "red", "black", "white"];
/** A view of one board: full lines by row, tiles on the wall as rows of 0 and 1, and tiles on the floor. */
function board(full: Record<number, string>, wall: number[][], floor = 0, coloured = true): AzulView {
  const pattern = COLOURS.map((_, row) => COLOURS.map((_, column) => COLOURS[(column - row + 5) % 5]!));
  const lines = COLOURS.map((_, row) => ({ line: row + 1, size: row + 1, count: full[row + 1] ? row + 1 : 0, colour: full[row + 1] ?? null }));
  const seat = { score: 0, marker: false, lines, floor: Array(floor).fill("red"), wall: pattern.map((row, r) => row.map((colour, c) => (wall[r]?.[c] ? colour : null))) };
  return { pattern: coloured ? pattern : null, seats: [seat] } as unknown as AzulView;
}

describe("the round so far", () => {
  it("counts the row and the column of every tile that will be laid, from the top", () => {
    expect(soFar(board({ 1: "blue" }, []), 0)).toBe(1);
    expect(soFar(board({ 1: "blue" }, [[0, 1, 1]]), 0)).toBe(3);
    expect(soFar(board({ 1: "blue", 2: "white" }, [[0, 1]]), 0)).toBe(2 + 2);
    expect(soFar(board({ 2: "blue" }, [[0, 1], [1, 0]]), 0)).toBe(2 + 2);
  });

  it("takes off what the floor costs, and counts no line that is not full", () => {
    expect(soFar(board({}, [], 3), 0)).toBe(-4);
    expect(soFar(board({ 1: "blue" }, [], 9), 0)).toBe(1 - 14);
  });

  it("says nothing where the player chooses the columns", () => expect(soFar(board({ 1: "blue" }, [], 0, false), 0)).toBeNull());

  it("names the rows that end the game soonest", () => {
    expect(toGo(board({}, [[1, 1, 1], [0, 1, 1], [1, 0, 1, 1]]), 0)).toEqual({ n: 2, rows: [1, 3] });
  });
});
