/** The marks that events leave on one player's board: ghosts of a preview, the trace of the last move. */
import type { AzulEvent, Colour } from "./types";

export interface Marks {
  /** Tiles that come to a pattern line, by its number. */
  lines: Map<number, { colour: Colour; count: number }>;
  floor: (Colour | "marker")[];
  /** Tiles that come to the wall, by "row:column". */
  wall: Map<string, { colour: Colour; points: number }>;
  /** Tiles that the floor had no room for. */
  lid: number;
}

/** The marks of events on a seat's board. */
export function marks(events: readonly AzulEvent[], seat: number): Marks {
  const found: Marks = { lines: new Map(), floor: [], wall: new Map(), lid: 0 };
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat) continue;
    if (event.event === "line") found.lines.set(event.line, { colour: event.colour, count: event.count });
    else if (event.event === "marker") found.floor.push("marker");
    else if (event.event === "tile") found.wall.set(`${event.row}:${event.column}`, { colour: event.colour, points: event.points });
    else if (event.event === "floor") {
      found.floor.push(...Array.from({ length: event.count }, () => event.colour));
      found.lid += event.to_lid;
    }
  }
  return found;
}
