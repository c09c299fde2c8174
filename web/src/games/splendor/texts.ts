/** Cards, nobles and tokens in words. */
import { locale, t } from "../../lib/i18n";
import { KINDS, meansOf, progressTo, type Card, type Kind, type Noble, type Seat, type Tokens } from "./types";

/** Several things as one phrase. */
export function listed(things: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(things);
}

/** The gems and gold that a bundle holds. */
export function tokensWords(tokens: Partial<Tokens>): string {
  const held = KINDS.filter((kind) => tokens[kind]);
  return held.length ? listed(held.map((kind) => t(`splendor-page-count-${kind}`, { n: tokens[kind] ?? 0 }))) : t("splendor-page-nothing");
}

export function gemName(kind: Kind): string {
  return t(`splendor-page-gem-${kind}`);
}

export function cardWords(card: Card): string {
  const gem = gemName(card.bonus);
  return t("splendor-page-card", { gem, level: card.level, n: card.points, cost: tokensWords(card.cost) });
}

/** Whether a player can buy a card, and with how much gold, or what they are short of. */
export function meansWords(card: Card, purse: Seat): string {
  const { gold, short } = meansOf(card, purse);
  return short > 0 ? t("splendor-page-short", { n: short }) : gold > 0 ? t("splendor-page-can-gold", { n: gold }) : t("splendor-page-can");
}

/** A noble; with a player, also how much of what it requires they have. */
export function nobleWords(noble: Noble, purse: Seat | null = null): string {
  const told = t("splendor-page-noble", { n: noble.points, needs: tokensWords(noble.needs) });
  return purse === null ? told : t("splendor-page-noble-progress", { noble: told, have: tokensWords(progressTo(noble, purse)) });
}
