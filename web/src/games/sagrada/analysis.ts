/** Sagrada on the analysis board. */
import type { AnalysisWords } from "../../lib/board";
import { has, t } from "../../lib/i18n";
import box from "../../../../src/guilda/components/sagrada.toml?raw";

const objectives = [...box.matchAll(/^name = "([a-z_]+)"$/gm)].map((found) => found[1]!);

const letters: Record<string, string> = { R: "die-red", Y: "die-yellow", G: "die-green", B: "die-blue", P: "die-purple" };

const words: AnalysisWords = {
  letters,
  choice(group, value) {
    if (group === "round") return value === "0" ? t("analysis-edit-windows") : "";
    if (group === "private") return `[[${letters[value]}]]`;
    if (group === "public") return t(`sagrada-page-objective-${objectives[Number(value) - 1]}`);
    return group === "tools" && has(`sagrada-tool-${value}`) ? `${value}. ${t(`sagrada-tool-${value}`)}` : "";
  },
};

export default words;
