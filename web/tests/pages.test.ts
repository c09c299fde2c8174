import { describe, expect, it } from "vitest";
import { routeOf } from "../src/lib/router.svelte";
import { clockText } from "../src/table/clock";

describe("an address", () => {
  it("leads to its page", () => {
    expect(routeOf("/")).toMatchObject({ page: "home" });
    expect(routeOf("/table/a%20b")).toMatchObject({ page: "table", of: "a b" });
    expect(routeOf("/new/azul", "?mode=friends").query.get("mode")).toBe("friends");
    expect(routeOf("/account")).toMatchObject({ page: "account" });
  });

  it("that is unknown leads nowhere", () => {
    for (const path of ["/x", "/%", "/table", "/table/a/b", "/home", "/account/x", "/new/chess", "/rules/", "/learn/chess"]) expect(routeOf(path).page, path).toBe("nowhere");
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
