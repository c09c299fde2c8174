import { beforeEach, describe, expect, it } from "vitest";
import { commitmentOf } from "../src/lib/commitments";
import type { SeatInfo, TableInfo } from "../src/lib/protocol";
import { levelAfter } from "../src/lib/names";
import { alone, complete, ownSeats, seedsFor } from "../src/table/seating";

const seat = (kind: SeatInfo["kind"], more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind, name: "", level: null, yours: false, connected: true, away: false, resigned: false, awaited: false, rating: null, vacation: null, ...more,
});
const table = (...seats: SeatInfo[]): TableInfo => ({
  id: "t", game: "azul", rules_version: 1, options: {}, phase: "open", seats, host: true, public: false, rated: false, hints: true, chat: true, clock: null, commitment: "c", spectators: 0, rematch: null, deal: "",
});
const me = seat("human", { yours: true });

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
});

describe("a table", () => {
  it("is complete when all seats are taken and accepted", () => {
    expect(complete(table(me, seat("bot")))).toBe(true);
    expect(complete(table(me, seat("open")))).toBe(false);
    expect(complete(table(me, seat("human", { awaited: true })))).toBe(false);
  });

  it("starts automatically only for the host alone with bots, or on one device", () => {
    expect(alone(table(me, seat("bot")))).toBe(true);
    expect(alone(table(me, me))).toBe(true);
    expect(alone(table(me, seat("human")))).toBe(false);
    expect(alone(table(seat("bot"), seat("bot")))).toBe(false);
    expect(alone({ ...table(me, seat("bot")), host: false })).toBe(false);
  });
});

describe("a seed", () => {
  it("is new for every seat, and kept with the server's commitment", () => {
    const here = table(me, seat("bot"), me);
    expect(ownSeats(here)).toEqual([0, 2]);
    const seeds = seedsFor(here, ownSeats(here));
    expect(new Set(seeds).size).toBe(2);
    expect(seeds.every((each) => /^[0-9a-f]{32}$/.test(each))).toBe(true);
    expect(commitmentOf("t")).toEqual({ commitment: "c", seeds: { 0: seeds[0], 2: seeds[1] } });
    seedsFor({ ...here, commitment: "another" }, [0]);
    expect(commitmentOf("t")!.commitment).toBe("c");
    expect(commitmentOf("elsewhere")).toBeNull();
  });
});

it("after a victory the next level above the strongest bot is suggested", () => {
  const levels = ["random", "greedy", "novice", "apprentice", "master"];
  expect(levelAfter(levels, [null, "novice"])).toBe("apprentice");
  expect(levelAfter(levels, ["apprentice", null, "novice"])).toBe("master");
  expect(levelAfter(levels, [null, "random"])).toBe("novice");
  expect(levelAfter(levels, [null, "master"])).toBeUndefined();
  expect(levelAfter(levels, [null, null])).toBeUndefined();
});
