/** The server's commitments and this device's seeds, kept for the check after the game. */

export interface Commitment {
  commitment: string;
  /** By seat. */
  seeds: Record<string, string>;
}

const KEY = "guilda.commitments";
const MOST = 50;

function all(): [table: string, kept: Commitment][] {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "[]") as [string, Commitment][];
  } catch {
    return [];
  }
}

/** Return the commitment shown for a table on this device, if there was one. */
export function commitmentOf(table: string): Commitment | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Keep the commitment for a table: the first one shown, and the last seeds sent. */
export function keep(table: string, commitment: string, seeds: Record<string, string>): void {
  const before = commitmentOf(table);
  const now = { commitment: before?.commitment ?? commitment, seeds: { ...before?.seeds, ...seeds } };
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, now], ...all().filter(([id]) => id !== table)].slice(0, MOST)));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}
