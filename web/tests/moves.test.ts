import { describe, expect, it } from "vitest";
import { load } from "../src/games";
import type { Frame } from "../src/lib/protocol";
import { brief, columns, rows } from "../src/table/moves";

/** Frames from the seats that decide, and the rounds they decide in. */
function frames(...moves: [seat: number, round: number][]): Frame[] {
  const rounds = [...moves.map(([, round]) => round), 9];
  return [null, ...moves].map((move, ply) => ({ ply, seat: move?.[0] ?? null, notation: null, facts: move && { action: "take" }, events: [], view: { round: rounds[ply] }, scores: [] }) as unknown as Frame);
}
const places = (...given: Parameters<typeof rows>): number[][][] => rows(...given).map(({ cells }) => cells);

describe("the list of moves", () => {
  it("has a column for each of two players, and the first to move at the left", () => {
    const game = frames([1, 1], [0, 1], [1, 1], [0, 1]);
    expect(columns(game, 2)).toEqual([1, 0]);
    expect(places(game, 2)).toEqual([[[1], [2]], [[3], [4]]]);
  });

  it("keeps decisions of a turn together and begins a row with each round", () => {
    const game = frames([0, 1], [0, 1], [1, 1], [0, 1], [0, 2], [1, 2], [1, 2], [0, 2]);
    expect(places(game, 2)).toEqual([[[1, 2], [3]], [[4], []], [[5], [6, 7]], [[8], []]]);
    expect(rows(game, 2).map(({ first, round }) => [first, round])).toEqual([[1, 1], [4, 1], [5, 2], [8, 2]]);
  });

  it("names no round that is one turn of each player", () => {
    expect(rows(frames([0, 1], [1, 1], [0, 2], [1, 2]), 2).map(({ round }) => round)).toEqual([null, null]);
  });

  it("has one column for one player, and for more than two", () => {
    expect(places(frames([0, 1], [0, 1]), 1)).toEqual([[[1]], [[2]]]);
    expect(places(frames([2, 1], [0, 1], [1, 1], [2, 1]), 3)).toEqual([[[1]], [[2]], [[3]], [[4]]]);
  });

  it("keeps places when it is filtered", () => {
    expect(places(frames([0, 1], [1, 1], [0, 1], [1, 1]), 2, (place) => place === 4)).toEqual([[[], [4]]]);
  });

  it("shows a move in pictures, or in words where there are none", async () => {
    const take = { event: "take", seat: 0, source: 3, colour: "blue", count: 2, to_centre: [] };
    const [, frame] = frames([0, 1]);
    expect(brief("azul", await load("azul"), { ...frame!, events: [take] }, ["Ana", "Rui"])).toContain("[[azul-blue]]");
    expect(brief("sagrada", await load("sagrada"), { ...frame!, facts: { action: "end" } }, ["Ana", "Rui"])).toMatch(/^Ana /);
  });
});
