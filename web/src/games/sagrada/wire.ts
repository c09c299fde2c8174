/** The types of the game as the server sends it. Generated from src/guilda/rules/sagrada/types.py (`make docs`). */

export type Colour = "red" | "yellow" | "green" | "blue" | "purple";

/** A die: the letter of its colour and its value, such as `R5`. */
export type Die = string;

/** Row and column, counted from 1. */
export type Space = [number, number];

export type Phase = "window" | "turn" | "pay" | "draft" | "adjust" | "exchange" | "value" | "place" | "move" | "extra" | "over";

/** A window pattern. */
export interface Pattern {
  code: string;
  name: string;
  difficulty: number;
  /** A row each: `.` blank, a colour's letter, or a value. */
  spaces: string[];
}

/** A tool card. */
export interface Tool {
  number: number;
  name: string;
  corner: Colour;
  tokens: number;
  /** Favor tokens; None in the solo game, where a die of the corner's colour pays. */
  cost: number | null;
  gone: boolean;
}

/** A public objective. */
export interface Objective {
  name: string;
  points: number;
}

/** One player's window and tokens. */
export interface Seat {
  score: number;
  favor_tokens: number;
  /** The private objectives, if the viewer may know them. */
  private: Colour[] | null;
  chosen: boolean;
  pattern: Pattern | null;
  choices: Pattern[] | null;
  dice: ((Die | null)[])[];
  /** The projected score: item, quantity, points. */
  tally: [string, number, number][];
}

/** Everything on the table, and the viewer's own secrets. */
export interface SagradaView {
  game: "sagrada";
  players: number;
  round: number;
  rounds: number;
  phase: Phase;
  actor: number | null;
  starter: number;
  turn_of_round: number | null;
  /** The seats that skip their second turn of the round. */
  skips: number[];
  drafted: boolean;
  used: boolean;
  tool: number | null;
  /** The die in hand; its colour's letter alone while its value is chosen. */
  hand: Die | null;
  moved: Space | null;
  pool: Die[];
  bag: number;
  spent: number;
  track: Die[][];
  /** The score to beat in the solo game. */
  target: number | null;
  tools: Tool[];
  objectives: Objective[];
  seats: Seat[];
}

/** A die of the pool and its space. */
export interface PlaceParts {
  die: Die;
  space: Space;
}

/** A die's space and the one it moves to. */
export interface MoveParts {
  from: Space;
  to: Space;
}

/** The number of a tool. */
export interface ToolParts {
  tool: number;
}

/** A decision without a piece. */
export interface ChoiceParts {
  choice: "end" | "stop" | "leave";
}

/** A die of the pool. */
export interface DieParts {
  die: Die;
}

/** A die of the round track. */
export interface TrackDieParts {
  track_die: Die;
}

/** A value for the die in hand. */
export interface ValueParts {
  value: number;
}

/** A change of the value of the die in hand: 1 or -1. */
export interface ChangeParts {
  change: number;
}

/** The code of a window pattern. */
export interface PatternParts {
  pattern: string;
}

export type SagradaParts = PlaceParts | MoveParts | ToolParts | ChoiceParts | DieParts | TrackDieParts | ValueParts | ChangeParts | PatternParts;

/** A die in events. */
export interface EventDie {
  colour: Colour;
  value: number;
}

/** A space in events. */
export interface EventSpace {
  row: number;
  column: number;
}

/** The tools and public objectives are dealt. */
export interface TableEvent {
  event: "table";
  tools: string[];
  objectives: string[];
}

/** A private objective is dealt; None if the viewer may not know it. */
export interface PrivateEvent {
  event: "private";
  seat: number;
  colour: Colour | null;
}

/** Window patterns are dealt; None if the viewer may not know them. */
export interface CardsEvent {
  event: "cards";
  seat: number;
  patterns: string[] | null;
}

/** A window pattern was chosen face down, or a turn was passed or skipped. */
export interface PlainEvent {
  event: "chosen" | "pass" | "skip";
  seat: number;
}

/** A chosen window pattern is revealed. */
export interface WindowEvent {
  event: "window";
  seat: number;
  pattern: string;
  tokens: number;
}

/** A round begins; `seat` goes first. */
export interface RoundEvent {
  event: "round";
  seat: number;
  round: number;
}

/** Dice are rolled into the pool. */
export interface RollEvent {
  event: "roll";
  dice: EventDie[];
}

/** A die is placed. */
export interface PlaceEvent {
  event: "place";
  seat: number;
  die: EventDie;
  space: EventSpace;
}

/** A tool is used, for tokens or for a die. */
export interface ToolEvent {
  event: "tool";
  seat: number;
  tool: string;
  tokens: number;
  die: EventDie | null;
}

/** A die is drafted, gets its value, or returns to the pool. */
export interface DieEvent {
  event: "draft" | "value" | "return";
  seat: number;
  die: EventDie;
}

/** A die gets another value. */
export interface TurnedEvent {
  event: "turned";
  seat: number;
  die: EventDie;
  becomes: EventDie;
}

/** A die is exchanged for one of the round track. */
export interface ExchangeEvent {
  event: "exchange";
  seat: number;
  given: EventDie;
  die: EventDie;
  round: number;
}

/** A die returns to the bag, and one of a colour is drawn. */
export interface FluxEvent {
  event: "flux";
  seat: number;
  die: EventDie;
  colour: Colour;
}

/** A die is moved within its window. */
export interface MoveEvent {
  event: "move";
  seat: number;
  die: EventDie;
  from: EventSpace;
  to: EventSpace;
}

/** The dice of the pool are rolled again. */
export interface RerollEvent {
  event: "reroll";
  seat: number;
  dice: EventDie[];
}

/** The remaining dice go to the round track. */
export interface TrackEvent {
  event: "track";
  dice: EventDie[];
  round: number;
}

/** A public objective scores. */
export interface ObjectiveEvent {
  event: "objective";
  seat: number;
  objective: string;
  times: number;
  points: number;
}

/** A private objective scores. */
export interface PrivatePointsEvent {
  event: "private_points";
  seat: number;
  colour: Colour;
  points: number;
}

/** Favor tokens score. */
export interface FavorEvent {
  event: "favor";
  seat: number;
  points: number;
}

/** Empty spaces cost points. */
export interface EmptyEvent {
  event: "empty";
  seat: number;
  empty: number;
  points: number;
}

/** The game is over; target and success are those of the solo game. */
export interface EndEvent {
  event: "end";
  target: number | null;
  won: boolean | null;
}

export type SagradaEvent = TableEvent | PrivateEvent | CardsEvent | PlainEvent | WindowEvent | RoundEvent | RollEvent | PlaceEvent | ToolEvent | DieEvent | TurnedEvent | ExchangeEvent | FluxEvent | MoveEvent | RerollEvent | TrackEvent | ObjectiveEvent | PrivatePointsEvent | FavorEvent | EmptyEvent | EndEvent;
