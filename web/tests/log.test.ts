import { describe, expect, it } from "vitest";
import type { GameEvent, Update } from "../src/lib/protocol";
import { load } from "../src/games";
import { entries, initials, lines, standing } from "../src/table/logLines";

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

  it("tells tokens that have to be given back at once in one line", () => {
    const back = (token: string): GameEvent => ({ event: "return", seat: 1, tokens: [{ token, count: 1 }] });
    const taken: GameEvent = { event: "take", seat: 1, tokens: [{ token: "red", count: 1 }] };
    expect(texts("splendor", [update(1, 1, taken, back("black"), back("black")), update(2, 0, { ...back("black"), seat: 0 })])).toEqual(["Rui takes 1 ruby.", "Rui gives back 2 onyxes.", "Ana gives back 1 onyx."]);
  });

  it("tells what happened beside the moves", () => {
    expect(texts("azul", [{ ...update(1, 0), kind: "resign" }])).toEqual(["Ana resigns."]);
    expect(texts("azul", [{ ...update(1, 0), kind: "resign" }], 0)).toEqual(["You resign."]);
  });
});

describe("what still counts", () => {
  it("leaves out the decisions that were taken back", () => {
    const moves = [update(1, 1), update(2, 0), update(3, 1), { ...update(4, 0), kind: "undo_asked" as const }, { ...update(5, 0), kind: "undo" as const }, update(6, 0)];
    expect(standing(moves).map(({ number }) => number)).toEqual([1, 6]);
  });
});

describe("the log after an undo", () => {
  const back = (token: string): GameEvent => ({ event: "return", seat: 1, tokens: [{ token, count: 1 }] });

  it("marks the decisions that were taken back, and only those", async () => {
    const take = (seat: number): GameEvent => ({ event: "take", seat, source: 3, colour: "blue", count: 2, to_centre: [] });
    const log = [update(1, 1, take(1)), update(2, 0, take(0)), update(3, 1, take(1)), { ...update(4, 0), kind: "undo" as const }, update(5, 0, take(0))];
    expect(entries("azul", await load("azul"), log, NAMES, 0).map(({ number, undone }) => [number, undone])).toEqual([[1, false], [2, true], [3, true], [4, false], [5, false]]);
  });

  it("does not join what was taken back with what stands", async () => {
    const log = [update(1, 1, back("red")), update(2, 1, back("red")), { ...update(3, 1), kind: "undo" as const }];
    expect(entries("splendor", await load("splendor"), log, NAMES, 0).map(({ number, undone }) => [number, undone])).toEqual([[1, false], [2, true], [3, false]]);
  });
});

describe("the log in pictures", () => {
  const told = async (game: string, updates: Update[], you: number | null = null) => entries(game, await load(game), updates, NAMES, you).map(({ seat, symbols, points, text }) => ({ seat, symbols, points, text }));

  it("tells a decision in one line, with every sentence for screen readers", async () => {
    const taken = [
      { event: "take", seat: 0, source: "centre", colour: "blue", count: 3, to_centre: [] },
      { event: "marker", seat: 0 },
      { event: "line", seat: 0, line: 2, colour: "blue", count: 2 },
      { event: "floor", seat: 0, colour: "blue", count: 1, to_lid: 0, dropped: 1 },
    ];
    expect(await told("azul", [update(1, 0, ...taken)], 0)).toEqual([
      { seat: 0, symbols: "3 [[azul-blue]] [[at-centre]] · [[first]] → [[at-line]]2 → 1 [[at-floor]]", points: 0, text: taken.map((event) => lines("azul", [update(1, 0, event)], NAMES, 0)[0]!.text).join(" ") },
    ]);
  });

  it("gives scoring lines of their own, with their points", async () => {
    const scored = await told("azul", [update(1, 0, { event: "tile", seat: 0, row: 1, column: 3, colour: "red", points: 2 }, { event: "tile", seat: 1, row: 2, column: 1, colour: "red", points: 1 }, { event: "floor_loss", seat: 1, points: -2, nominal: 2 })]);
    expect(scored.map(({ seat, points }) => [seat, points])).toEqual([[0, 2], [1, 1], [1, -2]]);
  });

  it("adds up the points of what belongs together", async () => {
    const lit = await told("sintra", [
      update(1, 1, { event: "pane", seat: 1, window: 7, pane: "top", colour: "pink", to_tower: [] }, { event: "strip", seat: 1, strip: 7, becomes: "turned" }, { event: "window", seat: 1, window: 7, points: 4 }, { event: "colour_bonus", seat: 1, colour: "pink", points: 2 }),
    ]);
    expect(lit.map(({ symbols, points }) => [symbols, points])).toEqual([["[[sintra-pink]] → [[at-window]]7", 6]]);
  });

  it("shows what a card costs and brings", async () => {
    const card = { level: 1, bonus: "red", points: 1, cost: {} };
    const bought = await told("splendor", [update(1, 0, { event: "pay", seat: 0, tokens: [{ token: "blue", count: 2 }] }, { event: "buy", seat: 0, place: "11", card, points: 1 }, { event: "card", place: "11", card })]);
    expect(bought.map(({ symbols, points }) => [symbols, points])).toEqual([["2 [[gem-blue]] → [[at-card]] [[gem-red]]", 1]]);
  });

  it("tells a purchase in one line, also one that is paid colour by colour", async () => {
    const pay = (token: string): GameEvent => ({ event: "pay", seat: 0, tokens: [{ token, count: 1 }, { token: "gold", count: 1 }] });
    const card = { level: 1, bonus: "red", points: 0, cost: {} };
    const bought = await told("splendor", [update(1, 0), update(2, 0, pay("white")), update(3, 0, pay("blue"), { event: "buy", seat: 0, place: "11", card, points: 0 })]);
    expect(bought.map(({ symbols }) => symbols)).toEqual(["1 [[gem-white]] 2 [[gem-gold]] 1 [[gem-blue]] → [[at-card]] [[gem-red]]"]);
  });

  it("tells in words what has no picture", async () => {
    expect(await told("sagrada", [update(1, 1, { event: "pass", seat: 1 })])).toEqual([{ seat: 1, symbols: "", points: 0, text: "Rui passes." }]);
  });

  it("tells players with the same initial apart", () => {
    expect(initials(["Ana", "Rui"])).toEqual(["A", "R"]);
    expect(initials(["Player 1", "Player 2"])).toEqual(["P1", "P2"]);
  });
});
