/** Azul for the page. */
import type { GameModule } from "../../lib/board";
import "./art.css";
import Board from "./Board.svelte";
import { advised, caption } from "./caption";
import { describe } from "./describe";
import { flights } from "./flights";
import { label } from "./label";
import { takeChip } from "../offer/texts";
import { symbols } from "./symbols";
import type { AzulEvent, AzulParts, AzulView } from "./types";

const azul: GameModule<AzulView, AzulEvent, AzulParts> = {
  Board,
  multisets: [],
  flights,
  label,
  chip: (parts, view) => takeChip("azul", parts, view.factories, view.centre.tiles),
  caption,
  symbols,
  advised,
  portrait: () => import("./Portrait.svelte"),
  describe,
  rules: () => import("./rules"),
  tutorial: () => import("./tutorial.json"),
};

export default azul;
