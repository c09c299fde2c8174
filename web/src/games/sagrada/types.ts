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
  /** The projected score: item, quantity, points. */
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

/** A die and a space in events. */
export interface EventDie {
  colour: Colour;
  value: number;
}
export interface EventSpace {
  row: number;
  column: number;
}

/** The events of Sagrada. */
export type SagradaEvent =
  | { event: "table"; tools: string[]; objectives: string[] }
  | { event: "private"; seat: number; colour: Colour | null }
  | { event: "cards"; seat: number; patterns: string[] | null }
  | { event: "chosen" | "pass" | "skip"; seat: number }
  | { event: "window"; seat: number; pattern: string; tokens: number }
  | { event: "round"; seat: number; round: number }
  | { event: "roll"; dice: EventDie[] }
  | { event: "reroll"; seat: number; dice: EventDie[] }
  | { event: "place"; seat: number; die: EventDie; space: EventSpace }
  | { event: "move"; seat: number; die: EventDie; from: EventSpace; to: EventSpace }
  | { event: "track"; dice: EventDie[]; round: number }
  | { event: "tool"; seat: number; tool: string; tokens: number; die: EventDie | null }
  | { event: "draft" | "value" | "return"; seat: number; die: EventDie }
  | { event: "flux"; seat: number; die: EventDie; colour: Colour }
  | { event: "exchange"; seat: number; given: EventDie; die: EventDie; round: number }
  | { event: "turned"; seat: number; die: EventDie; becomes: EventDie }
  | { event: "objective"; seat: number; objective: string; times: number; points: number }
  | { event: "private_points"; seat: number; colour: Colour; points: number }
  | { event: "favor"; seat: number; points: number }
  | { event: "empty"; seat: number; empty: number; points: number }
  | { event: "end"; target: number | null; won: boolean | null };

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
