/** Says what decided a finished game, in one or two sentences. */
import { item as itemTitle, t } from "../lib/i18n";
import { signed } from "../lib/names";
import type { Result } from "../lib/protocol";

/** The lead of the winner and the item of the score sheet with the biggest difference; empty where a tie-break decided. */
export function decided(result: Result, game: string, names: string[], me: number | null, target: number | null): string {
  const { ranks, resigned, scores } = result;
  if (names.length === 1) return target === null ? "" : t("page-result-against-target", { points: signed(scores[0] ?? 0), target });
  const others = names.map((_, seat) => seat).filter((seat) => ranks[seat] !== 1 && !resigned.includes(seat));
  if (others.length === 0) return resigned.length > 0 ? t("page-result-by-resignation") : "";
  const winner = ranks.indexOf(1);
  const mine = me !== null && others.includes(me);
  const rival = mine ? me : others.reduce((best, seat) => (ranks[seat]! < ranks[best]! ? seat : best));
  const n = scores[winner]! - scores[rival]!;
  if (n <= 0) return "";
  const lead = t(mine ? "page-result-behind" : "page-result-ahead", { n, name: names[rival] ?? "" });
  const points = (seat: number, name: string) => result.breakdowns[seat]?.find(({ item }) => item === name)?.points ?? 0;
  const items = [...new Set(result.breakdowns.flat().map(({ item }) => item))];
  const gap = (name: string) => points(winner, name) - points(rival, name);
  const [most] = items.sort((one, other) => gap(other) - gap(one));
  if (most === undefined || items.length === 1) return lead;
  return `${lead} ${t("page-result-difference", { item: itemTitle(game, most), ours: signed(points(winner, most)), theirs: signed(points(rival, most)) })}`;
}
