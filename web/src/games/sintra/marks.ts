/** The marks that events leave on one player's palace: ghosts of a preview, the trace of the last move. */
import type { Colour, SintraEvent, Strip } from "./types";

export interface Marks {
  /** Pieces that come to a strip, by its number. */
  strips: Map<number, { colour: Colour; coloured: number; wild: number }>;
  glazier: number | null;
  /** Pieces that break. */
  broken: number;
  /** The points printed on the space of the broken-glass track that is reached. */
  glass: number | null;
  /** Pieces that come to a pane, by "window:pane". */
  panes: Map<string, Colour>;
  /** Windows that score. */
  windows: Map<number, number>;
  /** Points of the round's colour. */
  bonus: number;
}

/** The marks of events on a seat's palace. */
export function marks(events: readonly SintraEvent[], seat: number): Marks {
  const found: Marks = { strips: new Map(), glazier: null, broken: 0, glass: null, panes: new Map(), windows: new Map(), bonus: 0 };
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.event === "place") found.strips.set(event.strip, { colour: event.colour, coloured: event.coloured, wild: event.wild });
    else if (event.event === "glazier") found.glazier = event.to;
    else if (event.event === "break") found.broken += event.count;
    else if (event.event === "broken_glass") found.glass = event.space;
    else if (event.event === "pane") found.panes.set(`${event.window}:${event.pane}`, event.colour);
    else if (event.event === "window") found.windows.set(event.window, event.points);
    else if (event.event === "colour_bonus") found.bonus += event.points;
  }
  return found;
}

/** The spaces of a strip, by index, to which coming pieces go. */
export function filled(strip: Strip, coming: { colour: Colour; coloured: number; wild: number } | undefined): Set<number> {
  const places = new Set<number>();
  if (coming === undefined) return places;
  let { coloured, wild } = coming;
  strip.spaces.forEach(({ space, piece }, place) => {
    if (piece !== null) return;
    if (space === coming.colour && coloured-- > 0) places.add(place);
    if (space === "wild" && wild-- > 0) places.add(place);
  });
  return places;
}
