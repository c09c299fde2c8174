/** A decision of Sintra in a few words. */
import type { Chosen } from "../../lib/choice.svelte";
import { t } from "../../lib/i18n";
import { takeLabel, towards } from "../offer/texts";
import type { SintraParts, SintraView } from "./types";

/** Describe parts of an action: "3 [pink] Factory 2 → Strip 7". */
export function label(parts: Chosen<SintraParts>, view: SintraView): string {
  const { strip, glazier, keep, coloured } = parts;
  if (glazier !== undefined) return t("sintra-page-label-back");
  if (keep !== undefined) return t("sintra-page-label-keep", { piece: `[[sintra-${keep}]]` });
  if (coloured !== undefined && view.hand !== null) {
    return `${coloured} [[sintra-m-${view.hand.colour}]] · ${view.hand.count - coloured} [[sintra-wild]]`;
  }
  const target = strip === undefined ? "" : strip === "break" ? t("sintra-page-label-break") : t("sintra-page-label-strip", { strip });
  return towards(takeLabel("sintra", parts, view.factories, view.centre.pieces), target);
}
