/** The coach: why one move is better than another, in sentences. */
import { action as inWords, item as itemTitle, locale, t } from "./i18n";
import type { Why } from "./protocol";

/** The name of a reason that stands for the whole score sheet. */
const TOTAL = "total";

export function reasons(game: string, why: Why, names: string[]): string[] {
  const number = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const told = [true, false].flatMap((side) => {
    const list = why.reasons
      .filter(({ own }) => own === side)
      .map(({ own, item, points }) => {
        const way = points > 0 === own ? "coach-more" : "coach-fewer";
        const shown = number.format(Math.abs(points));
        return item === TOTAL ? t(`${way}-total`, { points: shown }) : t(way, { points: shown, item: itemTitle(game, item) });
      });
    return list.length > 0 ? [t(side ? "coach-own" : "coach-opponent", { list: list.join(", ") })] : [];
  });
  if (why.points_now > 0) told.push(t("coach-now", { points: why.points_now }));
  if (why.reply) told.push(t("coach-reply", { sentence: inWords(game, why.reply.facts, names[why.reply.seat] ?? "") }));
  return why.reasons.length > 0 ? told : [...told, t("coach-close")];
}
