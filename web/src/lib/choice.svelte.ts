/** A decision built part by part. It knows no rules: it compares the parts of the legal actions. */
import type { LegalAction } from "./table-state";

/** Pieces that an action is made of, such as `{source: 1, colour: "blue"}`. */
export type Parts = Record<string, unknown>;
/** Some of the parts of an action, where `P` is the union of a game's kinds of action. */
export type Chosen<P> = { [K in KeyOf<P>]?: ValueOf<P, K> };
type KeyOf<P> = P extends unknown ? keyof P : never;
type ValueOf<P, K> = P extends unknown ? (K extends keyof P ? P[K] : never) : never;
export type State = "idle" | "lit" | "chosen" | "preview";

/** The parts of a legal action, of the game's own type. */
export function actionParts<Action>(action: LegalAction | null): Chosen<Action> {
  return (action?.parts ?? {}) as Chosen<Action>;
}

/** The events that a legal action would lead to, of the game's own type. */
export function actionEvents<Event>(action: LegalAction | null): Event[] {
  return (action?.preview?.events ?? []) as Event[];
}

export interface ChoiceSettings {
  /** The parts that are multisets: choosing adds to them (tokens of Splendor). */
  multisets?: readonly string[];
  /** Whether a finished choice is shown first and played by a second press (touch, or set so by the player). */
  careful?: () => boolean;
  /** Called with a finished choice. */
  play: (action: LegalAction) => void;
}

export class Choice {
  actions: LegalAction[] = $state.raw([]);
  chosen: Parts = $state.raw({});
  /** A finished choice that waits for its second press. */
  pending: LegalAction | null = $state.raw(null);
  private hovered: Parts | null = $state.raw(null);
  private steps: Parts[] = $state.raw([]);
  /** The actions that still match. A finished choice that waits for confirmation does not narrow them. */
  readonly candidates: LegalAction[] = $derived.by(() => this.matching(this.settled));
  readonly preview: LegalAction | null = $derived.by(() => this.previewed());

  /** The parts chosen before the one that finished the choice. */
  private readonly settled: Parts = $derived.by(() => (this.pending === null ? this.chosen : (this.steps.at(-1) ?? {})));
  private readonly multisets: readonly string[];
  private readonly careful: () => boolean;
  private readonly playIt: (action: LegalAction) => void;

  constructor({ multisets = [], careful = () => false, play }: ChoiceSettings) {
    this.multisets = multisets;
    this.careful = careful;
    this.playIt = play;
  }

  /** Offer these actions and reset the choice. */
  offer(actions: LegalAction[]): void {
    this.actions = actions;
    this.reset();
    this.hovered = null;
  }

  /** The state of an element that represents these parts. */
  state(parts: Parts): State {
    if (this.actions.length === 0) return "idle";
    if (this.covers(this.settled, parts)) return "chosen";
    if (this.preview !== null && this.covers(this.preview.parts, this.union(this.chosen, parts))) return "preview";
    return this.can(parts) || this.instead(parts) ? "lit" : "idle";
  }

  /** Whether these parts could take the place of the one that finished a choice which waits. */
  private instead(parts: Parts): boolean {
    const adds = Object.keys(parts).some((key) => this.multisets.includes(key));
    return this.pending !== null && !adds && this.matching(this.union(this.settled, parts)).length > 0;
  }

  /** Whether some legal action has what is chosen and these parts as well. */
  can(parts: Parts): boolean {
    return this.matching(this.union(this.chosen, parts)).length > 0;
  }

  /** Whether pressing these parts has an effect: add them, take them back, or start a new choice. */
  pressable(parts: Parts): boolean {
    return this.can(parts) || this.covers(this.chosen, parts) || this.matching(parts).length > 0;
  }

  /** The number of times a value of a multiset has been chosen. */
  count(key: string, value: unknown): number {
    const chosen = this.chosen[key];
    return Array.isArray(chosen) ? chosen.filter((each) => each === value).length : 0;
  }

  /** Choose these parts. Chosen ones are taken back; those that do not go with the others start a new choice. */
  pick(parts: Parts): void {
    if (this.actions.length === 0) return;
    const more = this.union(this.chosen, parts);
    if (!this.can(parts)) {
      if (this.covers(this.chosen, parts)) this.takeBack(parts);
      else this.startOver(parts);
    } else if (same(more, this.chosen)) {
      if (this.pending !== null && !this.covers(this.settled, parts)) return this.commit();
      this.takeBack(parts);
    } else {
      this.choose(more);
    }
    this.finish();
  }

  /** The chosen parts, of the game's own type. */
  picked<Action>(): Chosen<Action> {
    return this.chosen as Chosen<Action>;
  }

  /** The events that the shown action would lead to, of the game's own type. */
  ahead<Event>(): Event[] {
    return actionEvents<Event>(this.preview);
  }

  /** Preview these parts; null ends the preview. */
  hover(parts: Parts | null): void {
    this.hovered = parts;
  }

  /** Play what is shown. */
  commit(): void {
    const action = this.pending ?? this.complete(this.chosen);
    if (action !== null) this.play(action);
  }

  /** Play an action of the list. */
  play(action: LegalAction): void {
    this.offer([]);
    this.playIt(action);
  }

  /** Show an action of the list; it waits for its second press. */
  show(action: LegalAction): void {
    if (this.pending === null) this.steps = [...this.steps, this.chosen];
    this.chosen = action.parts;
    this.pending = action;
  }

  /** Take the last part back; return whether there was one. */
  back(): boolean {
    const had = this.steps.length > 0 || this.pending !== null;
    this.pending = null;
    this.chosen = this.steps.at(-1) ?? {};
    this.steps = this.steps.slice(0, -1);
    return had;
  }

  /** Begin again. */
  reset(): void {
    this.chosen = {};
    this.steps = [];
    this.pending = null;
  }

  /** The action that has exactly these parts. */
  complete(parts: Parts): LegalAction | null {
    return this.actions.find((action) => this.covers(parts, action.parts) && this.covers(action.parts, parts)) ?? null;
  }

  /** The parts of an action that are not chosen yet; all of them where it is chosen already. */
  rest(action: LegalAction): Parts {
    const left = Object.entries(action.parts).filter(([key, value]) => !same(this.settled[key], value));
    return left.length > 0 ? Object.fromEntries(left) : action.parts;
  }

  private choose(parts: Parts): void {
    this.steps = [...this.steps, this.chosen];
    this.chosen = parts;
    this.pending = null;
  }

  private startOver(parts: Parts): void {
    if (this.matching(parts).length === 0) return;
    const exchanged = { ...this.chosen, ...parts };
    this.reset();
    this.choose(this.matching(exchanged).length > 0 ? exchanged : parts);
  }

  private takeBack(parts: Parts): void {
    while (this.covers(this.chosen, parts) && this.back());
  }

  /** A choice that leaves one action, all of whose parts are chosen, is played, or shown first. */
  private finish(): void {
    const action = this.matching(this.chosen).length === 1 ? this.complete(this.chosen) : null;
    if (action === null) return;
    if (this.careful()) this.pending = action;
    else this.play(action);
  }

  private previewed(): LegalAction | null {
    if (this.pending !== null) return this.pending;
    if (this.hovered !== null) {
      const shown = this.complete(this.union(this.chosen, this.hovered));
      if (shown !== null) return shown;
    }
    return this.complete(this.chosen);
  }

  private matching(parts: Parts): LegalAction[] {
    return this.actions.filter((action) => this.covers(action.parts, parts));
  }

  private union(some: Parts, more: Parts): Parts {
    const all: Parts = { ...some };
    for (const [key, value] of Object.entries(more)) {
      const before = all[key];
      const adds = this.multisets.includes(key) && Array.isArray(before) && Array.isArray(value);
      all[key] = adds ? [...(before as unknown[]), ...(value as unknown[])] : before === undefined || same(before, value) ? value : CLASH;
    }
    return all;
  }

  /** Whether the parts of `whole` include those of `some`. */
  private covers(whole: Parts, some: Parts): boolean {
    return Object.entries(some).every(([key, value]) => {
      const held = whole[key];
      if (!this.multisets.includes(key) || !Array.isArray(held) || !Array.isArray(value)) return same(held, value);
      const left = [...(held as unknown[])];
      return (value as unknown[]).every((each) => {
        const place = left.indexOf(each);
        if (place >= 0) left.splice(place, 1);
        return place >= 0;
      });
    });
  }
}

/* Stands for two values of one part, which no action has. */
const CLASH = Symbol("clash");

function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => same((one as Parts)[key], (other as Parts)[key]))
  );
}
