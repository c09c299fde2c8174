/** What the page and a game's folder promise each other. */
import type { Component, Snippet } from "svelte";
import type { Choice, Parts } from "./choice.svelte";
import type { Messages } from "./i18n";
import type { GameEvent, LegalAction } from "./protocol";
import type { Language } from "./settings.svelte";

/** What a game's Board gets. It draws three sections, `<section class="rivals">`, `"shared"` and `"mine"`, beside each other. */
export interface BoardProps<V> {
  /** The game as the viewer may know it. */
  view: V;
  /** The viewer's seat, drawn large and last; null for a spectator, for whom the first seat is. */
  me: number | null;
  names: string[];
  choice: Choice;
  /** What the last decisions did: to be traced. */
  last: GameEvent[];
  /** A seat whose board was enlarged, or null. */
  focus: number | null;
  /** Asked when a board is pressed: enlarge it, or make it small again. */
  onfocus: (seat: number | null) => void;
  /** Whether the page is as narrow as a phone. */
  narrow: boolean;
  /** The head of a seat's board (who, clock, score), with a short note of the game about it. */
  head: Snippet<[seat: number, note?: string]>;
}

/** A piece that flies from one `data-spot` to another. */
export interface Flight {
  /** Its drawing in pieces.svg; several lie over each other. */
  piece: string | string[];
  from: string;
  to: string;
}

/** A paragraph, a list or a picture of a rules page. `[[azul-blue]]` in a text is that piece. */
export type RulesBlock = string | { list: string[] } | { figure: string; caption: string };
export interface RulesPage {
  title: string;
  /** What the game is about, in two or three sentences. */
  intro: string;
  sections: { id: string; title: string; blocks: RulesBlock[] }[];
}

/** A lesson: a short game that was played beforehand, and what there is to say at each of its positions. */
export interface Tutorial {
  players: number;
  steps: TutorialStep[];
}
export interface TutorialStep {
  /** What is said, which may be of several paragraphs separated by an empty line. */
  say: Record<Language, string>;
  view: unknown;
  /** What the learner can do here, of which `wanted` leads on; none: the step is only read. */
  actions: { id: number; notation: string; parts: Record<string, unknown>; sentence: Record<Language, string>; points: number; events: GameEvent[] }[];
  /** Notations that lead on. */
  wanted: string[];
  /** What led here. */
  events: GameEvent[];
  /** `data-spot`s to point at. */
  look: string[];
}

/** What `src/games/<name>/index.ts` exports as default. */
export interface GameModule<V = never> {
  Board: Component<BoardProps<V>>;
  /** Parts of actions that are multisets. */
  multisets: string[];
  flights: (event: GameEvent, view: V) => Flight[];
  /** What some parts of a decision are, in a few words with pieces as `[[azul-blue]]`; `ahead` is what it would lead to. */
  label: (parts: Parts, view: V, ahead?: readonly GameEvent[]) => string;
  /** The game in words, one line for each thing, for those who do not see the board. */
  describe: (view: V, me: number | null, names: string[]) => string[];
  messages: Record<Language, Messages>;
  rules: Record<Language, RulesPage>;
  /** The pictures of the rules pages by name. */
  Figure: Component<{ name: string }>;
  tutorial: () => Promise<Tutorial>;
}

export type { GameEvent, LegalAction };
