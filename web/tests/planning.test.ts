import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canPlan, Planning } from "../src/table/planning.svelte";
import type { State, TableInfo } from "../src/lib/table-state";

const table = { id: "t", game: "azul", rules_version: 1, options: {}, phase: "playing", clock: { bank: 0, increment: 86_400 }, seats: [{ away: false, resigned: false }, { away: false, resigned: false }] } as unknown as TableInfo;
const at = (actor: number | null): State => ({ actor, actions: [] }) as unknown as State;

/** Answers of the server by path and line. */
let answers: Record<string, unknown> = {};
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string | null }) => {
    const line = body === null ? "" : ` ${(JSON.parse(body) as { line: number[] }).line.join(" ")}`;
    const key = `${path.slice(path.lastIndexOf("/") + 1).replace(/\?.*/, "")}${line}`.trim();
    asked.push(key);
    const found = answers[key] ?? [];
    const problem = typeof found === "string" ? { code: found, sentence: "" } : null;
    return Promise.resolve(new Response(JSON.stringify(problem ?? found), { status: problem ? 409 : 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("preparing a reply", () => {
  it("is for slow games without secrets, on another player's turn", () => {
    expect(canPlan(table, at(0), [1], false)).toBe(true);
    expect(canPlan(table, at(1), [1], false)).toBe(false);
    expect(canPlan(table, at(0), [1], true)).toBe(false);
    expect(canPlan(table, at(0), [], false)).toBe(false);
    expect(canPlan({ ...table, clock: null }, at(0), [1], false)).toBe(false);
    expect(canPlan({ ...table, clock: { bank: 600, increment: 10, on_timeout: "bot" } }, at(0), [1], false)).toBe(false);
  });

  it("asks for the opponent's move, then for mine, and stores the line", async () => {
    answers = { explore: { actor: 0, actions: [] }, "explore 5": { actor: 1, actions: [] }, "explore 5 7": { actor: 0, actions: [] }, "plans 5 7": { lines: [{ steps: [] }] } };
    const planning = new Planning(() => table);
    await planning.start(4, 1);
    expect(planning.mine).toBe(false);
    expect(await planning.choose({ id: 5 })).toBe(false);
    expect(planning.mine).toBe(true);
    expect(await planning.choose({ id: 7 })).toBe(true);
    expect([planning.state, planning.lines.length]).toEqual([null, 1]);
  });

  it("goes on within my own turn, and ends it with a draw", async () => {
    answers = { explore: { actor: 1, actions: [] }, "explore 5": { actor: 1, actions: [] }, "explore 5 7": "plan_chance", "plans 5 7": { lines: [{ steps: [] }] } };
    const planning = new Planning(() => table);
    await planning.start(4, 1);
    expect(await planning.choose({ id: 5 })).toBe(false);
    expect(await planning.choose({ id: 7 })).toBe(true);
  });

  it("says when an opponent's move is followed by a draw", async () => {
    answers = { explore: { actor: 0, actions: [] }, "explore 5": "plan_chance" };
    const planning = new Planning(() => table);
    await planning.start(4, 1);
    await expect(planning.choose({ id: 5 })).rejects.toMatchObject({ code: "plan_chance" });
    expect(asked).not.toContain("plans 5");
  });
});
