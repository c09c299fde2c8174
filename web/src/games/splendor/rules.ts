/** The outline of the rules page of Splendor; its texts are in rules-splendor.ftl. */
import type { RulesSection } from "../../lib/board";

export { default as Figure } from "./Figure.svelte";

export const rules: RulesSection[] = [
  { id: "setup", blocks: ["1", "2", { figure: "card" }, "3"] },
  { id: "turn", blocks: [{ list: ["1", "2", "3", "4"] }, { figure: "take" }, "5"] },
  { id: "tokens", blocks: ["1"] },
  { id: "reserve", blocks: ["1", { figure: "reserve" }, "2"] },
  { id: "buy", blocks: ["1", { figure: "pay" }, "2"] },
  { id: "nobles", blocks: ["1", { figure: "noble" }, "2"] },
  { id: "end", blocks: ["1", "2"] },
  { id: "advice", blocks: [{ list: ["1", "2", "3", "4"] }] },
];
