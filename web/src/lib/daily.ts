/** The daily deals on this device: commitments that were shown before, and deals that were taken offline. */
import { sha256Hex } from "./fairness";
import type { Daily, PastDeal } from "./protocol";
import { isListOf, isPairOf, isRecord, isString, load, save } from "./stored";

const COMMITMENTS = "guilda.daily.commitments";
const TAKEN = "guilda.daily.taken";
const MOST_COMMITMENTS = 40;
const MOST_BARS = 22;

/** A deal that was taken offline, with its table in this browser. */
export interface Taken {
  deal: string;
  table: string;
}

export interface Bar {
  from: number;
  to: number;
  count: number;
}

function isTaken(value: unknown): value is Taken {
  return isRecord(value) && isString(value.deal) && isString(value.table);
}

function keptCommitments(): [deal: string, commitment: string][] {
  return load(COMMITMENTS, isListOf(isPairOf(isString)), []);
}

/** Keep the commitments of today and tomorrow, unless others were shown for these deals before. */
export function keepCommitments(daily: Daily): void {
  const known = keptCommitments();
  const shown = daily.deals.flatMap((deal): [string, string][] => [
    [`${daily.day}/${deal.name}`, deal.commitment],
    [`${nextDay(daily.day, 1)}/${deal.name}`, deal.next_commitment],
  ]);
  const fresh = shown.filter(([key]) => !known.some(([other]) => other === key));
  if (fresh.length > 0) save(COMMITMENTS, [...fresh, ...known].slice(0, MOST_COMMITMENTS));
}

/** Whether yesterday's seed has the commitment that was published, and that this device was shown before. */
export async function checkSeed(day: string, deal: PastDeal): Promise<"fits" | "kept" | "differs"> {
  const kept = keptCommitments().find(([key]) => key === `${nextDay(day, -1)}/${deal.name}`)?.[1];
  if ((await sha256Hex(deal.seed)) !== deal.commitment || (kept !== undefined && kept !== deal.commitment)) return "differs";
  return kept === undefined ? "fits" : "kept";
}

/** A day some days later. */
export function nextDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function takenDeals(): Taken[] {
  return load(TAKEN, isListOf(isTaken), []);
}

export function keepTaken(taken: Taken): void {
  save(TAKEN, [taken, ...takenDeals().filter(({ deal }) => deal !== taken.deal)]);
}

export function dropTaken(deal: string): void {
  save(TAKEN, takenDeals().filter((each) => each.deal !== deal));
}

/** The results in bars of equal width, lowest first. */
export function bars(histogram: readonly (readonly number[])[]): Bar[] {
  if (histogram.length === 0) return [];
  const low = histogram[0]![0]!;
  const high = histogram.at(-1)![0]!;
  const width = Math.ceil((high - low + 1) / MOST_BARS);
  const found = Array.from({ length: Math.ceil((high - low + 1) / width) }, (_, place): Bar => ({ from: low + place * width, to: low + (place + 1) * width - 1, count: 0 }));
  for (const [ahead, count] of histogram) found[Math.floor((ahead! - low) / width)]!.count += count!;
  return found;
}

/** The weeks of a calendar that ends with the week of a day, Monday first; days to come are included. */
export function weeks(day: string, count: number): string[][] {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = nextDay(day, -weekday - 7 * (count - 1));
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_, place) => nextDay(monday, 7 * week + place)));
}
