/** Dice, spaces, tools and objectives in words. */
import { t } from "../../lib/i18n";
import { colourOf, isColour, type Die, type Pattern, type Seat, type Space } from "./types";

export function dieWords(die: Die): string {
  return t(`sagrada.die.${colourOf(die)}`, { value: die[1] ?? "" }).trim();
}

/** What a space of a pattern asks for. */
export function askedWords(asked: string): string {
  if (asked === ".") return t("sagrada.blank");
  return isColour(asked) ? t(`sagrada.only.${colourOf(asked)}`) : t("sagrada.only_value", { value: asked });
}

export function spaceWords([row, column]: Space): string {
  return t("sagrada.space", { row, column });
}

/** A space of a window with what it asks for or what lies on it. */
export function cellWords(space: Space, asked: string, die: Die | null): string {
  return `${spaceWords(space)}: ${die ? dieWords(die) : askedWords(asked)}`;
}

/** A pattern in words, row by row. */
export function patternWords(pattern: Pattern): string {
  const rows = pattern.spaces.map((row, index) => t("sagrada.say.row", { row: index + 1, list: [...row].map(askedWords).join(", ") }));
  return `${t("sagrada.pattern", { name: pattern.name, n: pattern.difficulty })}. ${rows.join(" ")}`;
}

/** The dice of a window, row by row. */
export function windowWords(seat: Seat): string {
  const rows = seat.dice.map((row, index) => {
    const asked = seat.pattern?.spaces[index] ?? ".....";
    return t("sagrada.say.row", { row: index + 1, list: row.map((die, column) => (die ? dieWords(die) : t("sagrada.say.empty", { asked: askedWords(asked[column] ?? ".") }))).join(", ") });
  });
  return rows.join(" ");
}
