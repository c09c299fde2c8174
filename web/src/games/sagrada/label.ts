/** A decision of Sagrada in a few words. */
import type { Chosen } from "../../lib/choice.svelte";
import type { Chip } from "../../lib/board";
import { t } from "../../lib/i18n";
import { colourOf, type Die, type SagradaParts, type SagradaView } from "./types";
import { spaceWords } from "./texts";

/** A die as a picture within a text. */
function pictured(die: Die): string {
  return `[[die-${colourOf(die)}${die[1] ? `+pips-${die[1]}` : ""}]]`;
}

/** The die that an answer to a tool's question would give. */
export function faceOf(parts: Chosen<SagradaParts>, view: SagradaView): Die {
  const { track_die, value, change = 0 } = parts;
  return track_die ?? `${view.hand?.[0] ?? ""}${value ?? Number(view.hand?.[1]) + change}`;
}

/** The name of an action that ends a turn or a part of it. */
export function choiceWords(choice: string, view: SagradaView): string {
  if (choice === "end") return view.drafted || view.used ? t("sagrada-page-end-turn") : t("sagrada-page-pass");
  return t(`sagrada-page-choice-${choice}`);
}

/** The chip of a placement: the die, then the space; undefined for other actions. */
export function chip(parts: Chosen<SagradaParts>): Chip | undefined {
  const { die, space } = parts;
  if (die === undefined || space === undefined) return undefined;
  return { row: pictured(die), order: 0, text: space.join("·"), parts };
}

/** Describe parts of an action: "[red 5] Row 1, column 2". */
export function label(parts: Chosen<SagradaParts>, view: SagradaView): string {
  const { pattern, tool, choice, die, space, from, to } = parts;
  if (choice !== undefined) return choiceWords(choice, view);
  if (tool !== undefined) return view.tools.find(({ number }) => number === tool)?.name ?? "";
  if (pattern !== undefined) return view.seats.flatMap((seat) => seat.choices ?? []).find(({ code }) => code === pattern)?.name ?? "";
  if ("track_die" in parts || "value" in parts || "change" in parts) return `${view.hand ? `${pictured(view.hand)} → ` : ""}${pictured(faceOf(parts, view))}`;
  const moved = [from, to].flatMap((each) => (each === undefined ? [] : [spaceWords(each)])).join(" → ");
  return [die === undefined ? "" : pictured(die), space === undefined ? "" : spaceWords(space), moved].filter(Boolean).join(" ");
}
