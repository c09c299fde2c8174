/** The outline of the rules page of Sintra; its texts are in rules-sintra.ftl. */
import type { RulesSection } from "../../lib/board";

export { default as Figure } from "./Figure.svelte";

export const rules: RulesSection[] = [
  { id: "setup", blocks: ["1", "2", "3"] },
  { id: "turn", blocks: ["1"] },
  { id: "take", blocks: ["1", { figure: "take" }, "2"] },
  { id: "place", blocks: ["1", { figure: "glazier" }, { list: ["2", "3", "4"] }, { figure: "wild" }] },
  { id: "complete", blocks: ["1", { list: ["2", "3", "4", "5"] }, { figure: "window" }, "6"] },
  { id: "back", blocks: ["1"] },
  { id: "round", blocks: ["1", "2"] },
  { id: "glass", blocks: ["1", "2"] },
  { id: "end", blocks: ["1", { list: ["2", "3", "4"] }, "5", { figure: "ornaments" }, "6", "7"] },
];
