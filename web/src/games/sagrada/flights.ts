/** What flies where when something happens. */
import type { Flight, GameEvent } from "../../lib/board";
import { spotOf } from "./trace";
import { colourOf, type Die, type SagradaView, type Space } from "./types";

export function flights(event: GameEvent, _view: SagradaView): Flight[] {
  const { seat } = event;
  const die = event["die"] as Die | null | undefined;
  const dice = (event["dice"] as Die[] | undefined) ?? [];
  const round = `track:${event["round"] as number}`;
  switch (event.event) {
    case "roll":
      return dice.map((each) => ({ piece: face(each), from: "bag", to: pool(each) }));
    case "place":
      return [{ piece: face(die!), from: pool(die!), to: spotOf(seat, event["space"] as Space) }];
    case "move":
      return [{ piece: face(die!), from: spotOf(seat, event["from"] as Space), to: spotOf(seat, event["to"] as Space) }];
    case "tool": {
      const card = `tool:${event["tool"] as string}`;
      if (die) return [{ piece: face(die), from: pool(die), to: card }];
      return Array.from({ length: event["tokens"] as number }, () => ({ piece: "favor", from: `seat:${seat}:favor`, to: card }));
    }
    case "exchange":
      return [
        { piece: face(event["given"] as Die), from: pool(event["given"] as Die), to: round },
        { piece: face(die!), from: round, to: pool(die!) },
      ];
    case "flux":
      return [
        { piece: face(die!), from: pool(die!), to: "bag" },
        { piece: `die-${event["colour"] as string}`, from: "bag", to: "pool" },
      ];
    case "track":
      return dice.map((each) => ({ piece: face(each), from: pool(each), to: round }));
    default:
      return [];
  }
}

/** Where a die of the pool, or the one in hand, lies. */
function pool(die: Die): string {
  return `pool:${die}`;
}

function face(die: Die): string[] {
  return [`die-${colourOf(die)}`, `pips-${die[1]}`];
}
