/** Outcomes of draws and values of the position editor in words and pieces, as the games' folders say them. */
import type { AnalysisWords } from "../lib/board";

const folders = import.meta.glob<{ default: AnalysisWords }>("../games/*/analysis.ts", { eager: true });

function wordsOf(game: string): AnalysisWords | undefined {
  return folders[`../games/${game}/analysis.ts`]?.default;
}

/** The drawings of a piece in notation: a colour's letter, or a die such as `R5`; empty if there is none. */
export function pieces(game: string, piece: string): string[] {
  const colour = wordsOf(game)?.letters[piece[0] ?? ""];
  if (colour === undefined) return [];
  return /^[1-6]$/.test(piece.slice(1)) ? [colour, `pips-${piece[1]}`] : [colour];
}

/** An outcome in a few words, with pieces as `[[azul-blue]]`; a game without words for it shows its notation. */
export function outcomeLabel(game: string, outcome: string): string {
  const drawn = pieces(game, outcome);
  return drawn.length > 0 ? `[[${drawn.join("+")}]]` : (wordsOf(game)?.outcome?.(outcome) ?? outcome);
}

/** A value of a group of the position editor in words, with pieces; empty if the game has none for it. */
export function choiceLabel(game: string, group: string, value: string): string {
  return wordsOf(game)?.choice?.(group, value) ?? "";
}
