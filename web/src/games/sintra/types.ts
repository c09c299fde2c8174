/** Stained Glass of Sintra as the server sends it: `guilda.new("sintra").view(seat)`. */

export type Colour = "yellow" | "orange" | "pink" | "blue" | "white";
export type SpaceColour = Colour | "wild";
export type Pane = "top" | "bottom";

export interface Space {
  space: SpaceColour;
  piece: Colour | null;
}

export interface Strip {
  number: number;
  spaces: Space[];
  back: SpaceColour[];
  /** Whether it was turned over already: its back has no more use. */
  turned: boolean;
}

export interface SintraSeat {
  score: number;
  marker: boolean;
  /** The window above which the glazier stands, from 1. */
  glazier: number;
  broken_glass: { space: number; resets: number; nominal_loss: number };
  strips: (Strip | null)[];
  windows: Record<Pane, Colour | null>[];
}

export interface SintraView {
  game: "sintra";
  players: number;
  side: "A" | "B";
  round: number;
  phase: "offer" | "fill" | "keep" | "over";
  actor: number | null;
  starter: number;
  factories: Colour[][];
  centre: { marker: boolean; pieces: Colour[] };
  bag: number;
  tower: number;
  /** The pieces of the rounds that have not passed. */
  round_track: (Colour | null)[];
  /** Pieces that were taken and still have to be placed. */
  hand: { colour: Colour; count: number } | null;
  window_points: number[];
  broken_glass_track: number[];
  ornaments: { window: number; pane: Pane }[][] | null;
  seats: SintraSeat[];
}
