/** The events of Azul in pictures, for the log. */
import { sourceSymbol } from "../offer/texts";
import type { AzulEvent } from "./types";

/** "2 [blue] [factory]4", "→ [line]3"; empty for events that are told in words. */
export function symbols(event: AzulEvent): string {
  switch (event.event) {
    case "take":
      return `${event.count} [[azul-${event.colour}]] ${sourceSymbol(event.source)}`;
    case "marker":
      return "· [[first]]";
    case "line":
      return `→ [[at-line]]${event.line}`;
    case "floor":
      return `→ ${event.dropped} [[at-floor]]`;
    case "tile":
      return `[[azul-${event.colour}]] [[at-line]]${event.row} → [[at-wall]]${event.row}·${event.column}`;
    case "floor_loss":
      return "[[at-floor]]";
    default:
      return "";
  }
}
