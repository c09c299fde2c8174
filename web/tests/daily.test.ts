import { beforeEach, describe, expect, it, vi } from "vitest";
import { bars, checkSeed, dropTaken, keepCommitments, keepTaken, nextDay, takenDeals, weeks } from "../src/lib/daily";
import { sha256Hex } from "../src/lib/fairness";
import type { Daily, PastDeal } from "../src/lib/protocol";
import { routeOf } from "../src/lib/router.svelte";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) });
});

const SEED = "ab".repeat(32);
const past = (commitment: string): PastDeal => ({ name: "azul", game: "azul", levels: ["apprentice"], commitment, seed: SEED, table: null, result: null, players: 0, master: null });

describe("the seeds of yesterday", () => {
  it("fit their commitment, or do not", async () => {
    expect(await checkSeed("2026-11-18", past(await sha256Hex(SEED)))).toBe("fits");
    expect(await checkSeed("2026-11-18", past("00".repeat(32)))).toBe("differs");
  });

  it("are compared with the commitment shown before", async () => {
    const commitment = await sha256Hex(SEED);
    const shown = (first: string): Daily => ({ day: "2026-11-17", deals: [{ name: "azul", commitment: first, next_commitment: "n" }] }) as unknown as Daily;
    keepCommitments(shown(commitment));
    expect(await checkSeed("2026-11-18", past(commitment))).toBe("kept");
    keepCommitments(shown("other"));
    expect(await checkSeed("2026-11-18", past(commitment))).toBe("kept");
    kept.clear();
    keepCommitments(shown("other"));
    expect(await checkSeed("2026-11-18", past(commitment))).toBe("differs");
  });
});

describe("deals taken offline", () => {
  it("are kept until they are submitted", () => {
    keepTaken({ deal: "2026-11-17/azul", table: "local-1" });
    keepTaken({ deal: "2026-11-17/azul", table: "local-1" });
    expect(takenDeals()).toEqual([{ deal: "2026-11-17/azul", table: "local-1" }]);
    dropTaken("2026-11-17/azul");
    expect(takenDeals()).toEqual([]);
  });
});

describe("the histogram and the calendar", () => {
  it("have bars of equal width with all results", () => {
    expect(bars([])).toEqual([]);
    expect(bars([[3, 2]])).toEqual([{ from: 3, to: 3, count: 2 }]);
    const found = bars([[-50, 1], [0, 5], [49, 2]]);
    expect(found.length).toBeLessThanOrEqual(22);
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(8);
    expect(found[0]).toEqual({ from: -50, to: -46, count: 1 });
  });

  it("show whole weeks from Monday", () => {
    const found = weeks("2026-11-17", 2);
    expect(found.map((week) => week.length)).toEqual([7, 7]);
    expect([found[0]![0], found[1]![1], found[1]![6]]).toEqual(["2026-11-09", "2026-11-17", "2026-11-22"]);
    expect(nextDay("2026-12-31", 1)).toBe("2027-01-01");
  });
});

describe("addresses", () => {
  it("lead to a deal", () => {
    expect(routeOf("/daily").page).toBe("daily");
    expect(routeOf("/daily/sagrada-solo")).toMatchObject({ page: "daily", of: "sagrada-solo" });
  });
});
