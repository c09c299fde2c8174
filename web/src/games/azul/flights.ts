/** The pieces that fly over an Azul table. */
import type { Flight } from "../../lib/board";
import { many, offerFlights, takenFrom } from "../offer/flights";
import type { AzulEvent } from "./types";

/** Return the flights of an event. */
export function flights(event: AzulEvent): Flight[] {
  switch (event.event) {
    case "marker":
      return [{ piece: "first", from: "centre:marker", to: `seat:${event.seat}:floor` }];
    case "line":
      return many("azul", event.colour, event.count, takenFrom(event.colour), `seat:${event.seat}:line:${event.line}`);
    case "floor":
      return [
        ...many("azul", event.colour, event.count, takenFrom(event.colour), `seat:${event.seat}:floor`),
        ...many("azul", event.colour, event.to_lid, takenFrom(event.colour), "lid"),
      ];
    case "tile":
      return [{ piece: `azul-${event.colour}`, from: `seat:${event.seat}:line:${event.row}`, to: `seat:${event.seat}:wall:${event.row}:${event.column}` }];
    case "deal":
      return offerFlights("azul", { ...event, pieces: event.tiles });
    case "take":
      return offerFlights("azul", event);
    default:
      return [];
  }
}
