/** Which spots of the table the last decisions touched. */
import type { GameEvent } from "../../lib/board";
import type { Space } from "./types";

export function spotOf(seat: number | undefined, space: Space): string {
  return `seat:${seat}:space:${space.join("")}`;
}

export function traced(last: GameEvent[]): Set<string> {
  const spots = new Set<string>();
  for (const event of last) {
    for (const key of ["space", "from", "to"]) if (key in event) spots.add(spotOf(event.seat, event[key] as Space));
    if (event.event === "tool") spots.add(`tool:${event["tool"] as string}`);
    if (event.event === "track" || event.event === "exchange") spots.add(`track:${event["round"] as number}`);
  }
  return spots;
}
