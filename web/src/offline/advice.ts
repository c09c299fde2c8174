/** Hints, reviews and analyses on a server, searched in this browser where the games are on this device: it spares the server.
 *
 * The search gets no more than the player may know: for a hint the position that the server draws for the player's seat, for a
 * review the record of a finished game.
 */
import { get } from "../lib/api";
import type { HintAnswer, HintPosition, Review } from "../lib/protocol";
import { isLocal, OFFLINE_BASE, runtime } from "../lib/transport";
import { hasParts, isInstalled } from "./kept";

/** The last review that was made: a page that is opened next has it at once. */
let kept: { id: string; review: Review } | null = null;

const isHere = async (): Promise<boolean> => isInstalled() && (await hasParts(OFFLINE_BASE));

/** Whether a hint at a table can be searched here at once. If only the worker is missing, it starts for the next hint. */
export async function canSearchHint(path: string): Promise<boolean> {
  return !isLocal(path) && (await isHere()) && runtime.canSearch();
}

/** Search for a hint; rejected if that fails. */
export function searchHint({ position, seat }: HintPosition): Promise<Omit<HintAnswer, "type" | "id" | "ply">> {
  return runtime.job("hint", { position, seat });
}

/** Start the games where they are on this device: from then on analyses are searched here. */
export async function startAnalyses(): Promise<void> {
  if (!isLocal("") && (await isHere())) runtime.start();
}

/** The review of a finished game if it was made a moment ago. */
export function known(id: string): Review | null {
  return kept?.id === id ? kept.review : null;
}

/** The review of a finished game: made here if possible, otherwise by the server. */
export async function review(id: string, signal: AbortSignal): Promise<Review> {
  const found = known(id) ?? (await make(id, signal));
  kept = { id, review: found };
  return found;
}

async function make(id: string, signal: AbortSignal): Promise<Review> {
  const table = `/api/tables/${encodeURIComponent(id)}`;
  if (!isLocal(table) && (await isHere())) {
    try {
      const record = await get<unknown>(`${table}/record`, signal);
      return await runtime.job<Review>("review", JSON.stringify(record), signal);
    } catch (error) {
      if (signal.aborted) throw error; /* otherwise the server can still do it */
    }
  }
  return get<Review>(`${table}/review`, signal);
}
