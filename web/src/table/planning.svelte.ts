/** Conditional moves: the player chooses an opponent's move on the board, then the reply to it. */
import { completed, hasActions, loadActions } from "../lib/actions.svelte";
import { call, get, post, Problem } from "../lib/api";
import type { State as WireState } from "../lib/protocol";
import type { LegalAction, PlannedLine, PlanState, State, TableInfo } from "../lib/table-state";

const SLOW = 3600;

/** Whether replies can be prepared at a table: in slow games without secrets, with one seat, on another player's turn. */
export function canPlan(table: TableInfo, state: State, mySeats: readonly number[], secrets: boolean): boolean {
  const slow = table.clock !== null && table.clock.increment >= SLOW;
  const [seat] = mySeats;
  if (!slow || secrets || mySeats.length !== 1 || seat === undefined || table.phase !== "playing") return false;
  return state.actor !== null && state.actor !== seat && !table.seats[seat]!.away && !table.seats[seat]!.resigned;
}

export class Planning {
  /** The game as it would be after the moves chosen so far; null while nothing is being prepared. */
  state: State | null = $state.raw(null);
  lines: PlannedLine[] = $state.raw([]);
  private line: number[] = [];
  private ply = 0;
  private seat = -1;

  constructor(private readonly table: () => TableInfo) {}

  private get path(): string {
    return `/api/tables/${this.table().id}`;
  }

  /** Whether the next choice is the player's own reply. */
  get mine(): boolean {
    return this.state?.actor === this.seat;
  }

  async load(): Promise<void> {
    this.lines = (await get<PlanState>(`${this.path}/plans`)).lines;
  }

  async start(ply: number, seat: number): Promise<void> {
    if (!hasActions(this.table())) await loadActions(this.table());
    [this.ply, this.seat, this.line] = [ply, seat, []];
    await this.explore([]);
  }

  cancel(): void {
    this.state = null;
  }

  /** Add a move; true if the line was stored, which is when the player's turn is over or something is drawn. */
  async choose({ id }: Pick<LegalAction, "id">): Promise<boolean> {
    const [line, own] = [[...this.line, id], this.mine];
    try {
      await this.explore(line);
      if (!own || this.mine) return false;
    } catch (error) {
      if (!own || !(error instanceof Problem) || error.code !== "plan_chance") throw error;
    }
    this.lines = (await post<PlanState>(`${this.path}/plans`, { ply: this.ply, line })).lines;
    this.cancel();
    return true;
  }

  async drop(): Promise<void> {
    this.lines = (await call<PlanState>("DELETE", `${this.path}/plans`)).lines;
  }

  private async explore(line: number[]): Promise<void> {
    const found = await post<WireState>(`${this.path}/explore`, { ply: this.ply, line });
    this.line = line;
    this.state = completed(this.table(), found);
  }
}
