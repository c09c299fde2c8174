/** The wire types, with states whose legal actions are complete. */
export * from "./protocol";
export type { LegalAction, State } from "./actions.svelte";
