/** Sagrada as the server sends it, and what the page adds. */
import type { Colour, Die, EventDie, Seat } from "./wire";

export type * from "./wire";

const LETTERS: Record<string, Colour> = { R: "red", Y: "yellow", G: "green", B: "blue", P: "purple" };

export function colourOf(die: Die): Colour {
  return LETTERS[die[0] ?? ""] ?? "red";
}

/** A die of an event as the view writes it: `R5`. */
export function dieOf({ colour, value }: EventDie): Die {
  return `${colour[0]!.toUpperCase()}${value}`;
}

export function isColour(space: string): boolean {
  return space in LETTERS;
}

export function placed(seat: Seat): number {
  return seat.dice.flat().filter((die) => die !== null).length;
}
