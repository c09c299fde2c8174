/** The effect of a decision on one's own palace, in a few words. */
import { t } from "../../lib/i18n";
import { filled, marks } from "./marks";
import type { SintraEvent, SintraView } from "./types";

export interface Effect {
  what: string;
  more: string;
}

/** The effect of events that a decision of a seat would lead to; null when there is none to tell. */
export function effects(view: SintraView, seat: number, ahead: readonly SintraEvent[], points: number): Effect | null {
  const board = view.seats[seat];
  if (board === undefined || ahead.length === 0) return null;
  const coming = marks(ahead, seat);
  const told: string[] = [];
  for (const [number, pieces] of coming.strips) {
    const strip = board.strips[number - 1];
    if (strip == null) continue;
    const left = strip.spaces.filter(({ piece }) => piece === null).length - filled(strip, pieces).size;
    told.push(left > 0 ? t("sintra-page-effect-left", { strip: number, n: left }) : t("sintra-page-effect-full", { strip: number }));
  }
  if (coming.bonus > 0) told.push(t("sintra-page-effect-bonus", { n: coming.bonus }));
  for (const [number, n] of coming.windows) told.push(t("sintra-page-effect-window", { window: number, n }));
  if (coming.broken > 0) told.push(t("sintra-page-effect-break", { n: coming.broken }));
  if (ahead.some((event) => event.event === "marker" && event.seat === seat)) told.push(t("sintra-page-effect-marker"));
  if (told.length === 0 && coming.glazier !== null) told.push(t("sintra-page-effect-glazier", { strip: coming.glazier }));
  const [what = "", ...more] = told;
  if (what === "") return null;
  const scores = coming.strips.size > 0 && points > 0;
  return { what: scores ? `${what} +${points}` : what, more: more.join(" ") };
}
