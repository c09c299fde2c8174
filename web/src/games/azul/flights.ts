/** What flies over an Azul table. */
import type { Flight, GameEvent } from "../../lib/board";
import { many, offerFlights, takenFrom } from "../offer/flights";

/** The flights of an event. */
export function flights(event: GameEvent): Flight[] {
  const seat = `seat:${String(event.seat)}`;
  const colour = event["colour"];
  switch (event.event) {
    case "marker":
      return [{ piece: "first", from: "centre:marker", to: `${seat}:floor` }];
    case "line":
      return many("azul", colour, event["count"], takenFrom(colour), `${seat}:line:${String(event["line"])}`);
    case "floor":
      return [
        ...many("azul", colour, event["count"], takenFrom(colour), `${seat}:floor`),
        ...many("azul", colour, event["to_lid"], takenFrom(colour), "lid"),
      ];
    case "tile":
      return many("azul", colour, 1, `${seat}:line:${String(event["row"])}`, `${seat}:wall:${String(event["row"])}:${String(event["column"])}`);
    default:
      return offerFlights("azul", event);
  }
}
