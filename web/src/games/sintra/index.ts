/** Stained Glass of Sintra for the page. */
import type { GameModule, Tutorial } from "../../lib/board";
import { messages as offer } from "../offer/words";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Figure from "./Figure.svelte";
import { flights } from "./flights";
import { label } from "./label";
import { en } from "./messages.en";
import { es } from "./messages.es";
import { pt } from "./messages.pt";
import { rules as rulesEn } from "./rules.en";
import { rules as rulesEs } from "./rules.es";
import { rules as rulesPt } from "./rules.pt";
import type { SintraView } from "./types";

const sintra: GameModule<SintraView> = {
  Board,
  multisets: [],
  flights,
  label,
  describe,
  messages: { en: { ...offer.en, ...en }, pt: { ...offer.pt, ...pt }, es: { ...offer.es, ...es } },
  rules: { en: rulesEn, pt: rulesPt, es: rulesEs },
  Figure,
  tutorial: async () => (await import("./tutorial.json")).default as unknown as Tutorial,
};

export default sintra;
