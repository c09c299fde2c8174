/** The table of Splendor in words, one line for each thing. */
import { t } from "../../lib/i18n";
import type { Reserved, Seat, SplendorView } from "./types";
import { cardWords, listed, nobleWords, tokensWords } from "./texts";

export function describe(view: SplendorView, me: number | null, names: string[]): string[] {
  const nobles = view.nobles.filter((noble) => noble !== null).map((noble) => nobleWords(noble, me === null ? null : view.seats[me]));
  const seats = [...view.seats.keys()].sort((one, other) => Number(other === me) - Number(one === me) || one - other);
  return [
    t("splendor-page-say-round", { n: view.round }) + (view.last_round ? ` ${t("splendor-page-last-round")}.` : ""),
    view.actor === null ? t("splendor-page-over") : t("splendor-page-say-turn", { name: names[view.actor] ?? "" }),
    nobles.length ? t("splendor-page-say-nobles", { list: nobles.join("; ") }) : t("splendor-page-say-no-nobles"),
    ...[3, 2, 1].map((level) => levelWords(view, level)),
    t("splendor-page-say-supply", { tokens: tokensWords(view.supply) }),
    ...seats.flatMap((seat) => seatWords(view.seats[seat]!, names[seat] ?? "")),
  ];
}

function levelWords(view: SplendorView, level: number): string {
  const cards = (view.table[level - 1] ?? []).map((card) => (card ? cardWords(card) : t("splendor-page-no-card", { level })));
  return t("splendor-page-say-level", { level, n: view.decks[level - 1] ?? 0, list: cards.join("; ") });
}

function seatWords(seat: Seat, name: string): string[] {
  const lines = [t("splendor-page-say-seat", { name, n: seat.score, tokens: tokensWords(seat.tokens), bonuses: tokensWords(seat.bonuses) })];
  if (seat.reserved.length) lines.push(t("splendor-page-say-reserved", { name, list: seat.reserved.map(reservedWords).join("; ") }));
  if (seat.nobles.length) lines.push(t("splendor-page-say-visited", { name, list: listed(seat.nobles.map((noble) => nobleWords(noble))) }));
  return lines;
}

function reservedWords(reserved: Reserved): string {
  return reserved.card ? cardWords(reserved.card) : t("splendor-page-say-hidden", { level: reserved.level });
}
