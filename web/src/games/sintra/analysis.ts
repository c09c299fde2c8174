/** Sintra on the analysis board. */
import type { AnalysisWords } from "../../lib/board";

const words: AnalysisWords = { letters: { Y: "sintra-yellow", O: "sintra-orange", P: "sintra-pink", B: "sintra-blue", W: "sintra-white" } };

export default words;
