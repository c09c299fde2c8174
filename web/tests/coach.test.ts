import { describe, expect, it } from "vitest";
import { reasons } from "../src/lib/coach";
import type { Why } from "../src/lib/protocol";

const reply = { seat: 1, facts: { action: "take", source: 1, colour: "blue", line: 1, count: 1, surplus: 0, marker: false } };
const why = (more: Partial<Why>): Why => ({ reasons: [], points_now: 0, reply: null, ...more });

describe("the coach", () => {
  it("says in one sentence what both sides gain and lose", () => {
    const told = reasons("azul", why({ reasons: [
      { own: true, item: "rows", points: 3.44 },
      { own: false, item: "tiles", points: 2 },
      { own: true, item: "floor", points: -1 },
      { own: false, item: "columns", points: -0.5 },
    ] }), ["Ana", "Ben"]);
    expect(told).toEqual([
      "Points to expect: 3.4 more (complete rows), 1.0 fewer (floor line); points of the strongest opponent: 2.0 fewer (tiles on the wall), 0.5 more (complete columns).",
    ]);
  });

  it("names totals, points at once and the reply that is prevented", () => {
    const told = reasons("azul", why({ reasons: [{ own: false, item: "total", points: 4 }], points_now: 2, reply }), ["Ana", "Ben"]);
    expect(told).toHaveLength(2);
    expect(told[0]).toBe("Points of the strongest opponent: 4.0 fewer in all.");
    expect(told[1]).toMatch(/^It scores 2 more points at once and prevents the expected reply: Ben takes/);
  });

  it("says two sentences at most", () => {
    const all = [[], [{ own: true, item: "rows", points: 1 }], [{ own: true, item: "rows", points: 1 }, { own: false, item: "total", points: 1 }]];
    for (const each of all) for (const points_now of [0, 1]) for (const answer of [null, reply]) {
      const { length } = reasons("azul", why({ reasons: each, points_now, reply: answer }), ["Ana", "Ben"]);
      expect(length).toBeLessThanOrEqual(2);
      expect(length).toBeGreaterThan(0);
    }
  });

  it("says so where no reasons explain the difference", () => {
    expect(reasons("azul", why({}), [])).toEqual(["A close call: simulated games confirm no advantage in points."]);
  });
});
