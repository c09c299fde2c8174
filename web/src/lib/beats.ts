/** The order and the time of what a decision leads to. All pacing of a table comes from here. */
import type { GameEvent, Update } from "./protocol";
import { settings, type Speed } from "./settings.svelte";

const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
/** Milliseconds, at normal speed, for which an opponent's decision stays before the next one is shown. */
const DECISION = 600;
/** Between two things that score at a round's end. */
const BEAT = 180;
/** All of them together. */
const LONGEST_SCORING = 3600;
/** From the end of the last scoring to the result. */
const REST = 900;

/** The factor by which the reader's speed stretches every duration; 0 shows everything at once. */
export function pace(): number {
  return PACE[settings.speed];
}

/** Return the beat of each event. A decision takes one beat. Where several things score, as at a round's end, each takes
 * one of its own, and what follows (the next deal) one more. */
export function beats(events: readonly GameEvent[]): number[] {
  const scores = events.map((event) => "points" in event);
  if (scores.filter(Boolean).length < 2) return events.map(() => 0);
  let beat = 0;
  return scores.map((each, place) => (place > 0 && (each || scores[place - 1]) ? (beat += 1) : beat));
}

/** Return the milliseconds of a beat: fewer where much scores. */
export function beatLength(order: readonly number[]): number {
  return pace() * Math.min(BEAT, LONGEST_SCORING / Math.max(1, order.at(-1) ?? 0));
}

/** Return the milliseconds for which a step stays: until its beats are over and its last piece has landed, and at the end of
 * the game a rest longer.
 * @param motion The milliseconds until its last animation ends. */
export function stay(order: readonly number[], motion: number, ended: boolean): number {
  return Math.max(pace() * DECISION + (order.at(-1) ?? 0) * beatLength(order), motion) + (ended ? pace() * REST : 0);
}

/** The events of some updates in one list. */
export function eventsOf(updates: readonly Update[]): GameEvent[] {
  return updates.flatMap(({ events }) => events);
}
