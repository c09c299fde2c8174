/** A decision of Sintra in pictures, told from its events. */
import { t } from "../../lib/i18n";
import type { Advised } from "../../lib/board";
import type { Chosen } from "../../lib/choice.svelte";
import { placeName, towards } from "../offer/texts";
import type { SintraEvent, SintraParts, SintraView } from "./types";

/** "3 [pink] Factory 2 → Strip 7"; empty for events without a decision. */
export function caption(events: readonly SintraEvent[]): string {
  const taken = events.find((event) => event.event === "take");
  const placed = events.find((event) => event.event === "place");
  const kept = events.find((event) => event.event === "pane");
  const target = placed ? t("sintra-page-label-strip", { strip: placed.strip }) : "";
  if (taken) return towards(`${taken.count} [[sintra-${taken.colour}]] ${placeName(taken.source)}`, target || t("sintra-page-label-break"));
  if (kept) return t("sintra-page-label-keep", { piece: `[[sintra-${kept.colour}]]` });
  if (placed) return towards(`${placed.count} [[sintra-${placed.colour}]]`, target);
  return events.some((event) => event.event === "glazier") ? t("sintra-page-label-back") : "";
}

/** The spots of an action: where its pieces are, and where they go. */
export function advised(parts: Chosen<SintraParts> & { action?: string }, seat: number, view: SintraView): Advised {
  const { source, colour, strip, glazier, keep, coloured, action } = parts;
  if (glazier !== undefined || action === "back") {
    const { strips, glazier: now } = view.seats[seat]!;
    return { from: [`seat:${seat}:glazier:${now}`], to: `seat:${seat}:glazier:${strips.findIndex((each) => each !== null) + 1}` };
  }
  if (keep !== undefined) return { from: [`keep:${keep}`], to: null };
  if (coloured !== undefined) return { from: [`fill:${coloured}`], to: null };
  if (source === undefined) return { from: [], to: null };
  return { from: [source === "centre" ? `centre:${String(colour)}` : `factory:${String(source)}:${String(colour)}`], to: strip === "break" ? `seat:${seat}:glass` : `seat:${seat}:strip:${String(strip)}` };
}
