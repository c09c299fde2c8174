/** The types of the game as the server sends it. Generated from src/guilda/rules/azul/types.py (`make docs`). */

export type Colour = "blue" | "yellow" | "red" | "black" | "white";

export type Bonus = "rows" | "columns" | "colours";

export type Ending = "row" | "tiles" | "walls" | "idleness";

/** A pattern line and its tiles. */
export interface PatternLine {
  size: number;
  colour: Colour | null;
  count: number;
}

/** One player's board. */
export interface AzulSeat {
  score: number;
  /** The score after tiling the full lines and paying for the floor as they are: on the free wall, at least this. */
  assured: number;
  marker: boolean;
  lines: PatternLine[];
  wall: ((Colour | null)[])[];
  floor: (Colour | "marker")[];
}

/** The centre of the table. */
export interface Centre {
  marker: boolean;
  tiles: Colour[];
}

/** The whole position: Azul has no hidden information. */
export interface AzulView {
  game: "azul";
  players: number;
  wall: "coloured" | "free";
  round: number;
  phase: "offer" | "tiling" | "over";
  actor: number | null;
  starter: number;
  factories: Colour[][];
  centre: Centre;
  bag: number;
  lid: number;
  /** The line whose tile the actor puts on the free wall. */
  tiling_line: number | null;
  /** The colours printed on the wall; None where it is free. */
  pattern: Colour[][] | null;
  seats: AzulSeat[];
}

/** Tiles of one colour from a source to a line. */
export interface TakeParts {
  source: number | "centre";
  colour: Colour;
  line: number | "floor";
}

/** A column of the free wall. */
export interface ColumnParts {
  column: number;
}

export type AzulParts = TakeParts | ColumnParts;

/** A factory is filled. */
export interface DealEvent {
  event: "deal";
  factory: number;
  tiles: Colour[];
}

/** The bag is refilled from the lid. */
export interface RefillEvent {
  event: "refill";
  count: number;
}

/** A player takes tiles. */
export interface TakeEvent {
  event: "take";
  seat: number;
  source: number | "centre";
  colour: Colour;
  count: number;
  to_centre: Colour[];
}

/** A round begins. */
export interface RoundEvent {
  event: "round";
  round: number;
}

/** A player takes the starting player marker. */
export interface MarkerEvent {
  event: "marker";
  seat: number;
}

/** Tiles are put into a pattern line. */
export interface LineEvent {
  event: "line";
  seat: number;
  line: number;
  colour: Colour;
  count: number;
}

/** Tiles fall: `count` onto the floor line, `to_lid` into the lid. */
export interface FloorEvent {
  event: "floor";
  seat: number;
  colour: Colour;
  count: number;
  to_lid: number;
  dropped: number;
}

/** A tile is put on the wall. */
export interface TileEvent {
  event: "tile";
  seat: number;
  row: number;
  column: number;
  colour: Colour;
  points: number;
}

/** The floor line costs points; `nominal` is its price without the limit at 0 points. */
export interface FloorLossEvent {
  event: "floor_loss";
  seat: number;
  points: number;
  nominal: number;
}

/** A bonus at the end of the game. */
export interface BonusEvent {
  event: "bonus";
  seat: number;
  bonus: Bonus;
  count: number;
  points: number;
}

/** The game is over. */
export interface EndEvent {
  event: "end";
  why: Ending;
}

export type AzulEvent = DealEvent | RefillEvent | TakeEvent | RoundEvent | MarkerEvent | LineEvent | FloorEvent | TileEvent | FloorLossEvent | BonusEvent | EndEvent;
