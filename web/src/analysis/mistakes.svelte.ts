/** "Learn from your mistakes": the marked moves of a review, one after the other, to be tried again. */
import { call, get } from "../lib/api";
import type { EngineLines, Remark, Review, TableSummary } from "../lib/protocol";
import type { Node, Tree } from "./tree.svelte";

/** Seconds of the engine's check of an attempt. */
const CHECK = 0.6;
/** A move that is worth at most this much less than the best is accepted too. */
const CLOSE = 0.02;

export class Mistakes {
  remarks: Remark[] = $state.raw([]);
  /** All marked moves, also the opponents'. */
  marked: Remark[] = $state.raw([]);
  place = $state(0);
  phase: "try" | "wrong" | "checking" | "solved" | "close" | "shown" = $state("try");
  /** The expected share of the win of the last attempt. */
  share: number | null = $state(null);
  readonly remark: Remark | undefined = $derived.by(() => this.remarks[this.place]);

  /** The review of a finished game; the mistakes are those of the reader's seats, of all seats for a spectator. */
  async load(table: string, language: string): Promise<void> {
    const path = `/api/tables/${encodeURIComponent(table)}`;
    const [{ remarks }, { seats }] = await Promise.all([get<Review>(`${path}/review?language=${language}`), get<TableSummary>(path)]);
    this.marked = remarks.filter(({ mark }) => mark !== "");
    this.remarks = this.marked.filter(({ seat }) => seats.length === 0 || seats.includes(seat));
  }

  /** Go to the position of a mistake. */
  async begin(tree: Tree, place: number): Promise<void> {
    this.place = place;
    this.phase = "try";
    this.share = null;
    const node = this.before(tree);
    if (node) await tree.go(node);
  }

  /** The node in which the mistake was made. */
  before(tree: Tree): Node | undefined {
    return this.remark && tree.root.onward()[this.remark.ply];
  }

  /** Judge an attempt; a move about as good as the best one counts too. */
  async attempt(position: string, notation: string): Promise<void> {
    const { best = "" } = this.remark ?? {};
    if (notation === best) {
      this.phase = "solved";
      return;
    }
    this.phase = "checking";
    const { choices } = await call<EngineLines>("POST", "/api/analysis/engine", { position, seconds: CHECK });
    const tried = choices.find((each) => each.notation === notation);
    const most = Math.max(...choices.map(({ share }) => share));
    this.share = tried?.share ?? null;
    this.phase = tried !== undefined && tried.share >= most - CLOSE ? "close" : "wrong";
  }
}
