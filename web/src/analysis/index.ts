/** The parts of the analysis board. */
export { default as ChanceDialog } from "./ChanceDialog.svelte";
export { default as Editor } from "./Editor.svelte";
export { Engine } from "./engine.svelte";
export { default as EnginePanel } from "./EnginePanel.svelte";
export { default as Line } from "./Line.svelte";
export { default as MistakePanel } from "./MistakePanel.svelte";
export { Mistakes } from "./mistakes.svelte";
export { default as Start } from "./Start.svelte";
export { Node, Tree } from "./tree.svelte";
