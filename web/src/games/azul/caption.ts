/** A decision of Azul in pictures, told from its events. */
import { t } from "../../lib/i18n";
import type { Advised } from "../../lib/board";
import type { Chosen } from "../../lib/choice.svelte";
import { placeName, towards } from "../offer/texts";
import type { AzulEvent, AzulParts, AzulView } from "./types";

/** "2 [blue] Factory 4 → Line 3"; empty for events without a decision. */
export function caption(events: readonly AzulEvent[]): string {
  const taken = events.find((event) => event.event === "take");
  if (taken === undefined) {
    const tile = events.find((event) => event.event === "tile");
    return tile ? `[[azul-${tile.colour}]] → ${t("azul-page-column", { column: tile.column })}` : "";
  }
  const line = events.find((event) => event.event === "line");
  const target = line ? t("azul-page-label-line", { line: line.line }) : t("azul-page-label-floor");
  return towards(`${taken.count} [[azul-${taken.colour}]] ${placeName(taken.source)}`, target);
}

/** The spots of an action: where its tiles are, and where they go. */
export function advised(parts: Chosen<AzulParts>, seat: number, view: AzulView): Advised {
  const { source, colour, line, column } = parts;
  if (column !== undefined) return { from: [`seat:${seat}:line:${view.tiling_line}`], to: `seat:${seat}:wall:${view.tiling_line}:${column}` };
  return { from: [source === "centre" ? `centre:${String(colour)}` : `factory:${String(source)}:${String(colour)}`], to: line === "floor" ? `seat:${seat}:floor` : `seat:${seat}:line:${String(line)}` };
}
