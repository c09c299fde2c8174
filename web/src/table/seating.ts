/** Who sits where before a game starts, and the seeds that this person brings to it once the server has promised its own. */

import { keep } from "../lib/promises";
import type { TableInfo } from "../lib/protocol";
import { ownSeed } from "../lib/words";

/** Whether every seat is taken by somebody who wants to play. */
export function complete(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.kind !== "open" && !seat.awaited);
}

/** Whether nobody has to be waited for: this person and bots, or several people on this device. */
export function alone(table: TableInfo): boolean {
  return table.host && complete(table) && table.seats.some((seat) => seat.yours) && table.seats.every((seat) => seat.yours || seat.kind === "bot");
}

/** New seeds for some of this person's seats, by seat; kept with the promise of the server that they answer. */
export function seedsFor(table: TableInfo, seats: number[]): string[] {
  const seeds = seats.map(ownSeed);
  keep(table.id, table.commitment, Object.fromEntries(seats.map((seat, place) => [seat, seeds[place]!])));
  return seeds;
}

/** The seats that this person holds. */
export function ownSeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
}
