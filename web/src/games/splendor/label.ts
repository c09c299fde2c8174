/** A decision of Splendor in a few words. */
import type { Chosen } from "../../lib/choice.svelte";
import { t } from "../../lib/i18n";
import { countsOf, KINDS, type SplendorEvent, type SplendorParts, type SplendorView, type Tokens } from "./types";

/** Tokens as pictures: "2 [onyx] 1 [gold]". */
function pictured(tokens: Partial<Tokens>): string {
  return KINDS.flatMap((kind) => (tokens[kind] ? [`${tokens[kind]} [[gem-${kind}]]`] : [])).join(" ");
}

/** A card by its gem and what it costs, or the deck from which it would come. */
function placeLabel(place: string, view: SplendorView): string {
  const [row, column] = [...place];
  if (column === "D") return t("splendor-page-label-deck", { level: row ?? "" });
  const at = Number(column) - 1;
  const card = row === "H" ? view.seats[view.actor ?? 0]?.reserved[at]?.card : view.table[Number(row) - 1]?.[at];
  return card ? `[[gem-${card.bonus}]] · ${pictured(card.cost)}` : "";
}

/** Describe parts of an action: "Buy · 2 [onyx]". */
export function label(parts: Chosen<SplendorParts>, view: SplendorView, ahead: readonly SplendorEvent[] = []): string {
  const { action, place, colours, colour, gold = 0, token } = parts;
  const where = typeof place === "string" ? placeLabel(place, view) : "";
  if (colours !== undefined) {
    const tokens = Object.fromEntries(colours.map((gem) => [gem, colours.filter((each) => each === gem).length]));
    return t("splendor-page-take", { tokens: pictured(tokens) });
  }
  switch (action) {
    case "buy": {
      const payment = ahead.find((event) => event.event === "pay");
      const paid = payment && "tokens" in payment ? `· ${pictured(countsOf(payment.tokens))}` : "";
      return [t("splendor-page-buy"), where || paid].join(" ").trim();
    }
    case "reserve":
      return [t("splendor-page-reserve"), where || (view.supply.gold > 0 ? "· +1 [[gem-gold]]" : "")].join(" ").trim();
    case "pay":
      return t("splendor-page-pay", { tokens: pictured({ ...(colour && { [colour]: (view.buying?.count ?? 0) - gold }), gold }) });
    case "return":
      return t("splendor-page-label-return", { token: `[[gem-${String(token)}]]` });
    case "noble":
      return t("splendor-page-label-noble", { needs: pictured(view.nobles[Number(place) - 1]?.needs ?? {}) });
    case "pass":
      return t("splendor-page-pass");
    default:
      return where;
  }
}
