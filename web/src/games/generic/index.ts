/** The page for games of other packages: their view as text. Actions are chosen from the list. */
import type { GameModule } from "../../lib/board";
import Board from "./Board.svelte";
import { describe, short, type GenericView } from "./text";

const generic: GameModule<GenericView> = {
  Board,
  multisets: [],
  flights: () => [],
  label: (parts) => Object.values(parts).map(short).join(" "),
  caption: () => "",
  symbols: () => "",
  advised: () => ({ from: [], to: null }),
  describe,
  rules: () => Promise.reject(new Error("the game has no rules page")),
  tutorial: () => Promise.reject(new Error("the game has no lesson")),
};

export default generic;
