/** The outline of the rules page of Sagrada; its texts are in rules-sagrada.ftl. */
import type { RulesSection } from "../../lib/board";

export { default as Figure } from "./Figure.svelte";

export const rules: RulesSection[] = [
  { id: "setup", blocks: ["1", "2", { figure: "window" }, "3"] },
  { id: "round", blocks: ["1", { figure: "turns" }, "2", { list: ["3", "4"] }, "5"] },
  { id: "place", blocks: [{ list: ["1", "2", "3", "4", "5"] }, { figure: "place" }] },
  { id: "tools", blocks: ["1", { figure: "tool" }, { list: ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"] }, "14"] },
  { id: "score", blocks: ["1", { list: ["2", "3", "4", "5", "6"] }, { figure: "objectives" }, "7", "8"] },
  { id: "solo", blocks: ["1", "2"] },
];
