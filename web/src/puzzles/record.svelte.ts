/** The solver's own record: rating, streak and the puzzles tried, for each game. It is kept in this browser. */
import type { PuzzleSummary, Solver } from "../lib/protocol";
import { isBoolean, isNumber, isRecord, isRecordOf, isString, load, save } from "../lib/stored";

export interface Standing {
  solver: Solver;
  streak: number;
  longest: number;
  /** The puzzles tried, and whether the first attempt solved them. */
  tried: Record<string, boolean>;
  /** The theme chosen last; empty for all. */
  theme: string;
}

const KEY = "guilda.puzzles";
/** As in guilda/puzzles/rating.py. */
const FIRST: Solver = { rating: 1500, deviation: 200 };
/** The next puzzle is drawn from this many whose ratings are nearest to the solver's. */
const NEAREST = 12;

function isStanding(value: unknown): value is Standing {
  return (
    isRecord(value) &&
    isRecordOf(isNumber)(value.solver) &&
    isNumber(value.streak) &&
    isNumber(value.longest) &&
    isRecordOf(isBoolean)(value.tried) &&
    isString(value.theme)
  );
}

const standings: Record<string, Standing> = $state(load(KEY, isRecordOf(isStanding), {}));

/* Another tab may have solved puzzles meanwhile. */
globalThis.addEventListener?.("storage", ({ key }) => key === KEY && Object.assign(standings, load(KEY, isRecordOf(isStanding), {})));

/** The record in a game. */
export function standing(game: string): Standing {
  return standings[game] ?? { solver: FIRST, streak: 0, longest: 0, tried: {}, theme: "" };
}

/** Count the first attempt at a puzzle. */
export function count(game: string, id: string, solved: boolean, solver: Solver): void {
  const before = standing(game);
  if (id in before.tried) return;
  const streak = solved ? before.streak + 1 : 0;
  keep(game, { ...before, solver, streak, longest: Math.max(before.longest, streak), tried: { ...before.tried, [id]: solved } });
}

/** Remember the theme. */
export function chooseTheme(game: string, theme: string): void {
  keep(game, { ...standing(game), theme });
}

function keep(game: string, changed: Standing): void {
  standings[game] = changed;
  save(KEY, standings);
}

/** The number of puzzles solved at the first attempt. */
export function solvedIn(game: string): number {
  return Object.values(standing(game).tried).filter(Boolean).length;
}

/** A puzzle near the solver's rating: one not tried before, else one that was missed, else any. `dice` is below 1. */
export function nextPuzzle(list: readonly PuzzleSummary[], { solver, tried, theme }: Standing, besides = "", dice: number = Math.random()): PuzzleSummary | undefined {
  const themed = list.filter((each) => each.id !== besides && (theme === "" || each.themes.includes(theme)));
  const fresh = themed.filter((each) => !(each.id in tried));
  const missed = themed.filter((each) => tried[each.id] === false);
  const open = fresh.length > 0 ? fresh : missed.length > 0 ? missed : themed;
  const near = [...open].sort((a, b) => Math.abs(a.rating - solver.rating) - Math.abs(b.rating - solver.rating)).slice(0, NEAREST);
  return near[Math.floor(dice * near.length)];
}
