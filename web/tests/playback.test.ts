import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "../src/lib/playback";

let shown: [step: string, at: number][];
let finished: number[];
let hold: number;
let playback: Playback<string>;
const steps = (): string[] => shown.map(([step]) => step);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  shown = [];
  finished = [];
  hold = 600;
  playback = new Playback<string>({ show: (step) => shown.push([step, Date.now()]), hold: () => hold, finished: () => finished.push(Date.now()), longestLag: 3000 });
});

afterEach(() => void vi.useRealTimers());

describe("playback", () => {
  it("shows the first step at once and each further step after the one before was held", () => {
    playback.push("mine");
    playback.push("bot 1");
    playback.push("bot 2");
    expect(steps()).toEqual(["mine"]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([["mine", 0], ["bot 1", 600], ["bot 2", 1200]]);
    expect(finished).toEqual([1800]);
  });

  it("is not behind once the newest step is shown, so that the next move can be made", () => {
    playback.push("mine", "bot");
    expect(playback.behind).toBe(true);
    vi.advanceTimersByTime(600);
    expect([playback.behind, playback.playing]).toEqual([false, true]);
  });

  it("shows everything at once when it is skipped", () => {
    playback.push("a", "b", "c");
    playback.skip();
    expect(shown).toEqual([["a", 0], ["b", 0], ["c", 0]]);
    expect(finished).toEqual([0]);
    vi.advanceTimersByTime(5000);
    expect(shown).toHaveLength(3);
  });

  it("never falls further behind than its limit, however much happens", () => {
    playback.push(...Array.from({ length: 50 }, (_, number) => `${number}`));
    vi.advanceTimersByTime(3100);
    expect(shown).toHaveLength(50);
    expect(shown.at(-1)![1]).toBeLessThanOrEqual(3000);
  });

  it("does not fall behind a game that goes on faster than it plays", () => {
    for (let number = 0; number < 100; number += 1) {
      playback.push(`${number}`);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(3000);
    expect(steps().at(-1)).toBe("99");
    expect(shown).toHaveLength(100);
  });

  it("shows everything at once at instant speed", () => {
    hold = 0;
    playback.push("a", "b");
    expect(steps()).toEqual(["a", "b"]);
    expect(playback.playing).toBe(false);
  });

  it("goes on with what is pushed while it plays", () => {
    playback.push("a");
    vi.advanceTimersByTime(300);
    playback.push("b");
    expect(steps()).toEqual(["a"]);
    vi.advanceTimersByTime(300);
    expect(steps()).toEqual(["a", "b"]);
  });

  it("forgets what waits when it is cleared", () => {
    playback.push("a", "b");
    playback.clear();
    vi.advanceTimersByTime(5000);
    expect(steps()).toEqual(["a"]);
  });
});
