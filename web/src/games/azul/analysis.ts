/** Azul on the analysis board. */
import type { AnalysisWords } from "../../lib/board";

const words: AnalysisWords = { letters: { B: "azul-blue", Y: "azul-yellow", R: "azul-red", K: "azul-black", W: "azul-white" } };

export default words;
