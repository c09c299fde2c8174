import { describe, expect, it } from "vitest";
import type { Remark } from "../src/lib/protocol";
import { routeOf } from "../src/lib/router.svelte";
import { marked, sharesAt } from "../src/table/shares";
import { clockText } from "../src/table/clock";

describe("an address", () => {
  it("leads to its page", () => {
    expect(routeOf("/")).toMatchObject({ page: "home" });
    expect(routeOf("/table/a%20b")).toMatchObject({ page: "table", of: "a b" });
    expect(routeOf("/new/azul", "?mode=friends").query.get("mode")).toBe("friends");
    expect(routeOf("/new/pig")).toMatchObject({ page: "new", of: "pig" });
    expect(routeOf("/account")).toMatchObject({ page: "account" });
  });

  it("that is unknown leads nowhere", () => {
    for (const path of ["/x", "/%", "/table", "/table/a/b", "/home", "/account/x", "/new/", "/rules/", "/rules/chess", "/learn/chess"]) expect(routeOf(path).page, path).toBe("nowhere");
  });
});

describe("a clock", () => {
  it("shows minutes and seconds, and hours if there are any", () => {
    expect(clockText(61_000).text).toBe("1:01");
    expect(clockText(3_600_000).text).toBe("1:00:00");
    expect(clockText(-5).text).toBe("0:00");
  });

  it("hurries in the last twenty seconds", () => {
    expect([clockText(20_000).hurry, clockText(19_000).hurry]).toEqual([false, true]);
  });
});

describe("a review", () => {
  const remark = (ply: number, loss: number, shares: number[]): Remark => ({ ply, seat: 0, notation: "", best: "", best_facts: {}, loss, mark: loss > 0.05 ? "?" : "", shares, why: null });
  const remarks = [remark(0, 0.2, [0.5, 0.5]), remark(1, 0.16, [0.3, 0.7]), remark(4, 0.08, [0.2, 0.8]), remark(9, 0.01, [0.1, 0.9])];

  it("tells the chances of every place, and in the end the result", () => {
    expect(sharesAt(remarks, 0, 10, [2, 1])).toEqual([0.5, 0.5]);
    expect(sharesAt(remarks, 2, 10, [2, 1])).toEqual([0.2, 0.8]);
    expect(sharesAt(remarks, 10, 10, [2, 1])).toEqual([0, 1]);
    expect(sharesAt(remarks, 10, 10, [1, 3, 1])).toEqual([0.5, 0, 0.5]);
  });

  it("marks the moves that cost most, as far as there is room", () => {
    expect(marked(remarks, 10, 0.11).map((each) => each.ply)).toEqual([0, 4]);
  });
});
