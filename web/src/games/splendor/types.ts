/** The view of Splendor as the server sends it. */

export const GEMS = ["white", "blue", "green", "red", "black"] as const;
export const KINDS = [...GEMS, "gold"] as const;
export type Gem = (typeof GEMS)[number];
export type Kind = (typeof KINDS)[number];
export type Tokens = Record<Kind, number>;
export type Cost = Record<Gem, number>;

export interface Card {
  number: number;
  level: number;
  bonus: Gem;
  points: number;
  cost: Cost;
}
export interface Noble {
  number: number;
  points: number;
  needs: Cost;
}
export interface Reserved {
  level: number;
  /** Reserved from a deck: only its owner knows it. */
  blind: boolean;
  card: Card | null;
}
export interface Seat {
  score: number;
  tokens: Tokens;
  bonuses: Cost;
  reserved: Reserved[];
  cards: Card[];
  nobles: Noble[];
}
export interface SplendorView {
  players: number;
  round: number;
  phase: "turn" | "payment" | "return" | "noble" | "over";
  actor: number | null;
  starter: number;
  last_round: boolean;
  supply: Tokens;
  /** Cards left of each level. */
  decks: number[];
  table: (Card | null)[][];
  nobles: (Noble | null)[];
  buying: { place: string; card: Card; colour: Gem; count: number } | null;
  to_return: number;
  seats: Seat[];
}

/** Tokens in events. */
export type EventTokens = { token: Kind; count: number }[];

/** The events of Splendor. */
export type SplendorEvent =
  | { event: "deal" | "card"; place: string; card: Card }
  | { event: "noble"; noble_place: number; noble: EventNoble }
  | { event: "round"; round: number }
  | { event: "take" | "pay" | "return"; seat: number; tokens: EventTokens }
  | { event: "reserve"; seat: number; place: string; card: Card | null; gold: number; deck: number | null }
  | { event: "buy"; seat: number; place: string; card: Card; points: number }
  | { event: "show"; seat: number; place: string; card: Card }
  | { event: "visit"; seat: number; noble_place: number; noble: EventNoble; points: number }
  | { event: "goal" | "pass"; seat: number }
  | { event: "end"; why: "points" | "passes" | "idleness" };

export interface EventNoble {
  number: number;
  points: number;
  needs: { token: Gem; count: number }[];
}

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

/** The points that end the game. */
export const GOAL = 15;
export const MOST_RESERVED = 3;

export function total(counts: Partial<Tokens>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}
