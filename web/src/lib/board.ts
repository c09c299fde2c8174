/** The interface between the page and a game's folder. */
import type { Component, Snippet } from "svelte";
import type { Choice, Chosen, Parts } from "./choice.svelte";
import type { GameEvent } from "./table-state";

/** The properties of a game's Board. It draws three sections, `<section class="rivals">`, `"shared"` and `"mine"`, beside each other. */
export interface BoardProps<View, Event> {
  /** The game as the viewer may know it. */
  view: View;
  /** The viewer's seat, drawn large and last; null for a spectator, for whom the first seat is. */
  me: number | null;
  names: string[];
  choice: Choice;
  /** The events of the last decisions, to be traced. */
  last: Event[];
  /** A seat whose board was enlarged, or null. */
  focus: number | null;
  /** Asked when a board is pressed: enlarge it, or make it small again. */
  onfocus: (seat: number | null) => void;
  /** Whether the page is as narrow as a phone. */
  narrow: boolean;
  /** The head of a seat's board (who, clock, score), with a short note of the game about it. */
  head: Snippet<[seat: number, note?: string]>;
  /** To be drawn below the opponents' boards. */
  below?: Snippet;
}

/** A piece that flies from one `data-spot` to another. */
export interface Flight {
  /** Its drawing in pieces.svg; several lie over each other. */
  piece: string | string[];
  from: string;
  to: string;
  /** Whether the piece looks different at its target, so that the whole target is faint until it lands. */
  redrawn?: boolean;
}

/** A button in the list of choices that chooses some parts of an action; those of one row stand beside each other. */
export interface Chip {
  /** The head of the row, in pictures. */
  row: string;
  /** The place of the row among the others. */
  order: number;
  text: string;
  parts: Parts;
}

/** The spots of an action: its sources, and where they lead. */
export interface Advised {
  from: string[];
  to: string | null;
}

/** A section of a rules page. Its title is the message `<game>-rules-<id>`, a paragraph `<game>-rules-<id>-<number>`,
 * the caption of a figure `<game>-rules-figure-<name>`. `[[azul-blue]]` in a text is a drawing of that piece. */
export interface RulesSection {
  id: string;
  blocks: (string | { list: string[] } | { figure: string })[];
}

/** A lesson: a short recorded game. The text of each step is the message `<game>-lesson-<step>`. */
export interface Tutorial {
  players: number;
  steps: TutorialStep[];
}
export interface TutorialStep {
  view: unknown;
  /** The legal actions, of which `wanted` leads on; empty for a step without a move. */
  actions: { id: number; notation: string; parts: Record<string, unknown>; facts: Record<string, unknown>; points: number; events: GameEvent[] }[];
  /** Notations that lead on. */
  wanted: string[];
  /** The events that led here. */
  events: GameEvent[];
  /** `data-spot`s to point at. */
  look: string[];
}

/** A game in lists, loaded with the page: the default export of `src/games/<name>/art.ts`. Its style is that of `.a-<name>`. */
export interface Art {
  /** Rows of six pieces; several drawings lie over each other, `-m-` is a space that is still empty. */
  pieces: (string | string[])[];
  /** Their colours, where the names of the pieces do not end with them. */
  colours?: string[];
  /** One piece that stands for the game. */
  icon: string | string[];
  /** The name of a piece that is not the message `<game>-page-<piece>`; empty if the piece is not of this game. */
  pieceName?: (id: string) => string;
}

/** The words of a game on the analysis board: the default export of `src/games/<name>/analysis.ts`. */
export interface AnalysisWords {
  /** The drawing of each letter of the notation. */
  letters: Record<string, string>;
  /** The outcome of a draw that is no piece, in a few words with pieces. */
  outcome?: (outcome: string) => string;
  /** A choice in a group of the position editor in words; empty where the value itself is shown. */
  choice?: (group: string, value: string) => string;
}

/** The default export of `src/games/<name>/index.ts`. */
export interface GameModule<View = unknown, Event = GameEvent, Action = Parts> {
  Board: Component<BoardProps<View, Event>>;
  /** Parts of actions that are multisets. */
  multisets: string[];
  flights: (event: Event) => Flight[];
  /** Some parts of a decision in a few words, with pieces as `[[azul-blue]]`; `ahead` are the events it would lead to. */
  label: (parts: Chosen<Action>, view: View, ahead?: readonly Event[]) => string;
  /** The chip of an action where nothing is chosen yet; undefined for an action with a line of its own. */
  chip?: (parts: Chosen<Action>, view: View) => Chip | undefined;
  /** A decision in a few words with pieces, told from its events; empty where there was none. */
  caption: (events: readonly Event[]) => string;
  /** One event of an update in pictures, for the log; empty where it is told in words. A text that starts with "→" or "·" continues
   * the line of the event before; "·" alone adds only its points. */
  symbols: (event: Event, update: readonly Event[]) => string;
  /** The spots that a piece of advice is drawn at, from the parts of an action or its facts. */
  advised: (parts: Chosen<Action>, seat: number, view: View) => Advised;
  /** For a game whose score is only a projection until the end: what is done so far. */
  progress?: (view: View, seat: number) => string;
  /** Whether two small boards fill the column beside the board on a screen of usual height. */
  tall?: boolean;
  /** The drawing of one player's finished board, for the result. */
  portrait?: () => Promise<{ default: Component<{ view: View; seat: number }> }>;
  /** The position as text, line by line, for screen readers. */
  describe: (view: View, me: number | null, names: string[]) => string[];
  /** The rules page: its outline, and its figures by name. */
  rules: () => Promise<{ rules: RulesSection[]; Figure: Component<{ name: string }> }>;
  /** The lesson as a file: a `Tutorial`. */
  tutorial: () => Promise<{ default: unknown }>;
}

/** The part of a view that the page needs of every game. */
export interface CommonView {
  round?: number;
  /** The target score of a solo game. */
  target?: number | null;
  seats?: { score: number }[];
}

export type { GameEvent };
