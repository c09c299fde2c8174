import { beforeEach, describe, expect, it } from "vitest";
import type { PuzzleSummary } from "../src/lib/protocol";
import { routeOf } from "../src/lib/router.svelte";
import { chooseTheme, count, nextPuzzle, solvedIn, standing, type Standing } from "../src/puzzles/record.svelte";

const puzzle = (id: string, rating: number, ...themes: string[]): PuzzleSummary => ({ id, rating, themes, players: 2 });
const LIST = [...Array(30).keys()].map((n) => puzzle(`p${n}`, 1000 + 50 * n, n % 2 ? "deny" : "row"));
const fresh = (changed: Partial<Standing> = {}): Standing => ({ solver: { rating: 1500, deviation: 200 }, streak: 0, longest: 0, tried: {}, theme: "", ...changed });

describe("the address of a puzzle", () => {
  it("leads to the games, to the next puzzle of a game, or to one puzzle", () => {
    expect(routeOf("/puzzles")).toMatchObject({ page: "puzzles", of: "" });
    expect(routeOf("/puzzles/azul")).toMatchObject({ page: "puzzles", of: "azul" });
    expect(routeOf("/puzzles/azul/1a2b3c4d")).toMatchObject({ page: "puzzles", of: "azul/1a2b3c4d" });
  });

  it("that is unknown leads nowhere", () => {
    for (const path of ["/puzzles/azul/a/b", "/puzzle"]) expect(routeOf(path).page, path).toBe("nowhere");
  });
});

describe("the next puzzle", () => {
  it("is near the solver's rating and was not tried before", () => {
    for (const dice of [0, 0.5, 0.99]) expect(Math.abs(nextPuzzle(LIST, fresh(), "", dice)!.rating - 1500)).toBeLessThanOrEqual(300);
    expect(nextPuzzle(LIST, fresh({ tried: { p10: true } }), "", 0)!.id).not.toBe("p10");
    expect(nextPuzzle(LIST, fresh(), "p10", 0)!.id).not.toBe("p10");
  });

  it("has the chosen theme, and is a missed one when all were tried", () => {
    expect(nextPuzzle(LIST, fresh({ theme: "deny" }), "", 0.3)!.themes).toContain("deny");
    const tried = Object.fromEntries(LIST.map(({ id }) => [id, id !== "p7"]));
    expect(nextPuzzle(LIST, fresh({ tried }), "", 0.9)!.id).toBe("p7");
    expect(nextPuzzle(LIST, fresh({ tried }), "p7", 0.9)).toBeDefined();
    expect(nextPuzzle([], fresh())).toBeUndefined();
  });
});

describe("the record of a solver", () => {
  beforeEach(() => chooseTheme("azul", ""));

  it("counts the first attempt at each puzzle", () => {
    count("azul", "a", true, { rating: 1540, deviation: 180 });
    count("azul", "b", true, { rating: 1570, deviation: 170 });
    count("azul", "b", false, { rating: 1000, deviation: 170 });
    expect(standing("azul")).toMatchObject({ streak: 2, longest: 2, solver: { rating: 1570 } });
    count("azul", "c", false, { rating: 1530, deviation: 160 });
    expect(standing("azul")).toMatchObject({ streak: 0, longest: 2, solver: { rating: 1530 } });
    expect([solvedIn("azul"), solvedIn("sintra")]).toEqual([2, 0]);
  });
});
