import { describe, expect, it } from "vitest";
import { toGo } from "../src/games/azul/goal";
import type { AzulView } from "../src/games/azul/types";
import { flights } from "../src/games/azul/flights";
import { beatLength, beats, stay } from "../src/lib/beats";
import { duration, inBeats } from "../src/lib/motion";
import type { GameEvent, State } from "../src/lib/table-state";
import { settings } from "../src/lib/settings.svelte";
import { scoresAt } from "../src/table/scores";

const take: GameEvent = { event: "take", seat: 0, source: "centre", colour: "blue", count: 1, to_centre: [] };
const line: GameEvent = { event: "line", seat: 0, line: 1, colour: "blue", count: 1 };
const tile = (seat: number, row: number, points: number): GameEvent => ({ event: "tile", seat, row, column: row, colour: "blue", points });
const deal: GameEvent = { event: "deal", factory: 1, tiles: ["red", "red", "blue", "black"] };

describe("the end of a round", () => {
  it("shows the decision, then one tile after the other, then the next deal", () => {
    expect(beats([take, line, tile(0, 1, 1), tile(1, 2, 3), deal, deal])).toEqual([0, 0, 1, 2, 3, 3]);
  });

  it("is one beat where at most one thing scores", () => {
    expect(beats([take, line])).toEqual([0, 0]);
    expect(beats([take, tile(0, 1, 1), deal])).toEqual([0, 0, 0]);
  });

  it("lets each tile carry its points, in its beat", () => {
    const flown = inBeats([take, line, tile(0, 1, 1), tile(1, 2, 3), deal], (event) => flights(event as never));
    expect(flown.filter(({ points }) => points)).toMatchObject([
      { to: "seat:0:wall:1:1", points: 1, start: 180 },
      { to: "seat:1:wall:2:2", points: 3, start: 360 },
    ]);
    expect(flown.filter(({ to, start }) => to === "factory:1" && start === 540)).toHaveLength(4);
  });

  it("stays until the last points have risen, and at the end of the game a rest longer", () => {
    const order = beats([take, line, tile(0, 1, 1), tile(1, 2, 3)]);
    const box = {} as DOMRect;
    const motion = duration([0, 180, 360].map((delay) => ({ flight: { piece: "", from: "", to: "", points: delay && 1 }, from: box, delay, there: [] })));
    expect(motion).toBe(360 + 256 + 900);
    expect(stay(order, motion, false)).toBe(motion);
    expect(stay(order, motion, true)).toBe(motion + 900);
    expect(stay(beats([take, line]), 0, true)).toBe(600 + 900);
  });

  it("takes no longer however much scores, and nothing at instant speed", () => {
    const many = [...Array(40)].map((_, row) => tile(0, row, 1));
    expect(39 * beatLength(beats(many))).toBeCloseTo(3600);
    settings.speed = "instant";
    expect(stay(beats(many), 0, true)).toBe(0);
    settings.speed = "normal";
  });
});

describe("scores", () => {
  const state = (...points: number[]) => ({ projection: points.map((each) => [{ item: "tiles", count: 0, points: each }]) }) as unknown as State;
  const all = [tile(0, 1, 5), tile(1, 2, 3), { event: "floor_loss", seat: 0, points: -2 }];

  it("grow as things are scored", () => {
    const at = (beat: number): number[] => scoresAt(state(13, 7), { old: state(10, 4), all, left: all.slice(beat) });
    expect([0, 1, 2, 3].map(at)).toEqual([[10, 4], [15, 4], [15, 7], [13, 7]]);
    expect(scoresAt(state(13, 7), null)).toEqual([13, 7]);
  });

  it("count from 0 where the final scoring makes up all of them", () => {
    const at = (beat: number): number[] => scoresAt({ ...state(3, 3), result: {} } as State, { old: state(-17, 4), all, left: all.slice(beat) });
    expect([0, 1, 2, 3].map(at)).toEqual([[0, 0], [5, 0], [5, 3], [3, 3]]);
  });

  it("that were known before stay as they were until all is scored", () => {
    expect(scoresAt(state(10, 9), { old: state(10, 4), all, left: all.slice(2) })).toEqual([10, 4]);
  });
});

describe("the end of the game", () => {
  it("is as near as the longest rows", () => {
    const wall = [[1, 1, 1, 0, 0], [0, 1, 1, 0, 0], [1, 0, 1, 1, 0]].map((row) => row.map((tile) => (tile ? "red" : null)));
    expect(toGo({ seats: [{ wall }] } as unknown as AzulView, 0)).toEqual({ n: 2, rows: [1, 3] });
  });
});
