/** The coach: why one move is better than another, in sentences. */
import { action as inWords, item as itemTitle, locale, t } from "./i18n";
import type { Chance, Why } from "./protocol";

/** The name of a reason that stands for the whole score sheet. */
const TOTAL = "total";

const percent = ({ better, other }: Chance) => ({ better: Math.round(100 * better), other: Math.round(100 * other) });

/** One sentence on points or that it is a close call, and one on points at once and the reply prevented, or on tempo. */
export function reasons(game: string, why: Why, names: string[]): string[] {
  const number = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [own, opponent] = [true, false].map((side) =>
    why.reasons
      .filter((each) => each.own === side)
      .map(({ item, points, chance }) => {
        const way = points > 0 === side ? "coach-more" : "coach-fewer";
        const shown = number.format(Math.abs(points));
        if (item === TOTAL) return t(`${way}-total`, { points: shown });
        const title = itemTitle(game, item);
        return t(way, { points: shown, item: chance ? t("coach-chance", { item: title, number: chance.number, ...percent(chance) }) : title });
      })
      .join(", "),
  ) as [string, string];
  const told = why.reasons.length > 0 ? [t(own && opponent ? "coach-both" : own ? "coach-own" : "coach-opponent", { own, opponent })] : [];
  const points = why.points_now;
  if (why.reply) {
    const sentence = inWords(game, why.reply.facts, names[why.reply.seat] ?? "");
    told.push(points > 0 ? t("coach-now-reply", { points, sentence }) : t("coach-reply", { sentence }));
  } else if (points > 0) told.push(t("coach-now", { points }));
  else if (why.rounds) told.push(t(why.rounds > 0 ? "coach-later" : "coach-sooner", { rounds: number.format(Math.abs(why.rounds)) }));
  else if (why.start) told.push(t("coach-start", percent(why.start)));
  return why.reasons.length > 0 ? told : [...told, t("coach-close")];
}
