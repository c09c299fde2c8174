/** The server's commitments and this device's seeds, kept for the check after the game. */
import { isListOf, isPairOf, isRecord, isRecordOf, isString, load, save } from "./stored";

export interface Commitment {
  commitment: string;
  /** By seat. */
  seeds: Record<string, string>;
}

const KEY = "guilda.commitments";
const MOST = 50;

function isCommitment(value: unknown): value is Commitment {
  return isRecord(value) && isString(value.commitment) && isRecordOf(isString)(value.seeds);
}

function all(): [table: string, kept: Commitment][] {
  return load(KEY, isListOf(isPairOf(isCommitment)), []);
}

/** Return the commitment shown for a table on this device, if there was one. */
export function commitmentOf(table: string): Commitment | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Keep the commitment for a table: the first one shown, and the last seeds sent. */
export function keep(table: string, commitment: string, seeds: Record<string, string>): void {
  const before = commitmentOf(table);
  const now = { commitment: before?.commitment ?? commitment, seeds: { ...before?.seeds, ...seeds } };
  save(KEY, [[table, now], ...all().filter(([id]) => id !== table)].slice(0, MOST));
}
