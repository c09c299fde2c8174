/** Azul as the server sends it, and what the page adds. */
import type { AzulSeat } from "./wire";

export type * from "./wire";
export type Wall = AzulSeat["wall"];

/** The colours in the order in which they lie in the centre. */
export const COLOURS: readonly string[] = ["blue", "yellow", "red", "black", "white"];

/** The costs of the floor line's spaces. */
export const FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3] as const;
