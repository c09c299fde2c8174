/** "Learn from your mistakes": the marked moves of a review, one after the other, to be tried again. */
import { call, get, post } from "../lib/api";
import type { EngineLines, Remark, Review, TableSummary } from "../lib/protocol";
import { review } from "../offline/advice";
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

  private constructor(
    { remarks }: Review,
    seats: number[],
    /** The nodes that were reviewed, from the start. */
    readonly line: Node[],
  ) {
    this.marked = remarks.filter(({ mark }) => mark !== "");
    this.remarks = this.marked.filter(({ seat }) => seats.length === 0 || seats.includes(seat));
  }

  /** The mistakes of a finished game: those of the reader's seats, of all seats for a spectator. */
  static async of(table: string, tree: Tree): Promise<Mistakes> {
    const signal = new AbortController().signal;
    const [found, { seats }] = await Promise.all([review(table, signal), get<TableSummary>(`/api/tables/${encodeURIComponent(table)}`)]);
    return new Mistakes(found, seats, tree.root.onward());
  }

  /** The mistakes of all seats in the main line of an analysis. */
  static async in(tree: Tree): Promise<Mistakes> {
    const line = tree.root.onward();
    return new Mistakes(await post<Review>("/api/analysis/review", { file: tree.file() }), [], line);
  }

  /** The place of the mistake after a number of moves; the first one if there is none. */
  placeOf(ply: number): number {
    return Math.max(0, this.remarks.findIndex((each) => each.ply === ply));
  }

  /** Go to the position of a mistake. */
  async begin(tree: Tree, place: number): Promise<void> {
    this.place = place;
    this.phase = "try";
    this.share = null;
    if (this.before) await tree.go(this.before);
  }

  /** The node in which the mistake was made. */
  get before(): Node | undefined {
    return this.remark && this.line[this.remark.ply];
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
