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

/** The events of Sintra. */
export type SintraEvent =
  | { event: "round"; round: number; colour: Colour }
  | { event: "deal"; factory: number; pieces: Colour[] }
  | { event: "take"; seat: number; source: number | "centre"; colour: Colour; count: number; to_centre: Colour[] }
  | { event: "place"; seat: number; strip: number; colour: Colour; coloured: number; wild: number; count: number }
  | { event: "marker"; seat: number }
  | { event: "broken_glass"; seat: number; steps: number; space: number }
  | { event: "glazier"; seat: number; from: number; to: number }
  | { event: "break"; seat: number; colour: Colour; count: number }
  | { event: "round_end"; round: number; colour: Colour }
  | { event: "pane"; seat: number; window: number; pane: Pane; colour: Colour; to_tower: Colour[] }
  | { event: "strip"; seat: number; strip: number; becomes: "turned" | "gone" }
  | { event: "window"; seat: number; window: number; points: number }
  | { event: "colour_bonus"; seat: number; colour: Colour; points: number }
  | { event: "reset" | "final_loss"; seat: number; points: number; nominal: number }
  | { event: "refill"; count: number }
  | { event: "leftovers"; seat: number; count: number; points: number }
  | { event: "ornament"; seat: number; ornament: number; panes: number; points: number }
  | { event: "colour_windows"; seat: number; windows: number; panes: number; colour: Colour; points: number }
  | { event: "end" };
