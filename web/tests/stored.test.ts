import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isListOf, isPairOf, isRecordOf, isString, load, save } from "../src/lib/stored";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
});
afterEach(() => vi.unstubAllGlobals());

test("a kept value is read again", () => {
  save("pairs", [["a", "b"]]);
  expect(load("pairs", isListOf(isPairOf(isString)), [])).toEqual([["a", "b"]]);
});

test.each(["", "null", "7", '"text"', "{", '[["a"]]', '[["a", 1]]', '{"a": "b"}', "[null]"])("%s is no list of pairs", (text) => {
  localStorage.setItem("pairs", text);
  expect(load("pairs", isListOf(isPairOf(isString)), [])).toEqual([]);
});

test("a record has values of one kind, and a list is none", () => {
  const fits = isRecordOf(isString);
  expect([fits({ a: "b" }), fits({ a: 1 }), fits(["a"]), fits(null)]).toEqual([true, false, false, false]);
});

test("settings of another shape do not break the page", async () => {
  localStorage.setItem("guilda.settings", '{"speed": "warp", "theme": 3, "motion": false, "old": "x"}');
  vi.resetModules();
  const { settings } = await import("../src/lib/settings.svelte");
  expect(settings).toMatchObject({ speed: "normal", theme: "system", motion: false });
  expect(settings).not.toHaveProperty("old");
});
