/** Dice, spaces, tools and objectives in words. */
import { t } from "../../lib/i18n";
import { colourOf, isColour, type Die, type Pattern, type Seat, type Space } from "./types";

export function dieWords(die: Die): string {
  return t(`sagrada-page-die-${colourOf(die)}`, { value: die[1] ?? "" }).trim();
}

/** The requirement of a space. */
function askedWords(asked: string): string {
  if (asked === ".") return t("sagrada-page-blank");
  return isColour(asked) ? t(`sagrada-page-only-${colourOf(asked)}`) : t("sagrada-page-only-value", { value: asked });
}

export function spaceWords([row, column]: Space): string {
  return t("sagrada-page-space", { row, column });
}

/** A space of a window with what it asks for or what lies on it. */
export function cellWords(space: Space, asked: string, die: Die | null): string {
  return t("labelled", { label: spaceWords(space), text: die ? dieWords(die) : askedWords(asked) });
}

/** A pattern in words, row by row. */
export function patternWords(pattern: Pattern): string {
  const rows = pattern.spaces.map((row, index) => t("sagrada-page-say-row", { row: index + 1, list: [...row].map(askedWords).join(", ") }));
  return `${t("sagrada-page-pattern", { name: pattern.name, n: pattern.difficulty })}. ${rows.join(" ")}`;
}

/** The dice of a window, row by row. */
export function windowWords(seat: Seat): string {
  const rows = seat.dice.map((row, index) => {
    const asked = seat.pattern?.spaces[index] ?? ".....";
    return t("sagrada-page-say-row", { row: index + 1, list: row.map((die, column) => (die ? dieWords(die) : t("sagrada-page-say-empty", { asked: askedWords(asked[column] ?? ".") }))).join(", ") });
  });
  return rows.join(" ");
}
