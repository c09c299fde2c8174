/** Seats before the game starts, and the seeds of this person's seats. */

import { keep } from "../lib/commitments";
import type { TableInfo } from "../lib/protocol";
import { ownSeed } from "../lib/names";

/** Whether every seat is taken and accepted. */
export function complete(table: TableInfo): boolean {
  return table.seats.every((seat) => seat.kind !== "open" && !seat.awaited);
}

/** Whether the game can start at once: this person with bots, or several people on this device. */
export function alone(table: TableInfo): boolean {
  return table.host && complete(table) && table.seats.some((seat) => seat.yours) && table.seats.every((seat) => seat.yours || seat.kind === "bot");
}

/** New seeds for some of this person's seats, by seat; kept with the server's commitment. */
export function seedsFor(table: TableInfo, seats: number[]): string[] {
  const seeds = seats.map(ownSeed);
  keep(table.id, table.commitment, Object.fromEntries(seats.map((seat, place) => [seat, seeds[place]!])));
  return seeds;
}

/** The seats that this person holds. */
export function ownSeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
}
