/** A decision of Splendor in pictures, told from its events. */
import { t } from "../../lib/i18n";
import type { Advised } from "../../lib/board";
import type { Chosen } from "../../lib/choice.svelte";
import { spotOf } from "./trace";
import type { EventTokens, SplendorEvent, SplendorParts } from "./types";

/** Tokens as pictures within a text. */
export const pictured = (tokens: EventTokens): string => tokens.map(({ token, count }) => `${count} [[gem-${token}]]`).join(" ");

/** "Take 1 [onyx] 2 [ruby]"; empty for events without a decision. */
export function caption(events: readonly SplendorEvent[]): string {
  for (const event of events) {
    switch (event.event) {
      case "take":
        return t("splendor-page-take", { tokens: pictured(event.tokens) });
      case "return":
        return t("splendor-page-label-return", { token: pictured(event.tokens) });
      case "reserve":
        return `${t("splendor-page-reserve")} ${event.card ? `[[gem-${event.card.bonus}]]` : t("splendor-page-label-deck", { level: event.deck ?? "" })}`;
      case "buy":
        return `${t("splendor-page-buy")} [[gem-${event.card.bonus}]]${event.card.points > 0 ? ` +${event.card.points}` : ""}`;
      case "visit":
        return `${t("splendor-page-nobles")} +${event.points}`;
      case "pass":
        return t("splendor-page-pass");
    }
  }
  return "";
}

/** The spots of an action: the tokens or the card it takes. */
export function advised(parts: Chosen<SplendorParts>, seat: number): Advised {
  const { colours, place, token, gold } = parts;
  const { tokens } = parts as { tokens?: EventTokens }; /* in facts */
  if (colours !== undefined) return { from: [...new Set(colours)].map((each) => `bank:${each}`), to: null };
  if (typeof place === "string") return { from: [place.startsWith("H") ? `seat:${seat}:reserved:${place.slice(1)}` : spotOf(place, seat)], to: null };
  if (place !== undefined) return { from: [`noble:${place}`], to: null };
  if (gold !== undefined) return { from: [`pay:${gold}`], to: null };
  if (tokens !== undefined) return { from: tokens.map((each) => `bank:${each.token}`), to: null };
  return { from: token === undefined ? [] : [`seat:${seat}:token:${token}`], to: null };
}
