/** The moves of a finished game in rows, for the list of its review. */
import type { CommonView, GameModule } from "../lib/board";
import { action as inWords } from "../lib/i18n";
import type { Frame } from "../lib/protocol";
import { entries } from "./logLines";

export interface Row {
  /** The number of its first move. */
  first: number;
  /** The round that it belongs to, where rounds are longer than a turn of each player. */
  round: number | null;
  /** The places of the moves in each column; several where a player decides several times running. */
  cells: number[][];
}

/** The seats of the columns, the first to move at the left. Two players have a column each; with more there is one for all. */
export function columns(frames: readonly Frame[], players: number): number[] {
  const first = frames.find(({ facts }) => facts !== null)?.seat ?? 0;
  return players === 2 ? [first, 1 - first] : [];
}

/** The rows of the moves to keep. A row begins with each round, and where a move does not follow to the right. */
export function rows(frames: readonly Frame[], players: number, keep: (place: number) => boolean = () => true): Row[] {
  const seats = columns(frames, players);
  const moves = frames.flatMap(({ facts, seat }, place) => (facts === null || seat === null ? [] : [{ place, seat, round: (frames[place - 1]?.view as CommonView | undefined)?.round ?? null }]));
  const rounds = new Set(moves.map(({ round }) => round)).size;
  const named = moves.length >= 2 * players * rounds;
  const found: (Row & { of: number | null })[] = [];
  let last = 0;
  for (const { place, seat, round } of moves) {
    const column = Math.max(0, seats.indexOf(seat));
    if (found.length === 0 || seats.length === 0 || column < last || round !== found.at(-1)!.of) found.push({ first: place, round: named ? round : null, of: round, cells: seats.length === 0 ? [[]] : seats.map(() => []) });
    found.at(-1)!.cells[column]!.push(place);
    last = column;
  }
  return found.map(({ first, round, cells }) => ({ first, round, cells: cells.map((cell) => cell.filter(keep)) })).filter(({ cells }) => cells.some((cell) => cell.length > 0));
}

/** A move in pictures, or in words where there are none. */
export function brief(name: string, game: Pick<GameModule, "symbols" | "caption">, { ply, seat, notation, facts, events }: Frame, names: readonly string[]): string {
  const told = entries(name, game, [{ number: ply, ply, kind: "move", seat, notation, events }], names, null);
  return told.find((each) => each.symbols && each.seat === seat)?.symbols ?? (game.caption(events) || inWords(name, facts ?? {}, seat === null ? "" : (names[seat] ?? "")));
}
