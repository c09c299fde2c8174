/** Sintra as the server sends it. */
export type * from "./wire";
