import { describe, expect, it } from "vitest";
import { toGo } from "../src/games/azul/goal";
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

describe("the end of the game", () => {
  it("is as near as the longest rows", () => {
    const wall = [[1, 1, 1, 0, 0], [0, 1, 1, 0, 0], [1, 0, 1, 1, 0]].map((row) => row.map((tile) => (tile ? "red" : null)));
    expect(toGo({ seats: [{ wall }] } as unknown as AzulView, 0)).toEqual({ n: 2, rows: [1, 3] });
  });
});
