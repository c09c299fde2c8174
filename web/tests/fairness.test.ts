import { describe, expect, it } from "vitest";
import { check, type FairRecord } from "../src/lib/fairness";
import records from "./fairness.json";

const all = records as unknown as FairRecord[];
const copy = (record: FairRecord): FairRecord => structuredClone(record);

describe("the browser's check", () => {
  it("recomputes every draw of real records", async () => {
    for (const record of all) expect(await check(record, { commitment: record.commitment, seeds: { 0: record.seats[0]!.seed } })).toEqual({ fair: true, draws: record.draws!.length });
  });

  it("detects a manipulated draw", async () => {
    const bent = copy(all[0]!);
    const [n, outcome] = bent.draws![7]!;
    bent.draws![7] = [n, (outcome + 1) % n];
    expect(await check(bent)).toMatchObject({ fair: false, why: "draw", draw: 8 });
  });

  it("detects a manipulated event of a deal", async () => {
    const bent = copy(all[2]!);
    bent.events![bent.events!.length - 1]! += 1;
    expect(await check(bent)).toMatchObject({ fair: false, why: "draw" });
  });

  it("detects a server seed that does not match the commitment", async () => {
    const other = copy(all[0]!);
    other.server_seed = "00".repeat(32);
    expect(await check(other)).toEqual({ fair: false, why: "commitment" });
  });

  it("detects a commitment other than the one shown", async () => {
    expect(await check(all[0]!, { commitment: "00".repeat(32), seeds: {} })).toEqual({ fair: false, why: "shown" });
  });

  it("detects that one's own seed was not used", async () => {
    expect(await check(all[0]!, { commitment: all[0]!.commitment, seeds: { 0: "mine" } })).toEqual({ fair: false, why: "seed" });
  });

  it("detects a changed seed of a seat", async () => {
    const other = copy(all[0]!);
    other.seats[0]!.seed = "x";
    expect((await check(other)).fair).toBe(false);
  });

  it("does not check an unfinished game", async () => {
    expect(await check({ ...all[0]!, server_seed: null })).toEqual({ fair: false, why: "unrevealed" });
  });
});
