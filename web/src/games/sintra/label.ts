/** A decision of Sintra in a few words. */
import type { Parts } from "../../lib/choice.svelte";
import { t } from "../../lib/i18n";
import { takeLabel, towards } from "../offer/texts";
import type { SintraView } from "./types";

/** Describe parts of an action: "3 [pink] Factory 2 → Strip 7". */
export function label(parts: Parts, view: SintraView): string {
  const { strip, glazier, keep, coloured } = parts;
  if (glazier !== undefined) return t("sintra-page-label-back");
  if (keep !== undefined) return t("sintra-page-label-keep", { piece: `[[sintra-${String(keep)}]]` });
  if (coloured !== undefined && view.hand !== null) {
    return `${Number(coloured)} [[sintra-m-${view.hand.colour}]] · ${view.hand.count - Number(coloured)} [[sintra-wild]]`;
  }
  const target = strip === undefined ? "" : strip === "break" ? t("sintra-page-label-break") : t("sintra-page-label-strip", { strip: Number(strip) });
  return towards(takeLabel("sintra", parts, view.factories, view.centre.pieces), target);
}
