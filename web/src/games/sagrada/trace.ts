/** The spots of the table that the last decisions touched. */
import type { SagradaEvent, Space, EventSpace } from "./types";

/** Return the spot of a space of a window. */
export function spotOf(seat: number, space: Space | EventSpace): string {
  return `seat:${seat}:space:${Array.isArray(space) ? space.join("") : `${space.row}${space.column}`}`;
}

export function traced(last: readonly SagradaEvent[]): Set<string> {
  const spots = new Set<string>();
  for (const event of last) {
    if (event.event === "place") spots.add(spotOf(event.seat, event.space));
    if (event.event === "move") spots.add(spotOf(event.seat, event.from)).add(spotOf(event.seat, event.to));
    if (event.event === "tool") spots.add(`tool:${event.tool}`);
    if (event.event === "track" || event.event === "exchange") spots.add(`track:${event.round}`);
  }
  return spots;
}
