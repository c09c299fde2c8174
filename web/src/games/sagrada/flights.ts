/** The pieces that fly over a Sagrada table. */
import type { Flight } from "../../lib/board";
import { spotOf } from "./trace";
import { dieOf, type SagradaEvent, type EventDie } from "./types";

/** Return the flights of an event. */
export function flights(event: SagradaEvent): Flight[] {
  switch (event.event) {
    case "roll":
      return event.dice.map((die) => ({ piece: face(die), from: "bag", to: pool(die) }));
    case "place":
      return [{ piece: face(event.die), from: pool(event.die), to: spotOf(event.seat, event.space) }];
    case "move":
      return [{ piece: face(event.die), from: spotOf(event.seat, event.from), to: spotOf(event.seat, event.to) }];
    case "tool": {
      const card = `tool:${event.tool}`;
      if (event.die) return [{ piece: face(event.die), from: pool(event.die), to: card }];
      return Array.from({ length: event.tokens }, () => ({ piece: "favor", from: `seat:${event.seat}:favor`, to: card }));
    }
    case "exchange":
      return [
        { piece: face(event.given), from: pool(event.given), to: `track:${event.round}` },
        { piece: face(event.die), from: `track:${event.round}`, to: pool(event.die) },
      ];
    case "flux":
      return [
        { piece: face(event.die), from: pool(event.die), to: "bag" },
        { piece: `die-${event.colour}`, from: "bag", to: "pool" },
      ];
    case "track":
      return event.dice.map((die) => ({ piece: face(die), from: pool(die), to: `track:${event.round}` }));
    default:
      return [];
  }
}

/** The spot of a die in the pool or in hand. */
function pool(die: EventDie): string {
  return `pool:${dieOf(die)}`;
}

function face({ colour, value }: EventDie): string[] {
  return [`die-${colour}`, `pips-${value}`];
}
