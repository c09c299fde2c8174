import { describe, expect, it } from "vitest";
import type { Remark } from "../src/lib/protocol";
import { pointsChange, swing } from "../src/table/shares";

const remark = (ply: number, ...shares: number[]): Remark => ({ ply, seat: ply % 2, notation: "", best: "", best_facts: {}, loss: 0, mark: "", shares, why: null });

describe("the turning point of a game", () => {
  const remarks = [remark(0, 0.5, 0.5), remark(1, 0.55, 0.45), remark(3, 0.8, 0.2)];

  it("is the decision after which a seat's chances changed most", () => {
    expect(swing(remarks, 0, 4, [1, 2])).toEqual({ ply: 1, change: 0.25 });
    expect(swing(remarks, 1, 4, [1, 2])?.change).toBeCloseTo(-0.25);
  });

  it("may be the last one, which the result decided", () => {
    expect(swing(remarks, 0, 4, [2, 1])).toEqual({ ply: 3, change: -0.8 });
  });

  it("does not exist in a game without decisions", () => {
    expect(swing([], 0, 0, [1, 1])).toBeNull();
  });
});

describe("a change of points", () => {
  it("has a sign unless it is shown as zero", () => {
    expect([1.26, -3, 0.04, -0.04].map(pointsChange)).toEqual(["+1.3", "−3.0", "0.0", "0.0"]);
  });
});
