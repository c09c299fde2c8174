/** The events of Splendor in pictures, for the log. */
import { pictured } from "./caption";
import type { SplendorEvent } from "./types";

/** "2 [ruby] → [card] [onyx]"; empty for events that are told in words. */
export function symbols(event: SplendorEvent, update: readonly SplendorEvent[]): string {
  switch (event.event) {
    case "take":
      return `[[at-token]] → ${pictured(event.tokens)}`;
    case "return":
      return `${pictured(event.tokens)} → [[at-token]]`;
    case "pay":
      return pictured(event.tokens);
    case "buy":
      return `${update.some((each) => each.event === "pay") ? "→ " : ""}[[at-card]] [[gem-${event.card.bonus}]]`;
    case "reserve":
      return `[[at-reserve]] ${event.card ? `[[gem-${event.card.bonus}]]` : `[[back-${event.deck ?? 1}]]`}${event.gold > 0 ? ` · ${event.gold} [[gem-gold]]` : ""}`;
    case "visit":
      return "[[at-noble]]";
    case "card":
    case "show":
      return "·";
    default:
      return "";
  }
}
