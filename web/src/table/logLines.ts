/** Turns the updates of a game into lines: of text, from the catalogue, and of pictures. */
import type { GameModule } from "../lib/board";
import { event as eventText, t } from "../lib/i18n";
import type { GameEvent, Update } from "../lib/protocol";

export interface Line {
  /** The number of the update that it belongs to. */
  number: number;
  text: string;
  /** Whether a round begins with it. */
  round: boolean;
  /** Whether its decision was taken back. */
  undone: boolean;
}

/** A line of the log. Its text is complete; the pictures stand for it where there are some. */
export interface Entry extends Line {
  seat: number | null;
  symbols: string;
  points: number;
}

/** Scoring events that are not worth a line when they bring nothing. */
const SILENT_AT_ZERO = ["floor_loss", "final_loss", "objective", "private_points", "favor", "empty", "ornament", "colour_windows", "leftovers"];

/** The lines of some updates, oldest first. `you` is the reader's own seat. */
export function lines(game: string, updates: readonly Update[], names: readonly string[], you: number | null): Line[] {
  return merged(updates).flatMap(({ number, kind, seat, events, undone = false }) => {
    const about = kind === "start" || kind === "move" ? [] : [{ number, text: t(`page-log-${kind}`, { who: seat !== null && seat === you ? "you" : "other", name: seat === null ? "" : (names[seat] ?? "") }), round: false, undone: false }];
    const told = events.filter(isWorthTelling).map((each) => ({ number, text: eventText(game, each, names, you), round: each.event === "round", undone }));
    return [...about, ...told.filter(({ text }) => text !== "")];
  });
}

/** The entries of some updates, oldest first: what belongs together is one entry. */
export function entries(game: string, { symbols }: Pick<GameModule, "symbols">, updates: readonly Update[], names: readonly string[], you: number | null): Entry[] {
  return merged(withUndone(updates)).flatMap((update) => {
    const found: Entry[] = lines(game, [{ ...update, events: [] }], names, you).map((line) => ({ ...line, seat: null, symbols: "", points: 0 }));
    for (const event of update.events.filter(isWorthTelling)) {
      const [line] = lines(game, [{ ...update, kind: "move", events: [event] }], names, you);
      if (line === undefined) continue;
      const picture = symbols(event, update.events);
      const points = typeof event.points === "number" ? event.points : 0;
      const before = found.at(-1);
      if (before?.symbols && /^[→·]/.test(picture)) {
        found[found.length - 1] = { ...before, text: `${before.text} ${line.text}`, symbols: picture === "·" ? before.symbols : `${before.symbols} ${picture}`, points: before.points + points };
      } else found.push({ ...line, seat: typeof event.seat === "number" ? event.seat : null, symbols: picture.replace(/^[→·] ?/, ""), points });
    }
    return found;
  });
}

/** A letter for each player, two where the first is not enough. */
export function initials(names: readonly string[]): string[] {
  const first = names.map((name) => [...name][0] ?? "?");
  return names.map((name, seat) => (first.filter((each) => each === first[seat]).length > 1 ? `${first[seat]}${[...name].at(-1)}` : first[seat]!));
}

function isWorthTelling(event: GameEvent): boolean {
  return !(event.points === 0 && SILENT_AT_ZERO.includes(event.event));
}

/** The updates that still count. An undo takes back the player's last decision and everything since. */
export function standing(updates: readonly Update[]): Update[] {
  return updates.reduce<Update[]>((found, update) => {
    if (update.kind !== "undo") return [...found, update];
    return found.slice(0, Math.max(0, found.findLastIndex(({ kind, seat }) => kind === "move" && seat === update.seat)));
  }, []);
}

/** An update that may have been taken back. */
type Told = Update & { undone?: boolean };

/** The updates with a mark on the decisions that were taken back. */
function withUndone(updates: readonly Update[]): Told[] {
  const left = new Set(standing(updates));
  return updates.map((each) => ({ ...each, undone: each.kind === "move" && !left.has(each) }));
}

/** Tokens that a player gives back or pays one by one, in one update or in several, are told as one event. */
export function merged(updates: readonly Told[]): Told[] {
  const found: Told[] = [];
  for (const update of updates) {
    const before = found.at(-1);
    const last = before?.events.at(-1);
    if (before && last && before.undone === update.undone && update.events[0] && together(last, update.events[0])) found[found.length - 1] = { ...before, number: update.number, events: joined([...before.events, ...update.events]) };
    else found.push({ ...update, events: joined(update.events) });
  }
  return found;
}

/** The events with those that belong together as one. */
function joined(events: readonly GameEvent[]): GameEvent[] {
  return events.reduce<GameEvent[]>((found, event) => {
    const one = found.length > 0 ? together(found.at(-1)!, event) : null;
    return one === null ? [...found, event] : [...found.slice(0, -1), one];
  }, []);
}

/** The tokens of two returns or payments as one event; null for other events. */
function together(a: GameEvent, b: GameEvent): GameEvent | null {
  if (!["return", "pay"].includes(a.event) || a.event !== b.event || a.seat !== b.seat || !Array.isArray(a.tokens) || !Array.isArray(b.tokens)) return null;
  return { ...a, tokens: sum([...(a.tokens as Tokens), ...(b.tokens as Tokens)]) };
}

type Tokens = { token: string; count: number }[];

function sum(tokens: Tokens): Tokens {
  const counts = new Map<string, number>();
  for (const { token, count } of tokens) counts.set(token, (counts.get(token) ?? 0) + count);
  return [...counts].map(([token, count]) => ({ token, count }));
}
