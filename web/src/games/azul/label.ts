/** A decision of Azul in a few words. */
import type { Parts } from "../../lib/choice.svelte";
import { t } from "../../lib/i18n";
import { takeLabel, towards } from "../offer/texts";
import type { AzulView } from "./types";

/** Describe parts of an action: "2 [blue] Factory 1 → Line 3". */
export function label(parts: Parts, view: AzulView): string {
  const { line, column } = parts;
  if (column !== undefined) return t("azul-page-column", { column: Number(column) });
  const target = line === undefined ? "" : line === "floor" ? t("azul-page-label-floor") : t("azul-page-label-line", { line: Number(line) });
  return towards(takeLabel("azul", parts, view.factories, view.centre.tiles), target);
}
