/** The figures of a review at one ply. */
import { action as inWords, locale } from "../lib/i18n";
import type { Frame, Remark } from "../lib/protocol";

/** Marks that distinguish seats without colour. */
export const MARKS = ["●", "■", "▲", "◆"];

/** A share of the victory in words. */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A change of a share of the victory, with its sign. */
export function change(share: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(share).replace("-", "−");
}

/** A change of points, with its sign. */
export function pointsChange(points: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(points).replace("-", "−");
}

/** A small share with a decimal, as losses per move are. */
export function finePercent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 1 }).format(share);
}

/** The decision, by itself or with the chance that followed, that changed a seat's win probability most. */
export function swing(remarks: Remark[], seat: number, last: number, ranks: number[]): { ply: number; change: number } | null {
  const changes = remarks.map(({ ply, shares }) => ({ ply, change: sharesAt(remarks, ply + 1, last, ranks)[seat]! - shares[seat]! }));
  return changes.reduce<(typeof changes)[0] | null>((most, each) => (Math.abs(each.change) > Math.abs(most?.change ?? 0) ? each : most), null);
}

/** Every seat's win probability after a number of decisions: from the next remark, at the end from the result. */
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

/** The move of a remark in words. */
export function told(game: string, remark: Remark, frames: readonly Frame[], names: readonly string[]): string {
  return inWords(game, frames[remark.ply + 1]?.facts ?? remark.best_facts, names[remark.seat] ?? "");
}
