/** What the tiles laid so far will score at the end of the round. */
import { FLOOR_COSTS, type AzulSeat, type AzulView, type Wall } from "./types";

/** Return the points that the full lines of a seat will score, less those its floor costs; null where the player chooses the columns. */
export function soFar(view: AzulView, seat: number): number | null {
  const { lines, floor, wall }: AzulSeat = view.seats[seat]!;
  if (view.pattern === null) return null;
  const tiled = wall.map((row) => [...row]);
  const gained = lines.map((line, row) => {
    if (line.colour === null || line.count < line.size) return 0;
    const column = view.pattern![row]!.indexOf(line.colour);
    tiled[row]![column] = line.colour;
    return tilePoints(tiled, row, column);
  });
  return sum(gained) - sum(FLOOR_COSTS.slice(0, floor.length));
}

/** The points of a tile: the length of its row and of its column, if longer than one. */
function tilePoints(wall: Wall, row: number, column: number): number {
  const across = run(wall, row, column, 0, 1) + run(wall, row, column, 0, -1);
  const down = run(wall, row, column, 1, 0) + run(wall, row, column, -1, 0);
  return across === 0 || down === 0 ? across + down + 1 : across + down + 2;
}

/** The number of neighbouring tiles in one direction. */
function run(wall: Wall, row: number, column: number, down: number, right: number): number {
  return (wall[row + down]?.[column + right] ?? null) === null ? 0 : 1 + run(wall, row + down, column + right, down, right);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

/** Return the tiles missing in a seat's longest rows, and their numbers. */
export function toGo(view: AzulView, seat: number): { n: number; rows: number[] } {
  const missing = view.seats[seat]!.wall.map((row) => row.filter((tile) => tile === null).length);
  const n = Math.min(...missing);
  return { n, rows: missing.flatMap((each, row) => (each === n ? [row + 1] : [])) };
}
