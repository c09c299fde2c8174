/** The events of Sagrada in pictures, for the log. */
import { pictured } from "./caption";
import type { EventSpace, SagradaEvent } from "./types";

const at = ({ row, column }: EventSpace): string => `[[at-window]]${row}·${column}`;

/** "[red 5] → [window]1·2"; empty for events that are told in words. */
export function symbols(event: SagradaEvent): string {
  switch (event.event) {
    case "place":
      return `${pictured(event.die)} → ${at(event.space)}`;
    case "move":
      return `${pictured(event.die)} ${at(event.from)} → ${at(event.to)}`;
    case "tool":
      return `${event.tool} · ${event.die ? pictured(event.die) : `${event.tokens} [[favor]]`}`;
    case "draft":
      return `${pictured(event.die)} [[at-pool]]`;
    case "value":
      return `→ ${pictured(event.die)}`;
    case "turned":
      return `${pictured(event.die)} → ${pictured(event.becomes)}`;
    case "exchange":
      return `${pictured(event.given)} → ${pictured(event.die)} [[at-track]]${event.round}`;
    case "flux":
      return `${pictured(event.die)} → [[ui-bag]] → [[die-${event.colour}]]`;
    case "return":
      return `${pictured(event.die)} → [[at-pool]]`;
    case "roll":
    case "reroll":
      return `[[at-pool]] ${event.dice.map(pictured).join(" ")}`;
    case "track":
      return `${event.dice.map(pictured).join(" ")} → [[at-track]]${event.round}`;
    default:
      return "";
  }
}
