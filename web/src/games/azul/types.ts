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

/** What the spaces of the floor line cost, as printed on the board. */
export const FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3] as const;
