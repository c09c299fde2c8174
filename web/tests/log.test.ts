import { describe, expect, it } from "vitest";
import type { GameEvent, Update } from "../src/lib/protocol";
import { lines } from "../src/table/logLines";

const NAMES = ["Ana", "Rui"];
const update = (number: number, seat: number, ...events: GameEvent[]): Update => ({ number, ply: number, kind: "move", seat, notation: null, events });
const texts = (game: string, updates: Update[], you: number | null = null): string[] => lines(game, updates, NAMES, you).map(({ text }) => text);

describe("the log", () => {
  const take: GameEvent = { event: "take", seat: 0, source: 3, colour: "blue", count: 2, to_centre: [] };

  it("calls the reader you and others by their names", () => {
    expect(texts("azul", [update(1, 0, take)], 0)).toEqual(["You take 2 blue tiles from factory display 3."]);
    expect(texts("azul", [update(1, 0, take)], 1)).toEqual(["Ana takes 2 blue tiles from factory display 3."]);
  });

  it("is silent about scoring that brings nothing", () => {
    expect(texts("azul", [update(1, 0, { event: "floor_loss", seat: 0, points: 0, nominal: 0 })])).toEqual([]);
    expect(texts("azul", [update(1, 0, { event: "floor_loss", seat: 0, points: -2, nominal: 2 })])).toHaveLength(1);
  });

  it("tells tokens that are given back one by one in one line", () => {
    const back = (token: string): GameEvent => ({ event: "return", seat: 1, tokens: [{ token, count: 1 }] });
    expect(texts("splendor", [update(1, 1, back("white")), update(2, 1, back("white")), update(3, 1, back("red"))])).toEqual(["Rui gives back 2 diamonds and 1 ruby."]);
  });

  it("tells what happened beside the moves", () => {
    expect(texts("azul", [{ ...update(1, 0), kind: "resign" }])).toEqual(["Ana resigns."]);
  });
});
