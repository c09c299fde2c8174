/** The scores of a table while the things that score are shown one by one. */
import type { GameEvent, State } from "../lib/table-state";

/** Return every seat's score without the events that are still ahead. A final scoring that makes up the whole score counts from 0.
 * Any other score that is not made of its events, such as a projection, stays as it was until all have been shown. */
export function scoresAt(state: State, ahead: { old: State; all: GameEvent[]; left: GameEvent[] } | null): number[] {
  const scores = totals(state);
  if (ahead === null) return scores;
  const before = totals(ahead.old);
  return scores.map((score, seat) => {
    const old = before[seat] ?? 0;
    const scored = points(ahead.all, seat);
    return scored === score - old || (state.result && scored === score) ? score - points(ahead.left, seat) : old;
  });
}

function totals({ projection }: State): number[] {
  return projection.map((lines) => lines.reduce((sum, line) => sum + line.points, 0));
}

function points(events: readonly GameEvent[], seat: number): number {
  return events.reduce((sum, event) => sum + (event.seat === seat && typeof event.points === "number" ? event.points : 0), 0);
}
