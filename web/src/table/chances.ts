/** What a review says of a game at one of its places. */
import { locale } from "../lib/i18n";
import type { Remark } from "../lib/protocol";

/** How the seats are told apart where there is no colour. */
export const MARKS = ["●", "■", "▲", "◆"];

/** A share of the victory in words. */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** Everybody's share of the victory after so many decisions: what the next remark says, and in the end what the result says. */
export function sharesAt(remarks: Remark[], place: number, last: number, ranks: number[]): number[] {
  const next = place < last ? remarks.find((each) => each.ply >= place) : undefined;
  const winners = ranks.filter((rank) => rank === 1).length;
  return next?.shares ?? ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

/** The marks that a graph has room for, the worst first: none nearer to another than a part of the width. */
export function marked(remarks: Remark[], count: number, apart: number): Remark[] {
  const found: Remark[] = [];
  for (const each of remarks.filter((each) => each.mark).sort((a, b) => b.loss - a.loss))
    if (found.every((other) => Math.abs(other.ply - each.ply) >= apart * count)) found.push(each);
  return found;
}
