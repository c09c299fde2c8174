import { afterEach, describe, expect, it, vi } from "vitest";
import { Engine } from "../src/analysis/engine.svelte";
import { choiceLabel, outcomeLabel, pieces } from "../src/analysis/outcomes";
import { pack, unpack } from "../src/analysis/share";
import { Tree } from "../src/analysis/tree.svelte";
import type { AnalysedPosition } from "../src/lib/protocol";
import { routeOf } from "../src/lib/router.svelte";

const state = { number: 0, ply: 0, seat: 0, view: {}, actor: 0, prompt: null, actions: [0, 1], gains: [0, 0], undo: "nothing", undo_request: null, projection: [[], []], last_round: false, clocks: null, result: null };
const position = (text: string): AnalysedPosition => ({ game: "azul", rules_version: 1, components: "c", options: { players: 2 }, text, state }) as unknown as AnalysedPosition;

/** The rules: every action leads on, with one draw. */
function answer(path: string, body: { position: string; action: number; draws?: string[] }): unknown {
  if (path.includes("/actions")) return [{ notation: "A", parts: {} }, { notation: "B", parts: {} }];
  if (path.endsWith("/position")) return position(body.position);
  const draws = [body.draws?.[0] ?? "W"];
  const text = `${body.position}/${body.action}${draws.join("")}`;
  const move = { seat: 0, notation: body.action === 0 ? "A" : "B", facts: {}, draws, events: [], text };
  return { move, draws: draws.map((outcome) => ({ outcome, options: ["W", "K"] })), after: position(text) };
}

afterEach(() => vi.unstubAllGlobals());

function serve(): void {
  vi.stubGlobal("fetch", (path: string, { body }: { body: string | null }) => Promise.resolve(new Response(JSON.stringify(answer(path, body === null ? {} as never : (JSON.parse(body) as never))))));
}

describe("a tree of variations", () => {
  it("keeps each move once, and other chance beside it", async () => {
    serve();
    const tree = await Tree.from(position("start"), ["Ana", "Rui"]);
    const first = await tree.play(0);
    await tree.go(tree.root);
    expect(await tree.play(0)).toBe(first);
    const other = await tree.playFrom(tree.root, 0, ["K"]);
    expect(tree.root.children).toEqual([first, other]);
    expect(tree.current).toBe(other);
  });

  it("is promoted, removed and written as a file", async () => {
    serve();
    const tree = await Tree.from(position("start"), ["Ana", "Rui"]);
    const first = await tree.play(0);
    const reply = await tree.play(1);
    const other = await tree.playFrom(tree.root, 1);
    [other.name, reply.comment] = ["Sharp", "Slow"];
    tree.promote(other);
    const file = JSON.parse(tree.file()) as { moves: unknown[] };
    expect(file.moves).toEqual([[0, "B", "W", "Sharp", ""], [0, "A", "W", "", ""], [2, "B", "W", "", "Slow"]]);
    await tree.go(reply);
    await tree.remove(first);
    expect(tree.current).toBe(tree.root);
    expect(tree.root.walk()).toEqual([tree.root, other]);
  });

  it("fits into a link", async () => {
    const text = JSON.stringify({ comment: "Olá, ação! 🎲".repeat(50) });
    const code = await pack(text);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await unpack(code)).toBe(text);
    await expect(unpack("$$$")).rejects.toThrow();
  });

  it("has an address", () => expect(routeOf("/analysis", "?table=x")).toMatchObject({ page: "analysis" }));
});

describe("pieces in notation", () => {
  it("are drawn", () => {
    expect(pieces("azul", "K")).toEqual(["azul-black"]);
    expect(pieces("sagrada", "R5")).toEqual(["die-red", "pips-5"]);
    expect(pieces("sagrada", "5")).toEqual([]);
  });

  it("are described from the data of the box", () => {
    expect(outcomeLabel("splendor", "90")).toContain("[[gem-black]]");
    expect(choiceLabel("splendor", "nobles", "1")).toContain("3 [[gem-white]]");
    expect(choiceLabel("sagrada", "public", "10")).not.toContain("undefined");
  });

  it("are shown as notation in a game that has no words for them", () => {
    expect(pieces("pig", "6")).toEqual([]);
    expect(outcomeLabel("pig", "6")).toBe("6");
    expect(choiceLabel("pig", "turn", "1")).toBe("");
  });
});

describe("the engine", () => {
  it("shows deeper lines only, also when another one takes over, and ends when they are final", async () => {
    const engine = new Engine();
    const shown: number[] = [];
    const answers = [100, 40, 300].map((simulations) => ({ simulations, choices: [], line: [], final: simulations === 300 }));
    vi.stubGlobal("fetch", () => {
      shown.push(engine.lines?.simulations ?? 0);
      return Promise.resolve(new Response(JSON.stringify(answers.shift())));
    });
    await engine.search("position");
    expect([...shown, engine.lines?.simulations]).toEqual([0, 100, 100, 300]);
    expect(engine.thinking).toBe(false);
  });
});
