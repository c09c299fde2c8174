/** The types of the game as the server sends it. Generated from src/guilda/rules/sintra/types.py (`make docs`). */

export type Colour = "yellow" | "orange" | "pink" | "blue" | "white";

export type SpaceColour = "yellow" | "orange" | "pink" | "blue" | "white" | "wild";

export type Pane = "top" | "bottom";

export type StripFate = "turned" | "gone";

/** A space of a strip and its piece. */
export interface Space {
  space: SpaceColour;
  piece: Colour | null;
}

/** A strip above a window. */
export interface Strip {
  number: number;
  spaces: Space[];
  back: SpaceColour[];
  /** Whether it was turned over already: its back has no more use. */
  turned: boolean;
}

/** A player's state on the broken glass track. */
export interface BrokenGlass {
  space: number;
  resets: number;
  nominal_loss: number;
}

/** The panes of a window. */
export interface Window {
  top: Colour | null;
  bottom: Colour | null;
}

/** One player's palace board. */
export interface SintraSeat {
  score: number;
  marker: boolean;
  /** The window above which the glazier stands, from 1. */
  glazier: number;
  broken_glass: BrokenGlass;
  strips: (Strip | null)[];
  windows: Window[];
}

/** The centre of the table. */
export interface Centre {
  marker: boolean;
  pieces: Colour[];
}

/** Pieces of one colour. */
export interface Hand {
  colour: Colour;
  count: number;
}

/** A pane around an ornament. */
export interface OrnamentPane {
  window: number;
  pane: Pane;
}

/** The whole position: Sintra has no hidden information. */
export interface SintraView {
  game: "sintra";
  players: number;
  side: "A" | "B";
  round: number;
  phase: "offer" | "fill" | "keep" | "over";
  actor: number | null;
  starter: number;
  factories: Colour[][];
  centre: Centre;
  bag: number;
  tower: number;
  /** The pieces of the rounds that have not passed. */
  round_track: (Colour | null)[];
  /** Pieces that were taken and still have to be placed. */
  hand: Hand | null;
  window_points: number[];
  broken_glass_track: number[];
  ornaments: OrnamentPane[][] | null;
  seats: SintraSeat[];
}

/** Pieces of one colour from a source to a strip. */
export interface TakeParts {
  source: number | "centre";
  colour: Colour;
  strip: number | "break";
}

/** The glazier moves back. */
export interface GlazierParts {
  glazier: "back";
}

/** The number of pieces on coloured spaces; the others go on wild ones. */
export interface FillParts {
  coloured: number;
}

/** The colour to keep for the window. */
export interface KeepParts {
  keep: Colour;
}

export type SintraParts = TakeParts | GlazierParts | FillParts | KeepParts;

/** A factory is filled. */
export interface DealEvent {
  event: "deal";
  factory: number;
  pieces: Colour[];
}

/** The bag is refilled from the tower. */
export interface RefillEvent {
  event: "refill";
  count: number;
}

/** A player takes pieces. */
export interface TakeEvent {
  event: "take";
  seat: number;
  source: number | "centre";
  colour: Colour;
  count: number;
  to_centre: Colour[];
}

/** A round begins or ends, with the colour of its bonus. */
export interface RoundEvent {
  event: "round" | "round_end";
  round: number;
  colour: Colour;
}

/** A player takes the starting player marker. */
export interface MarkerEvent {
  event: "marker";
  seat: number;
}

/** A glazier moves from a window to another. */
export interface GlazierEvent {
  event: "glazier";
  seat: number;
  from: number;
  to: number;
}

/** Pieces are put on a strip: on coloured spaces, on wild ones, and in all. */
export interface PlaceEvent {
  event: "place";
  seat: number;
  strip: number;
  colour: Colour;
  coloured: number;
  wild: number;
  count: number;
}

/** Pieces break. */
export interface BreakEvent {
  event: "break";
  seat: number;
  colour: Colour;
  count: number;
}

/** A player moves on the broken glass track. */
export interface BrokenGlassEvent {
  event: "broken_glass";
  seat: number;
  steps: number;
  space: number;
}

/** Broken glass costs points; `nominal` is its price without the limit at 0 points. */
export interface LossEvent {
  event: "reset" | "final_loss";
  seat: number;
  points: number;
  nominal: number;
}

/** Pieces of the round's colour score. */
export interface ColourBonusEvent {
  event: "colour_bonus";
  seat: number;
  colour: Colour;
  points: number;
}

/** A pane of a window is filled; the other pieces of its strip go into the tower. */
export interface PaneEvent {
  event: "pane";
  seat: number;
  window: number;
  pane: Pane;
  colour: Colour;
  to_tower: Colour[];
}

/** A completed strip is turned over or removed. */
export interface StripEvent {
  event: "strip";
  seat: number;
  strip: number;
  becomes: StripFate;
}

/** A window scores. */
export interface WindowEvent {
  event: "window";
  seat: number;
  window: number;
  points: number;
}

/** Pieces left on strips at the end of the game. */
export interface LeftoversEvent {
  event: "leftovers";
  seat: number;
  count: number;
  points: number;
}

/** The panes around an ornament at the end of the game. */
export interface OrnamentEvent {
  event: "ornament";
  seat: number;
  ornament: number;
  panes: number;
  points: number;
}

/** The panes of one colour at the end of the game. */
export interface ColourWindowsEvent {
  event: "colour_windows";
  seat: number;
  windows: number;
  panes: number;
  colour: Colour;
  points: number;
}

/** The game is over. */
export interface EndEvent {
  event: "end";
}

export type SintraEvent = DealEvent | RefillEvent | TakeEvent | RoundEvent | MarkerEvent | GlazierEvent | PlaceEvent | BreakEvent | BrokenGlassEvent | LossEvent | ColourBonusEvent | PaneEvent | StripEvent | WindowEvent | LeftoversEvent | OrnamentEvent | ColourWindowsEvent | EndEvent;
