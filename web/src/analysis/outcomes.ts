/** Outcomes of draws in the games' notation, as labels with pieces. */
import { t } from "../lib/i18n";
import cards from "../../../src/guilda/components/splendor-cards.csv?raw";
import sagrada from "../../../src/guilda/components/sagrada.toml?raw";
import nobles from "../../../src/guilda/components/splendor-nobles.csv?raw";

const LETTERS: Record<string, Record<string, string>> = {
  azul: { B: "azul-blue", Y: "azul-yellow", R: "azul-red", K: "azul-black", W: "azul-white" },
  sintra: { Y: "sintra-yellow", O: "sintra-orange", P: "sintra-pink", B: "sintra-blue", W: "sintra-white" },
  sagrada: { R: "die-red", Y: "die-yellow", G: "die-green", B: "die-blue", P: "die-purple" },
  splendor: { W: "gem-white", B: "gem-blue", G: "gem-green", R: "gem-red", K: "gem-black", J: "gem-gold" },
};
const GEMS = ["white", "blue", "green", "red", "black"] as const;

/** The drawings of a piece in notation: a colour's letter, or a die such as `R5`; empty if there is none. */
export function pieces(game: string, piece: string): string[] {
  const colour = LETTERS[game]?.[piece[0] ?? ""];
  if (colour === undefined) return [];
  return /^[1-6]$/.test(piece.slice(1)) ? [colour, `pips-${piece[1]}`] : [colour];
}

/** An outcome in a few words, with pieces as `[[azul-blue]]`. */
export function outcomeLabel(game: string, outcome: string): string {
  const drawn = pieces(game, outcome);
  if (drawn.length > 0) return `[[${drawn.join("+")}]]`;
  return game === "splendor" ? cardLabel(Number(outcome)) : outcome;
}

/** A card of Splendor: its number, bonus and points, and its cost. */
export function cardLabel(number: number): string {
  const { level, bonus, points, cost } = card(number);
  return `${t("analysis-card", { number, level, points })} [[gem-${bonus}]] ← ${costLabel(cost)}`;
}

/** A noble of Splendor: its number and needs. */
export function nobleLabel(number: number): string {
  const [, ...needs] = row(nobles, number).map(Number);
  return `${t("analysis-noble", { number })} ${costLabel(needs)}`;
}

/** A card of Splendor from its number. */
function card(number: number): { level: number; bonus: string; points: number; cost: number[] } {
  const [level, bonus = "", points, ...cost] = row(cards, number);
  return { level: Number(level), bonus, points: Number(points), cost: cost.map(Number) };
}

function row(table: string, number: number): string[] {
  return (table.split("\n")[number] ?? "").trim().split(",");
}

function costLabel(cost: number[]): string {
  return GEMS.flatMap((gem, place) => ((cost[place] ?? 0) > 0 ? [`${cost[place]} [[gem-${gem}]]`] : [])).join(" ");
}

/** A public objective of Sagrada from its number. */
export function objectiveName(number: number): string {
  const names = [...sagrada.matchAll(/^name = "([a-z_]+)"$/gm)].map((found) => found[1]!);
  return t(`sagrada-page-objective-${names[number - 1]}`);
}
