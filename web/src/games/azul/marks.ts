/** What events do to one player's board: the ghosts of a preview, the trace of the last move. */
import type { GameEvent } from "../../lib/board";
import type { Colour } from "./types";

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
export function marks(events: readonly GameEvent[], seat: number): Marks {
  const found: Marks = { lines: new Map(), floor: [], wall: new Map(), lid: 0 };
  for (const event of events) {
    if (event.seat !== seat) continue;
    const colour = event["colour"] as Colour;
    const count = Number(event["count"] ?? 0);
    if (event.event === "line") found.lines.set(Number(event["line"]), { colour, count });
    else if (event.event === "marker") found.floor.push("marker");
    else if (event.event === "tile") {
      found.wall.set(`${String(event["row"])}:${String(event["column"])}`, { colour, points: Number(event["points"]) });
    } else if (event.event === "floor") {
      found.floor.push(...Array.from({ length: count }, () => colour));
      found.lid += Number(event["to_lid"]);
    }
  }
  return found;
}
