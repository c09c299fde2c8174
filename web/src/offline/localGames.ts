/** The games of this browser beside those of a server: listed, and moved into an account. */
import { call, get, Problem } from "../lib/api";
import type { TableSummary } from "../lib/protocol";
import { openStorage } from "./storage";

/** The parts of a stored summary (`guilda.tables.summary.Summary`) that a list shows. */
interface KeptSummary {
  game: string;
  options: TableSummary["options"];
  phase: TableSummary["phase"];
  names: string[];
  levels: (string | null)[];
  actor: number | null;
  changed: number;
  commitment: string;
  ranks: number[] | null;
  clock: TableSummary["clock"];
}

/** The games in the storage of this browser. It does not start Python. */
export async function localGames(): Promise<TableSummary[]> {
  const storage = await openStorage();
  try {
    return (await storage.summaries()).map(([id, text]) => listed(id, JSON.parse(text) as KeptSummary));
  } catch {
    return [];
  } finally {
    storage.close();
  }
}

function listed(id: string, { game, options, phase, names, levels, actor, changed, commitment, ranks, clock }: KeptSummary): TableSummary {
  const seats = levels.flatMap((level, seat) => (level === null ? [seat] : []));
  const mine = phase === "playing" && actor !== null && seats.includes(actor);
  const rest = { open_seats: 0, rated: false, deadline: null, vacation: null };
  return { id, game, options, phase, players: names, levels, my_turn: mine, seats, commitment, ranks, clock, changed: Math.floor(changed / 1000), ...rest };
}

/** The finished ones among local games, which can move into an account. */
export const movable = (games: readonly TableSummary[]): TableSummary[] => games.filter((game) => game.phase === "over" && game.ranks !== null);

/** Move finished games into the account, one by one. A game is deleted here once the server has stored it.
 *
 * Returns how many have moved, and the problem that stopped the rest; a game that the server refuses stays here.
 */
export async function moveGames(games: readonly TableSummary[]): Promise<{ moved: number; problem: Problem | null }> {
  let [moved, problem] = [0, null as Problem | null];
  for (const { id } of games) {
    const path = `/api/tables/${encodeURIComponent(id)}`;
    try {
      await call("POST", "/api/me/games", await get<unknown>(`${path}/upload`));
      await call("DELETE", path);
      moved += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem = error;
      if (!REFUSED.includes(error.code)) break;
    }
  }
  return { moved, problem };
}

/** Codes that concern one game; after any other problem, the next game would fail as well. */
const REFUSED = ["bad_record", "bad_name", "game_taken", "too_large"];
