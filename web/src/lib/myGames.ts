/** The order of my games. */
import type { TableSummary } from "./protocol";

/** My turns first, the most urgent at the top; then running games, then finished ones, the newest first. */
export function turnsFirst(mine: readonly TableSummary[]): TableSummary[] {
  const urgency = (table: TableSummary): number => (table.my_turn ? (table.deadline ?? Number.MAX_SAFE_INTEGER) : 0);
  return [...mine].sort(
    (a, b) =>
      Number(b.my_turn) - Number(a.my_turn) || urgency(a) - urgency(b) || Number(a.phase === "over") - Number(b.phase === "over") || b.changed - a.changed,
  );
}
