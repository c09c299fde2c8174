/** Flights that Azul and Sintra share: out of the bag, from a factory to a player or to the centre. */
import type { Flight, GameEvent } from "../../lib/board";
import type { OfferGame } from "./words";

/** So many of one colour along one way. */
export function many(game: OfferGame, colour: unknown, count: unknown, from: string, to: string): Flight[] {
  return Array.from({ length: Number(count) }, () => ({ piece: `${game}-${String(colour)}`, from, to }));
}

/** Where the tiles of the last `take` came from: what lays them down follows it and does not say. */
let source = "centre";

/** The spot from which tiles of a colour come that were just taken. */
export function takenFrom(colour: unknown): string {
  return source === "centre" ? `centre:${String(colour)}` : source;
}

/** What the shared events move. */
export function offerFlights(game: OfferGame, event: GameEvent): Flight[] {
  switch (event.event) {
    case "deal": {
      const dealt = (event["tiles"] ?? event["pieces"]) as string[];
      return dealt.map((colour) => ({ piece: `${game}-${colour}`, from: "bag", to: `factory:${String(event["factory"])}` }));
    }
    case "take": {
      source = event["source"] === "centre" ? "centre" : `factory:${String(event["source"])}`;
      return (event["to_centre"] as string[]).map((colour) => ({ piece: `${game}-${colour}`, from: source, to: `centre:${colour}` }));
    }
    default:
      return [];
  }
}
