/** The types of the game as the server sends it. Generated from src/guilda/rules/splendor/types.py (`make docs`). */

export type Gem = "white" | "blue" | "green" | "red" | "black";

export type Kind = "white" | "blue" | "green" | "red" | "black" | "gold";

export type Cost = Record<Gem, number>;

export type Tokens = Record<Kind, number>;

export type Phase = "turn" | "payment" | "return" | "noble" | "over";

export type Ending = "points" | "passes" | "idleness";

/** A development card. */
export interface Card {
  number: number;
  level: number;
  bonus: Gem;
  points: number;
  cost: Cost;
}

/** A noble. */
export interface Noble {
  number: number;
  points: number;
  needs: Cost;
}

/** A reserved card; one from a deck is known to its owner only. */
export interface Reserved {
  level: number;
  blind: boolean;
  card: Card | null;
}

/** One player's area. */
export interface Seat {
  score: number;
  tokens: Tokens;
  bonuses: Cost;
  reserved: Reserved[];
  cards: Card[];
  nobles: Noble[];
}

/** The card being paid for, the colour in question and the number of gems due in it. */
export interface Purchase {
  place: string;
  card: Card;
  colour: Gem;
  count: number;
}

/** Everything except the decks and the cards that only other seats know. */
export interface SplendorView {
  game: "splendor";
  players: number;
  round: number;
  phase: Phase;
  actor: number | null;
  starter: number;
  last_round: boolean;
  /** Rounds in a row without a card, the current one included. */
  idle_rounds: number;
  supply: Tokens;
  /** Cards left of each level. */
  decks: number[];
  table: ((Card | null)[])[];
  nobles: (Noble | null)[];
  buying: Purchase | null;
  to_return: number;
  seats: Seat[];
}

/** Tokens to take. */
export interface TakeParts {
  action: "take";
  colours: Gem[];
}

/** The place of a card to reserve or buy. */
export interface CardParts {
  action: "reserve" | "buy";
  place: string;
}

/** No action is possible. */
export interface PassParts {
  action: "pass";
}

/** A token to return. */
export interface ReturnParts {
  action: "return";
  token: Kind;
}

/** The gold that pays for a colour. */
export interface PayParts {
  action: "pay";
  colour: Gem;
  gold: number;
}

/** The place of the noble to receive. */
export interface NobleParts {
  action: "noble";
  place: number;
}

export type SplendorParts = TakeParts | CardParts | PassParts | ReturnParts | PayParts | NobleParts;

/** Tokens of one kind. */
export interface TokenCount {
  token: Kind;
  count: number;
}

/** A noble in events. */
export interface EventNoble {
  number: number;
  points: number;
  needs: TokenCount[];
}

/** A round begins. */
export interface RoundEvent {
  event: "round";
  round: number;
}

/** A card is dealt or replaced. */
export interface CardEvent {
  event: "deal" | "card";
  place: string;
  card: Card;
}

/** A noble is dealt. */
export interface NobleEvent {
  event: "noble";
  noble_place: number;
  noble: EventNoble;
}

/** A player takes, pays or returns tokens. */
export interface TokensEvent {
  event: "take" | "pay" | "return";
  seat: number;
  tokens: TokenCount[];
}

/** A card is reserved; its owner alone sees one from a deck, whose level `deck` names. */
export interface ReserveEvent {
  event: "reserve";
  seat: number;
  place: string;
  card: Card | null;
  gold: number;
  deck: number | null;
}

/** A card is bought. */
export interface BuyEvent {
  event: "buy";
  seat: number;
  place: string;
  card: Card;
  points: number;
}

/** A hidden reserved card is revealed. */
export interface ShowEvent {
  event: "show";
  seat: number;
  place: string;
  card: Card;
}

/** A noble visits. */
export interface VisitEvent {
  event: "visit";
  seat: number;
  noble_place: number;
  noble: EventNoble;
  points: number;
}

/** A player reaches the points that end the game, or passes. */
export interface PlainEvent {
  event: "goal" | "pass";
  seat: number;
}

/** The game is over. */
export interface EndEvent {
  event: "end";
  why: Ending;
}

export type SplendorEvent = RoundEvent | CardEvent | NobleEvent | TokensEvent | ReserveEvent | BuyEvent | ShowEvent | VisitEvent | PlainEvent | EndEvent;
