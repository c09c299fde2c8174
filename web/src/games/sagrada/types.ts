/** The view of Sagrada as the server sends it. */

export const COLOURS = ["red", "yellow", "green", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
/** A die: the letter of its colour and its value, such as `R5`. */
export type Die = string;
/** Row and column, counted from 1. */
export type Space = [number, number];

export interface Pattern {
  code: string;
  name: string;
  difficulty: number;
  /** A row each: `.` blank, a colour's letter, or a value. */
  spaces: string[];
}
export interface Tool {
  number: number;
  name: string;
  corner: Colour;
  tokens: number;
  /** Favor tokens; null in the solo game, where a die of the corner's colour pays. */
  cost: number | null;
  gone: boolean;
}
export interface Seat {
  score: number;
  favor_tokens: number;
  /** The private objectives, if the viewer may know them. */
  private: Colour[] | null;
  chosen: boolean;
  pattern: Pattern | null;
  choices: Pattern[] | null;
  dice: (Die | null)[][];
  /** What the seat would score now: item, how many, points. */
  tally: [string, number, number][];
}
export interface SagradaView {
  players: number;
  round: number;
  rounds: number;
  phase: "window" | "turn" | "pay" | "draft" | "adjust" | "exchange" | "value" | "place" | "move" | "extra" | "over";
  actor: number | null;
  starter: number;
  turn_of_round: number | null;
  drafted: boolean;
  used: boolean;
  tool: number | null;
  /** The die in hand; its colour's letter alone while its value is chosen. */
  hand: Die | null;
  moved: Space | null;
  pool: Die[];
  bag: number;
  track: Die[][];
  target: number | null;
  tools: Tool[];
  objectives: { name: string; points: number }[];
  seats: Seat[];
}

const LETTERS: Record<string, Colour> = { R: "red", Y: "yellow", G: "green", B: "blue", P: "purple" };

export function colourOf(die: Die): Colour {
  return LETTERS[die[0] ?? ""] ?? "red";
}

export function isColour(space: string): boolean {
  return space in LETTERS;
}

export function placed(seat: Seat): number {
  return seat.dice.flat().filter((die) => die !== null).length;
}
