/** Splendor, as the page needs it. */
import type { GameModule, Tutorial } from "../../lib/board";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { describe } from "./describe";
import { flights } from "./flights";
import { label } from "./label";
import { en } from "./messages.en";
import { es } from "./messages.es";
import { pt } from "./messages.pt";
import { rules as rulesEn } from "./rules.en";
import { rules as rulesEs } from "./rules.es";
import { rules as rulesPt } from "./rules.pt";
import type { SplendorView } from "./types";

const splendor: GameModule<SplendorView> = {
  Board,
  multisets: ["colours"],
  flights,
  label,
  describe,
  messages: { en, pt, es },
  rules: { en: rulesEn, pt: rulesPt, es: rulesEs },
  Figure,
  tutorial: async () => (await import("./tutorial.json")).default as unknown as Tutorial,
};

export default splendor;
