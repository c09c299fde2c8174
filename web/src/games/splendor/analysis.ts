/** Splendor on the analysis board: cards and nobles by number. */
import type { AnalysisWords } from "../../lib/board";
import { t } from "../../lib/i18n";
import cards from "../../../../src/guilda/components/splendor-cards.csv?raw";
import nobles from "../../../../src/guilda/components/splendor-nobles.csv?raw";

const GEMS = ["white", "blue", "green", "red", "black"];

const words: AnalysisWords = {
  letters: { W: "gem-white", B: "gem-blue", G: "gem-green", R: "gem-red", K: "gem-black", J: "gem-gold" },
  outcome: (outcome) => cardLabel(Number(outcome)),
  choice(group, value) {
    if (["table", "hand", "cards"].includes(group)) return cardLabel(Number(value));
    if (["nobles", "visitors"].includes(group)) return nobleLabel(Number(value));
    return group === "blind" ? t(value === "1" ? "analysis-edit-hidden" : "analysis-edit-open") : "";
  },
};

export default words;

/** A card: its number, level and points, its bonus and its cost. */
function cardLabel(number: number): string {
  const [level, bonus, points, ...cost] = row(cards, number);
  return `${t("analysis-card", { number, level: Number(level), points: Number(points) })} [[gem-${bonus}]] ← ${costLabel(cost)}`;
}

/** A noble: its number and what it asks for. */
function nobleLabel(number: number): string {
  return `${t("analysis-noble", { number })} ${costLabel(row(nobles, number).slice(1))}`;
}

function row(table: string, number: number): string[] {
  return (table.split("\n")[number] ?? "").trim().split(",");
}

function costLabel(cost: string[]): string {
  return GEMS.flatMap((gem, place) => (Number(cost[place] ?? 0) > 0 ? [`${cost[place]} [[gem-${gem}]]`] : [])).join(" ");
}
