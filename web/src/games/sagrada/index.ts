/** Sagrada, as the page needs it. */
import type { GameModule } from "../../lib/board";
import "./art.css";
import Board from "./Board.svelte";
import { advised, caption } from "./caption";
import { describe } from "./describe";
import { flights } from "./flights";
import { chip, label } from "./label";
import { symbols } from "./symbols";
import { placed, type SagradaEvent, type SagradaParts, type SagradaView } from "./types";

const sagrada: GameModule<SagradaView, SagradaEvent, SagradaParts> = {
  Board,
  multisets: [],
  flights,
  label,
  chip,
  caption,
  symbols,
  progress: (view, seat) => (view.phase === "over" || view.round === 0 ? "" : `${placed(view.seats[seat]!)}/20`),
  advised,
  tall: true,
  portrait: () => import("./Portrait.svelte"),
  describe,
  rules: () => import("./rules"),
  tutorial: () => import("./tutorial.json"),
};

export default sagrada;
