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

export const MOST_RESERVED = 3;

export function total(counts: Partial<Tokens>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}
