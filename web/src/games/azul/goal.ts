/** How near the end of the game is. */
import type { AzulView } from "./types";

/** Return the tiles missing in a seat's longest rows, and their numbers. */
export function toGo(view: AzulView, seat: number): { n: number; rows: number[] } {
  const missing = view.seats[seat]!.wall.map((row) => row.filter((tile) => tile === null).length);
  const n = Math.min(...missing);
  return { n, rows: missing.flatMap((each, row) => (each === n ? [row + 1] : [])) };
}
