/** Stained Glass of Sintra for the page. */
import type { GameModule } from "../../lib/board";
import "./art.css";
import Board from "./Board.svelte";
import { advised, caption } from "./caption";
import { describe } from "./describe";
import { flights } from "./flights";
import { label } from "./label";
import { takeChip } from "../offer/texts";
import { symbols } from "./symbols";
import type { SintraEvent, SintraParts, SintraView } from "./types";

const sintra: GameModule<SintraView, SintraEvent, SintraParts> = {
  Board,
  multisets: [],
  flights,
  label,
  chip: (parts, view) => takeChip("sintra", parts, view.factories, view.centre.pieces),
  caption,
  symbols,
  advised,
  tall: true,
  portrait: () => import("./Portrait.svelte"),
  describe,
  rules: () => import("./rules"),
  tutorial: () => import("./tutorial.json"),
};

export default sintra;
