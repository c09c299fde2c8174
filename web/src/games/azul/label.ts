/** A decision of Azul in a few words. */
import type { Chosen } from "../../lib/choice.svelte";
import { t } from "../../lib/i18n";
import { takeLabel, towards } from "../offer/texts";
import type { AzulParts, AzulView } from "./types";

/** Describe parts of an action: "2 [blue] Factory 1 → Line 3". */
export function label(parts: Chosen<AzulParts>, view: AzulView): string {
  const { line, column } = parts;
  if (column !== undefined) return t("azul-page-column", { column });
  const target = line === undefined ? "" : line === "floor" ? t("azul-page-label-floor") : t("azul-page-label-line", { line });
  return towards(takeLabel("azul", parts, view.factories, view.centre.tiles), target);
}
