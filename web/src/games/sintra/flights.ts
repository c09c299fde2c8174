/** What flies over a Sintra table. */
import type { Flight, GameEvent } from "../../lib/board";
import { many, offerFlights, takenFrom } from "../offer/flights";

/** The flights of an event. */
export function flights(event: GameEvent): Flight[] {
  const seat = `seat:${String(event.seat)}`;
  const colour = event["colour"];
  switch (event.event) {
    case "marker":
      return [{ piece: "first", from: "centre:marker", to: `${seat}:glass` }];
    case "glazier":
      return [{ piece: "glazier", from: `${seat}:glazier:${String(event["from"])}`, to: `${seat}:glazier:${String(event["to"])}` }];
    case "place":
      return many("sintra", colour, Number(event["coloured"]) + Number(event["wild"]), takenFrom(colour), `${seat}:strip:${String(event["strip"])}`);
    case "break":
      return many("sintra", colour, event["count"], takenFrom(colour), "tower");
    case "pane": {
      const strip = `${seat}:strip:${String(event["window"])}`;
      return [
        ...many("sintra", colour, 1, strip, `${seat}:window:${String(event["window"])}:${String(event["pane"])}`),
        ...(event["to_tower"] as string[]).map((each) => ({ piece: `sintra-${each}`, from: strip, to: "tower" })),
      ];
    }
    case "round_end":
      return [{ piece: `sintra-${String(colour)}`, from: `round:${String(event["round"])}`, to: "tower" }];
    default:
      return offerFlights("sintra", event);
  }
}
