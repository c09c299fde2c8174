/** Azul as the server sends it: `guilda.new("azul").view(seat)`. */

export type Colour = "blue" | "yellow" | "red" | "black" | "white";
export type Wall = (Colour | null)[][];

export interface PatternLine {
  size: number;
  colour: Colour | null;
  count: number;
}

export interface AzulSeat {
  score: number;
  marker: boolean;
  lines: PatternLine[];
  wall: Wall;
  floor: (Colour | "marker")[];
}

export interface AzulView {
  game: "azul";
  players: number;
  wall: "coloured" | "free";
  round: number;
  phase: "offer" | "tiling" | "over";
  actor: number | null;
  starter: number;
  factories: Colour[][];
  centre: { marker: boolean; tiles: Colour[] };
  bag: number;
  lid: number;
  /** The line whose tile the actor puts on the free wall. */
  tiling_line: number | null;
  /** The colours printed on the wall; null where it is free. */
  pattern: Colour[][] | null;
  seats: AzulSeat[];
}

/** The costs of the floor line's spaces. */
export const FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3] as const;

/** The events of Azul. */
export type AzulEvent =
  | { event: "round"; round: number }
  | { event: "deal"; factory: number; tiles: Colour[] }
  | { event: "take"; seat: number; source: number | "centre"; colour: Colour; count: number; to_centre: Colour[] }
  | { event: "line"; seat: number; line: number; colour: Colour; count: number }
  | { event: "floor"; seat: number; colour: Colour; count: number; to_lid: number; dropped: number }
  | { event: "marker"; seat: number }
  | { event: "tile"; seat: number; row: number; column: number; colour: Colour; points: number }
  | { event: "floor_loss"; seat: number; points: number; nominal: number }
  | { event: "refill"; count: number }
  | { event: "bonus"; seat: number; bonus: "rows" | "columns" | "colours"; count: number; points: number }
  | { event: "end"; why: "row" | "tiles" | "walls" | "idleness" };
