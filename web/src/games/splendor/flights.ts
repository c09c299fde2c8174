/** The pieces that fly over a Splendor table. */
import type { Flight } from "../../lib/board";
import { shield } from "./nobles";
import { spotOf } from "./trace";
import type { Kind, SplendorEvent, EventTokens } from "./types";

/** Return the flights of an event. */
export function flights(event: SplendorEvent): Flight[] {
  switch (event.event) {
    case "take":
      return each(event.tokens).map((kind) => ({ piece: `gem-${kind}`, from: `bank:${kind}`, to: `seat:${event.seat}:token:${kind}` }));
    case "pay":
    case "return":
      return each(event.tokens).map((kind) => ({ piece: `gem-${kind}`, from: `seat:${event.seat}:token:${kind}`, to: `bank:${kind}` }));
    case "reserve": {
      const level = event.card?.level ?? event.deck ?? Number(event.place[0]);
      const kept: Flight = { piece: `back-${level}`, from: spotOf(event.place, event.seat), to: `seat:${event.seat}:reserved` };
      return event.gold > 0 ? [kept, { piece: "gem-gold", from: "bank:gold", to: `seat:${event.seat}:token:gold` }] : [kept];
    }
    case "buy":
      return [{ piece: `gem-${event.card.bonus}`, from: spotOf(event.place, event.seat), to: `seat:${event.seat}:bonus:${event.card.bonus}` }];
    case "card":
      return [{ piece: `back-${event.card.level}`, from: `deck:${event.card.level}`, to: `place:${event.place}` }];
    case "visit":
      return [{ piece: shield(event.noble.number), from: `noble:${event.noble_place}`, to: `seat:${event.seat}:nobles` }];
    default:
      return [];
  }
}

/** Return the tokens one by one. */
function each(tokens: EventTokens): Kind[] {
  return tokens.flatMap(({ token, count }) => Array.from({ length: count }, () => token));
}
