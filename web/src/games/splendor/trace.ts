/** Which spots of the table the last decisions touched. */
import type { GameEvent } from "../../lib/board";
import { KINDS, type Card, type Tokens } from "./types";

/** Where a card lies: a place of the table, a deck, or somebody's hand. */
export function spotOf(place: string, seat: number | undefined): string {
  if (place.startsWith("H")) return `seat:${seat}:reserved`;
  return place.endsWith("D") ? `deck:${place[0]}` : `place:${place}`;
}

export function kindsOf(event: GameEvent): (typeof KINDS)[number][] {
  const tokens = event["tokens"] as Tokens | undefined;
  return tokens ? KINDS.filter((kind) => tokens[kind]) : [];
}

export function traced(last: GameEvent[]): Set<string> {
  const spots = new Set<string>();
  for (const event of last) {
    const { seat } = event;
    const place = event["place"] as string | undefined;
    for (const kind of kindsOf(event)) spots.add(`bank:${kind}`).add(`seat:${seat}:token:${kind}`);
    if (event.event === "card" && place) spots.add(spotOf(place, seat));
    if (event.event === "reserve" && place) spots.add(spotOf(place, seat)).add(`seat:${seat}:reserved`);
    if (event.event === "buy") spots.add(`seat:${seat}:bonus:${(event["card"] as Card).bonus}`);
    if (event.event === "visit") spots.add(`noble:${event["noble_place"] as number}`).add(`seat:${seat}:nobles`);
  }
  return spots;
}
