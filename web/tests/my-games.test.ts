import { describe, expect, it } from "vitest";
import { turnsFirst } from "../src/lib/myGames";
import type { TableSummary } from "../src/lib/protocol";

function game(id: string, details: Partial<TableSummary>): TableSummary {
  return { id, phase: "playing", my_turn: false, deadline: null, vacation: null, changed: 0, ...details } as TableSummary;
}

describe("my games", () => {
  it("begin with my turns by deadline, then come running and finished games", () => {
    const mine = [
      game("over", { phase: "over", changed: 9 }),
      game("theirs", { changed: 5, deadline: 1 }),
      game("no clock", { my_turn: true, changed: 8 }),
      game("tomorrow", { my_turn: true, deadline: 200 }),
      game("today", { my_turn: true, deadline: 100 }),
      game("newer", { changed: 6 }),
    ];
    expect(turnsFirst(mine).map((each) => each.id)).toEqual(["today", "tomorrow", "no clock", "newer", "theirs", "over"]);
  });
});
