/** The coach: why one move is better than another, in sentences. */
import { action as inWords, item as itemTitle, locale, t } from "./i18n";
import type { Why } from "./protocol";

/** The name of a reason that stands for the whole score sheet. */
const TOTAL = "total";

/** One sentence on points, and one on points at once and the reply that is prevented; or that it is a close call. */
export function reasons(game: string, why: Why, names: string[]): string[] {
  const number = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [own, opponent] = [true, false].map((side) =>
    why.reasons
      .filter((each) => each.own === side)
      .map(({ item, points }) => {
        const way = points > 0 === side ? "coach-more" : "coach-fewer";
        const shown = number.format(Math.abs(points));
        return item === TOTAL ? t(`${way}-total`, { points: shown }) : t(way, { points: shown, item: itemTitle(game, item) });
      })
      .join(", "),
  ) as [string, string];
  const told = why.reasons.length > 0 ? [t(own && opponent ? "coach-both" : own ? "coach-own" : "coach-opponent", { own, opponent })] : [];
  const points = why.points_now;
  if (why.reply) {
    const sentence = inWords(game, why.reply.facts, names[why.reply.seat] ?? "");
    told.push(points > 0 ? t("coach-now-reply", { points, sentence }) : t("coach-reply", { sentence }));
  } else if (points > 0) told.push(t("coach-now", { points }));
  return why.reasons.length > 0 ? told : [...told, t("coach-close")];
}
