/** Flights that Azul and Sintra share: out of the bag, from a factory to a player or to the centre. */
import type { Flight } from "../../lib/board";

export type OfferEvent =
  | { event: "deal"; factory: number; pieces: string[] }
  | { event: "take"; source: number | "centre"; to_centre: string[] };

/** Several pieces of one colour along one way. */
export function many(game: string, colour: string, count: number, from: string, to: string): Flight[] {
  return Array.from({ length: count }, () => ({ piece: `${game}-${colour}`, from, to }));
}

/** The source of the last `take`: the events that place its pieces follow it and do not name it. */
let source = "centre";

/** Return the spot from which the pieces just taken come. */
export function takenFrom(colour: string): string {
  return source === "centre" ? `centre:${colour}` : source;
}

/** Return the flights of the shared events. */
export function offerFlights(game: string, event: OfferEvent): Flight[] {
  if (event.event === "deal") return event.pieces.map((colour) => ({ piece: `${game}-${colour}`, from: "bag", to: `factory:${event.factory}` }));
  source = event.source === "centre" ? "centre" : `factory:${event.source}`;
  return event.to_centre.map((colour) => ({ piece: `${game}-${colour}`, from: source, to: `centre:${colour}` }));
}
