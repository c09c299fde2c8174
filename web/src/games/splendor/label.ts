/** A decision of Splendor in a few words. */
import type { GameEvent } from "../../lib/board";
import type { Parts } from "../../lib/choice.svelte";
import { t } from "../../lib/i18n";
import { KINDS, type Gem, type SplendorView, type Tokens } from "./types";

/** Tokens as pictures: "2 [onyx] 1 [gold]". */
function pictured(tokens: Partial<Tokens>): string {
  return KINDS.flatMap((kind) => (tokens[kind] ? [`${tokens[kind]} [[gem-${kind}]]`] : [])).join(" ");
}

/** A card by its gem and what it costs, or the deck from which it would come. */
function placeLabel(place: string, view: SplendorView): string {
  const [row, column] = [...place];
  if (column === "D") return t("splendor.label.deck", { level: row ?? "" });
  const at = Number(column) - 1;
  const card = row === "H" ? view.seats[view.actor ?? 0]?.reserved[at]?.card : view.table[Number(row) - 1]?.[at];
  return card ? `[[gem-${card.bonus}]] · ${pictured(card.cost)}` : "";
}

/** What these parts are, with what they lead to: "Buy · 2 [onyx]". */
export function label(parts: Parts, view: SplendorView, ahead: readonly GameEvent[] = []): string {
  const { action, place, colours, colour, gold, token } = parts;
  const where = typeof place === "string" ? placeLabel(place, view) : "";
  if (Array.isArray(colours)) {
    const tokens = Object.fromEntries((colours as Gem[]).map((gem) => [gem, (colours as Gem[]).filter((each) => each === gem).length]));
    return t("splendor.take", { tokens: pictured(tokens) });
  }
  switch (action) {
    case "buy": {
      const paid = ahead.find(({ event }) => event === "pay")?.["tokens"] as Tokens | undefined;
      return [t("splendor.buy"), where || (paid ? `· ${pictured(paid)}` : "")].join(" ").trim();
    }
    case "reserve":
      return [t("splendor.reserve"), where || (view.supply.gold > 0 ? "· +1 [[gem-gold]]" : "")].join(" ").trim();
    case "pay":
      return t("splendor.pay", { tokens: pictured({ [colour as Gem]: (view.buying?.count ?? 0) - Number(gold), gold: Number(gold) }) });
    case "return":
      return t("splendor.label.return", { token: `[[gem-${String(token)}]]` });
    case "noble":
      return t("splendor.label.noble", { needs: pictured(view.nobles[Number(place) - 1]?.needs ?? {}) });
    case "pass":
      return t("splendor.pass");
    default:
      return where;
  }
}
