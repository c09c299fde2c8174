import { describe, expect, it } from "vitest";
import { reasons } from "../src/lib/coach";
import type { Chance, Reason, Why } from "../src/lib/protocol";

const reply = { seat: 1, facts: { action: "take", source: 1, colour: "blue", line: 1, count: 1, surplus: 0, marker: false } };
const why = (more: Partial<Why>): Why => ({ reasons: [], points_now: 0, reply: null, rounds: null, start: null, ...more });
const reason = (own: boolean, item: string, points: number, chance: Chance | null = null): Reason => ({ own, item, points, chance });

describe("the coach", () => {
  it("says in one sentence what both sides gain and lose", () => {
    const told = reasons("azul", why({ reasons: [
      reason(true, "rows", 3.44),
      reason(false, "tiles", 2),
      reason(true, "floor", -1),
      reason(false, "columns", -0.5),
    ] }), ["Ana", "Ben"]);
    expect(told).toEqual([
      "Points to expect: 3.4 more (complete rows), 1.0 fewer (floor line); points of the strongest opponent: 2.0 fewer (tiles on the wall), 0.5 more (complete columns).",
    ]);
  });

  it("names totals, points at once and the reply that is prevented", () => {
    const told = reasons("azul", why({ reasons: [reason(false, "total", 4)], points_now: 2, reply }), ["Ana", "Ben"]);
    expect(told).toHaveLength(2);
    expect(told[0]).toBe("Points of the strongest opponent: 4.0 fewer in all.");
    expect(told[1]).toMatch(/^It scores 2 more points at once and prevents the expected reply: Ben takes/);
  });

  it("says how often goals are reached", () => {
    const told = reasons("azul", why({ reasons: [reason(true, "columns", 3.2, { better: 0.62, other: 0.31, number: 2 })] }), []);
    expect(told).toEqual(["Points to expect: 3.2 more (complete columns: at least 2 in 62% of simulated games instead of 31%)."]);
  });

  it.each<[string, Partial<Why>]>([
    ["The game ends 0.8 rounds sooner on average.", { rounds: -0.8 }],
    ["The game ends 1.0 rounds later on average.", { rounds: 1 }],
    ["It wins the first turn of the next round in 90% of simulated games instead of 29%.", { start: { better: 0.9, other: 0.29, number: 1 } }],
  ])("says what is gained in tempo: %s", (sentence, tempo) => {
    expect(reasons("azul", why({ reasons: [reason(true, "rows", 1)], ...tempo }), [])[1]).toBe(sentence);
    expect(reasons("azul", why(tempo), [])[0]).toBe(sentence);
  });

  it("says two sentences at most", () => {
    const all = [[], [reason(true, "rows", 1)], [reason(true, "rows", 1), reason(false, "total", 1)]];
    for (const each of all) for (const points_now of [0, 1]) for (const answer of [null, reply]) for (const rounds of [null, 1]) {
      const { length } = reasons("azul", why({ reasons: each, points_now, reply: answer, rounds }), ["Ana", "Ben"]);
      expect(length).toBeLessThanOrEqual(2);
      expect(length).toBeGreaterThan(0);
    }
  });

  it("says so where no reasons explain the difference", () => {
    expect(reasons("azul", why({}), [])).toEqual(["A close call: simulated games confirm no advantage in points."]);
  });
});
