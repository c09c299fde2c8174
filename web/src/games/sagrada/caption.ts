/** A decision of Sagrada in pictures, told from its events. */
import { t } from "../../lib/i18n";
import type { Advised } from "../../lib/board";
import type { Chosen } from "../../lib/choice.svelte";
import { spotOf } from "./trace";
import { dieOf, type EventDie, type SagradaEvent, type SagradaParts } from "./types";

/** A die of an event as a picture within a text. */
export const pictured = ({ colour, value }: EventDie): string => `[[die-${colour}+pips-${value}]]`;

/** "[red 5] → Row 1, column 2"; empty for events without a decision. */
export function caption(events: readonly SagradaEvent[]): string {
  for (const event of events) {
    switch (event.event) {
      case "place":
        return `${pictured(event.die)} → ${t("sagrada-page-space", { ...event.space })}`;
      case "move":
        return `${pictured(event.die)} ${t("sagrada-page-space", { ...event.from })} → ${t("sagrada-page-space", { ...event.to })}`;
      case "tool":
        return event.tool;
      case "turned":
        return `${pictured(event.die)} → ${pictured(event.becomes)}`;
      case "exchange":
        return `${pictured(event.given)} → ${pictured(event.die)}`;
      case "draft":
      case "value":
      case "return":
      case "flux":
        return pictured(event.die);
      case "pass":
        return t("sagrada-page-pass");
    }
  }
  return "";
}

/** The spots of an action: where its die is, and where it goes. */
export function advised(parts: Chosen<SagradaParts>, seat: number): Advised {
  const { die, space, from, to, tool, choice, pattern } = parts;
  const face = parts.track_die ?? parts.value ?? parts.change;
  if (tool !== undefined) return { from: [`tool:${tool}`], to: null };
  if (choice !== undefined) return { from: [`choice:${choice}`], to: null };
  if (pattern !== undefined) return { from: [`pattern:${pattern}`], to: null };
  if (face !== undefined) return { from: [`face:${face}`], to: null };
  if (from && to) return { from: [spotOf(seat, from)], to: spotOf(seat, to) };
  const shown: string | EventDie | undefined = die; /* facts name a die by its colour and value */
  return { from: shown === undefined ? [] : [`pool:${typeof shown === "string" ? shown : dieOf(shown)}`], to: space === undefined ? null : spotOf(seat, space) };
}
