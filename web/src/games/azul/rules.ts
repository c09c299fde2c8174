/** The outline of the rules page of Azul; its texts are in rules-azul.ftl. */
import type { RulesSection } from "../../lib/board";

export { default as Figure } from "./Figure.svelte";

export const rules: RulesSection[] = [
  { id: "setup", blocks: ["1", "2"] },
  { id: "take", blocks: ["1", { figure: "take" }, "2", "3"] },
  { id: "lines", blocks: ["1", { list: ["2", "3", "4", "5"] }, { figure: "lines" }] },
  { id: "tiling", blocks: ["1", "2", { figure: "single" }, "3", { figure: "score" }] },
  { id: "floor", blocks: ["1", { figure: "floor" }, "2"] },
  { id: "next", blocks: ["1", "2"] },
  { id: "end", blocks: ["1", { list: ["2", "3", "4"] }, { figure: "bonus" }, "5", "6"] },
  { id: "free", blocks: ["1", "2", "3"] },
];
