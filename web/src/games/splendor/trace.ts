/** The spots of the table that the last decisions touched. */
import type { SplendorEvent } from "./types";

/** Return the spot of a card: a place on the table, a deck, or a player's hand. */
export function spotOf(place: string, seat: number): string {
  if (place.startsWith("H")) return `seat:${seat}:reserved`;
  return place.endsWith("D") ? `deck:${place[0]}` : `place:${place}`;
}

export function traced(last: readonly SplendorEvent[]): Set<string> {
  const spots = new Set<string>();
  for (const event of last) {
    switch (event.event) {
      case "take":
      case "pay":
      case "return":
        for (const { token } of event.tokens) spots.add(`bank:${token}`).add(`seat:${event.seat}:token:${token}`);
        break;
      case "card":
        spots.add(`place:${event.place}`);
        break;
      case "reserve":
        spots.add(spotOf(event.place, event.seat)).add(`seat:${event.seat}:reserved`);
        break;
      case "buy":
        spots.add(`seat:${event.seat}:bonus:${event.card.bonus}`);
        break;
      case "visit":
        spots.add(`noble:${event.noble_place}`).add(`seat:${event.seat}:nobles`);
        break;
    }
  }
  return spots;
}
