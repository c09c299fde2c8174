/** Legal actions, put together from the ids in a state and the game's action catalogue. */
import { get } from "./api";
import { action as inWords, type Fact } from "./i18n";
import type { ActionInfo, GameEvent, Preview, TableInfo, State as WireState } from "./protocol";

export interface LegalAction {
  readonly id: number;
  readonly notation: string;
  readonly parts: Record<string, unknown>;
  readonly sentence?: string;
  /** Its certain points, and its events once they were asked for. */
  readonly preview?: { points: number; events: GameEvent[] };
}

/** A state whose legal actions are complete. */
export type State = Omit<WireState, "actions" | "gains"> & { actions: LegalAction[] };

/** The rules that a catalogue belongs to. */
type RulesOf = Pick<TableInfo, "game" | "rules_version" | "options">;

const catalogues = new Map<string, ActionInfo[]>();

/** An action that is legal now. What it does is filled in when it was asked for. */
export class OfferedAction implements LegalAction {
  private shown = $state.raw<Preview | null>(null);
  asked = false;

  constructor(
    private readonly game: string,
    readonly id: number,
    readonly notation: string,
    readonly parts: Record<string, unknown>,
    private readonly gain: number,
  ) {}

  get sentence(): string {
    return this.shown === null ? "" : inWords(this.game, this.shown.facts as Fact);
  }

  get preview(): { points: number; events: GameEvent[] } {
    return { points: this.gain, events: this.shown?.events ?? [] };
  }

  fill(shown: Preview): void {
    this.shown = shown;
  }
}

function address({ game, rules_version, options }: RulesOf): string {
  const query = new URLSearchParams({ rules_version: String(rules_version) });
  for (const [name, value] of Object.entries(options)) if (name !== "start") query.set(name, value === null ? "" : String(value));
  return `/api/games/${encodeURIComponent(game)}/actions?${query.toString()}`;
}

/** Whether the action catalogue of a table's game is here. */
export function hasActions(table: RulesOf): boolean {
  return catalogues.has(address(table));
}

/** Load the action catalogue of a table's game. */
export async function loadActions(table: RulesOf): Promise<void> {
  const path = address(table);
  catalogues.set(path, await get<ActionInfo[]>(path));
}

/** Complete the legal actions of a state. */
export function completed(table: RulesOf, { actions, gains = [], ...state }: WireState): State {
  const known = actions.length === 0 ? [] : (catalogues.get(address(table)) ?? []);
  return {
    ...state,
    actions: actions.map((id, place) => new OfferedAction(table.game, id, known[id]?.notation ?? "", known[id]?.parts ?? {}, gains[place] ?? 0)),
  };
}
