/** Splendor, as the page needs it. */
import type { GameModule } from "../../lib/board";
import Board from "./Board.svelte";
import { advised, caption } from "./caption";
import { describe } from "./describe";
import { flights } from "./flights";
import { label } from "./label";
import { symbols } from "./symbols";
import type { SplendorEvent, SplendorParts, SplendorView } from "./types";

const splendor: GameModule<SplendorView, SplendorEvent, SplendorParts> = {
  Board,
  multisets: ["colours"],
  flights,
  label,
  caption,
  symbols,
  advised,
  portrait: () => import("./Portrait.svelte"),
  describe,
  rules: () => import("./rules"),
  tutorial: () => import("./tutorial.json"),
};

export default splendor;
