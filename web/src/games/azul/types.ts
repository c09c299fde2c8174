/** Azul as the server sends it, and what the page adds. */
import type { AzulSeat } from "./wire";

export type * from "./wire";
export type Wall = AzulSeat["wall"];

/** The costs of the floor line's spaces. */
export const FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3] as const;
