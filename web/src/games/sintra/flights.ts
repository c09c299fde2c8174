/** The pieces that fly over a Sintra table. */
import type { Flight } from "../../lib/board";
import { many, offerFlights, takenFrom } from "../offer/flights";
import type { SintraEvent } from "./types";

/** Return the flights of an event. */
export function flights(event: SintraEvent): Flight[] {
  switch (event.event) {
    case "marker":
      return [{ piece: "first", from: "centre:marker", to: `seat:${event.seat}:glass` }];
    case "glazier":
      return [{ piece: "glazier", from: `seat:${event.seat}:glazier:${event.from}`, to: `seat:${event.seat}:glazier:${event.to}` }];
    case "place":
      return many("sintra", event.colour, event.coloured + event.wild, takenFrom(event.colour), `seat:${event.seat}:strip:${event.strip}`);
    case "break":
      return many("sintra", event.colour, event.count, takenFrom(event.colour), "tower");
    case "pane": {
      const strip = `seat:${event.seat}:strip:${event.window}`;
      return [
        { piece: `sintra-${event.colour}`, from: strip, to: `seat:${event.seat}:window:${event.window}:${event.pane}`, redrawn: true },
        ...event.to_tower.map((each) => ({ piece: `sintra-${each}`, from: strip, to: "tower" })),
      ];
    }
    case "round_end":
      return [{ piece: `sintra-${event.colour}`, from: `round:${event.round}`, to: "tower" }];
    case "deal":
    case "take":
      return offerFlights("sintra", event);
    default:
      return [];
  }
}
