/** The events of Sintra in pictures, for the log. */
import { sourceSymbol } from "../offer/texts";
import type { SintraEvent } from "./types";

/** "3 [pink] [factory]2", "→ [strip]7"; empty for events that are told in words. */
export function symbols(event: SintraEvent, update: readonly SintraEvent[]): string {
  const takes = update.some((each) => each.event === "take");
  switch (event.event) {
    case "take":
      return `${event.count} [[sintra-${event.colour}]] ${sourceSymbol(event.source)}`;
    case "marker":
      return "· [[first]]";
    case "glazier":
      return takes ? "·" : `[[glazier]] → [[at-strip]]${event.to}`;
    case "place":
      return `${takes ? "" : `${event.count} [[sintra-${event.colour}]] `}→ [[at-strip]]${event.strip}`;
    case "break":
      return `→ ${event.count} [[at-break]]`;
    case "pane":
      return `[[sintra-${event.colour}]] → [[at-window]]${event.window}`;
    case "broken_glass":
    case "colour_bonus":
    case "strip":
    case "window":
      return "·";
    case "reset":
    case "final_loss":
      return "[[at-break]]";
    default:
      return "";
  }
}
