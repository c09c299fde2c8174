/** What the server promised before a game, and the seeds that this device then gave: to be looked at when it is over. */

export interface Promised {
  commitment: string;
  /** By seat. */
  seeds: Record<string, string>;
}

const KEY = "guilda.promises";
const MOST = 50;

function all(): [table: string, promised: Promised][] {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "[]") as [string, Promised][];
  } catch {
    return [];
  }
}

/** What was promised for a table on this device, if anything was. */
export function promised(table: string): Promised | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Keep the promise for a table: the first one that was shown, and the last seeds that were given. */
export function keep(table: string, commitment: string, seeds: Record<string, string>): void {
  const before = promised(table);
  const now = { commitment: before?.commitment ?? commitment, seeds: { ...before?.seeds, ...seeds } };
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, now], ...all().filter(([id]) => id !== table)].slice(0, MOST)));
  } catch {
    /* a browser that keeps nothing still plays */
  }
}
