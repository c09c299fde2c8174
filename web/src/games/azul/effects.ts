/** The effect of a decision on one's own board, in a few words. */
import { t } from "../../lib/i18n";
import { marks } from "./marks";
import { FLOOR_COSTS, type AzulEvent, type AzulView } from "./types";

export interface Effect {
  what: string;
  more: string;
}

/** The effect of events that a decision of a seat would lead to; null when there is none to tell. */
export function effects(view: AzulView, seat: number, ahead: readonly AzulEvent[], points: number): Effect | null {
  const board = view.seats[seat];
  if (board === undefined || ahead.length === 0) return null;
  const coming = marks(ahead, seat);
  const told: string[] = [];
  for (const [number, { count }] of coming.lines) {
    const line = board.lines[number - 1]!;
    const left = line.size - line.count - count;
    told.push(left > 0 ? t("azul-page-effect-left", { line: number, n: left }) : t("azul-page-effect-full", { line: number }));
  }
  const fallen = coming.floor.filter((tile) => tile !== "marker").length + coming.lid;
  if (fallen > 0) told.push(t("azul-page-effect-fall", { n: fallen }));
  if (coming.floor.includes("marker")) told.push(t("azul-page-effect-marker"));
  const cost = FLOOR_COSTS.slice(board.floor.length, board.floor.length + coming.floor.length).reduce((sum, each) => sum + each, 0);
  if (cost > 0) told.push(t("azul-page-effect-cost", { n: cost }));
  const [what = "", ...more] = told;
  if (what === "") return null;
  const scores = coming.lines.size > 0 && points > 0;
  return { what: scores ? `${what} +${points}` : what, more: more.join(" ") };
}
