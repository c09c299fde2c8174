/** What flies where when something happens. */
import type { Flight, GameEvent } from "../../lib/board";
import { shield } from "./nobles";
import { kindsOf, spotOf } from "./trace";
import type { Card, Noble, SplendorView, Tokens } from "./types";

export function flights(event: GameEvent, _view: SplendorView): Flight[] {
  const { seat } = event;
  const place = event["place"] as string | undefined;
  const card = event["card"] as Card | null | undefined;
  switch (event.event) {
    case "take":
      return tokens(event).map((kind) => ({ piece: `gem-${kind}`, from: `bank:${kind}`, to: `seat:${seat}:token:${kind}` }));
    case "pay":
    case "return":
      return tokens(event).map((kind) => ({ piece: `gem-${kind}`, from: `seat:${seat}:token:${kind}`, to: `bank:${kind}` }));
    case "reserve": {
      const level = card?.level ?? Number(place?.[0]);
      const kept: Flight = { piece: `back-${level}`, from: spotOf(place ?? "", seat), to: `seat:${seat}:reserved` };
      return event["gold"] ? [kept, { piece: "gem-gold", from: "bank:gold", to: `seat:${seat}:token:gold` }] : [kept];
    }
    case "buy":
      return card ? [{ piece: `gem-${card.bonus}`, from: spotOf(place ?? "", seat), to: `seat:${seat}:bonus:${card.bonus}` }] : [];
    case "card":
      return card ? [{ piece: `back-${card.level}`, from: `deck:${card.level}`, to: `place:${place}` }] : [];
    case "visit":
      return [{ piece: shield((event["noble"] as Noble).number), from: `noble:${event["noble_place"] as number}`, to: `seat:${seat}:nobles` }];
    default:
      return [];
  }
}

/** Each token of an event by itself. */
function tokens(event: GameEvent): string[] {
  const counts = event["tokens"] as Tokens;
  return kindsOf(event).flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
}
