/** Sintra as the server sends it. */
export type * from "./wire";

/** The colours in the order in which they lie in the centre. */
export const COLOURS: readonly string[] = ["yellow", "orange", "pink", "blue", "white"];
