/** Splendor as the server sends it, and what the page adds. */
import type { Card, Cost, Gem, Kind, Noble, Seat, TokenCount, Tokens } from "./wire";

export type * from "./wire";

export const GEMS: readonly Gem[] = ["white", "blue", "green", "red", "black"];
export const KINDS: readonly Kind[] = [...GEMS, "gold"];
export type EventTokens = TokenCount[];

/** Tokens of an event as counts. */
export function countsOf(tokens: EventTokens): Partial<Tokens> {
  return Object.fromEntries(tokens.map(({ token, count }) => [token, count]));
}

/** The tokens a player lacks for a card after bonuses, tokens and gold. */
export interface Means {
  /** Gold that it would take. */
  gold: number;
  /** Tokens that are still missing. */
  short: number;
  /** Missing gems before gold is spent, by colour. */
  missing: Partial<Cost>;
}

export function meansOf(card: Card, { tokens, bonuses }: Seat): Means {
  const missing = Object.fromEntries(GEMS.flatMap((gem) => {
    const lacks = card.cost[gem] - bonuses[gem] - tokens[gem];
    return lacks > 0 ? [[gem, lacks]] : [];
  })) as Partial<Cost>;
  const lacking = total(missing);
  return { gold: Math.min(lacking, tokens.gold), short: Math.max(0, lacking - tokens.gold), missing };
}

/** A player's cards that count towards a noble, by colour. */
export function progressTo(noble: Noble, { bonuses }: Seat): Partial<Cost> {
  return Object.fromEntries(GEMS.flatMap((gem) => (noble.needs[gem] > 0 ? [[gem, Math.min(bonuses[gem], noble.needs[gem])]] : [])));
}

/** The gems of a colour that a player can pay, from cards and tokens together; gold is added to any of them. */
export function power({ tokens, bonuses }: Seat, kind: Kind): string {
  return kind === "gold" ? `+${tokens.gold}` : `${bonuses[kind] + tokens[kind]}`;
}

/** The points that end the game. */
export const GOAL = 15;
export const MOST_RESERVED = 3;

export function total(counts: Partial<Tokens>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}
