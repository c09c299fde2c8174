/** Turns the updates of a game into lines of text, from the catalogue. */
import { event as eventText, t } from "../lib/i18n";
import type { GameEvent, Update } from "../lib/protocol";

export interface Line {
  /** The number of the update that it belongs to. */
  number: number;
  text: string;
  /** Whether a round begins with it. */
  round: boolean;
}

/** Scoring events that are not worth a line when they bring nothing. */
const SILENT_AT_ZERO = ["floor_loss", "final_loss", "objective", "private_points", "favor", "empty", "ornament", "colour_windows", "leftovers"];

/** The lines of some updates, oldest first. `you` is the reader's own seat. */
export function lines(game: string, updates: readonly Update[], names: readonly string[], you: number | null): Line[] {
  return merged(updates).flatMap(({ number, kind, seat, events }) => {
    const about = kind === "start" || kind === "move" ? [] : [{ number, text: t(`page-log-${kind}`, { name: seat === null ? "" : (names[seat] ?? "") }), round: false }];
    const told = events.filter(isWorthTelling).map((each) => ({ number, text: eventText(game, each, names, you), round: each.event === "round" }));
    return [...about, ...told.filter(({ text }) => text !== "")];
  });
}

function isWorthTelling(event: GameEvent): boolean {
  return !(event.points === 0 && SILENT_AT_ZERO.includes(event.event));
}

/** Tokens that a player gives back one by one are told as one event. */
function merged(updates: readonly Update[]): Update[] {
  const found: Update[] = [];
  for (const update of updates) {
    const before = found.at(-1);
    const [given, ...others] = update.events;
    const last = before?.events.at(-1);
    if (before && given && last && given.event === "return" && last.event === "return" && last.seat === given.seat && Array.isArray(last.tokens) && Array.isArray(given.tokens)) {
      const tokens = sum([...(last.tokens as Tokens), ...(given.tokens as Tokens)]);
      found[found.length - 1] = { ...before, number: update.number, events: [...before.events.slice(0, -1), { ...last, tokens }, ...others] };
    } else found.push(update);
  }
  return found;
}

type Tokens = { token: string; count: number }[];

function sum(tokens: Tokens): Tokens {
  const counts = new Map<string, number>();
  for (const { token, count } of tokens) counts.set(token, (counts.get(token) ?? 0) + count);
  return [...counts].map(([token, count]) => ({ token, count }));
}
