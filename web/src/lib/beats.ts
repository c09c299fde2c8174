/** The order in time of what a decision leads to. */
import type { GameEvent } from "./protocol";

/** Return the beat of each event. A decision takes one beat. Where several things score, as at a round's end, each takes
 * one of its own, and what follows (the next deal) one more. */
export function beats(events: readonly GameEvent[]): number[] {
  const scores = events.map((event) => "points" in event);
  if (scores.filter(Boolean).length < 2) return events.map(() => 0);
  let beat = 0;
  return scores.map((each, place) => (place > 0 && (each || scores[place - 1]) ? (beat += 1) : beat));
}
