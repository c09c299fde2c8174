/** The table of Sagrada in words, one line for each thing. */
import { t } from "../../lib/i18n";
import { placed, type SagradaView, type Seat } from "./types";
import { dieWords, patternWords, windowWords } from "./texts";

export function describe(view: SagradaView, me: number | null, names: string[]): string[] {
  const nameOf = (seat: number) => names[seat] ?? "";
  const seats = [...view.seats.keys()].sort((one, other) => Number(other === me) - Number(one === me) || one - other);
  const track = view.track.flatMap((dice, index) => (dice.length ? [t("sagrada-page-say-track-round", { n: index + 1, list: dice.map(dieWords).join(", ") })] : []));
  const lines = [view.round ? t("sagrada-page-say-round", { n: view.round, of: view.rounds }) : t("sagrada-page-say-windows")];
  lines.push(view.actor === null ? t("sagrada-page-over") : t("sagrada-page-say-turn", { name: nameOf(view.actor) }));
  if (view.pool.length) lines.push(t("sagrada-page-say-pool", { list: view.pool.map(dieWords).join(", ") }));
  if (view.hand) lines.push(t("sagrada-page-say-hand", { die: dieWords(view.hand) }));
  lines.push(track.length ? t("sagrada-page-say-track", { list: track.join("; ") }) : t("sagrada-page-say-no-track"));
  if (view.target !== null) lines.push(t("sagrada-page-say-target", { n: view.target }));
  lines.push(t("sagrada-page-say-tools", { list: view.tools.map((tool) => toolWords(tool)).join("; ") }));
  lines.push(t("sagrada-page-say-objectives", { list: view.objectives.map(({ name }) => `${t(`sagrada-page-objective-${name}`)}, ${t(`sagrada-page-each-${name}`)}`).join("; ") }));
  return [...lines, ...seats.flatMap((seat) => seatWords(view.seats[seat]!, nameOf(seat)))];
}

function toolWords({ number, name, cost, gone }: SagradaView["tools"][number]): string {
  const price = gone ? t("sagrada-page-tool-gone") : cost === null ? t("sagrada-page-tool-die") : t("sagrada-page-tokens", { n: cost });
  return `${name}, ${t(`sagrada-page-tool-${number}`)}, ${price}`;
}

function seatWords(seat: Seat, name: string): string[] {
  const lines: string[] = [];
  if (seat.pattern) {
    const told = { name, pattern: seat.pattern.name, n: placed(seat), favor: t("sagrada-page-tokens", { n: seat.favor_tokens }) };
    lines.push(`${t("sagrada-page-say-seat", told)} ${placed(seat) ? windowWords(seat) : patternWords(seat.pattern)}`);
  }
  if (seat.private) lines.push(t("sagrada-page-say-private", { name, list: seat.private.map((colour) => t(`sagrada-page-colour-${colour}`)).join(", ") }));
  if (!seat.pattern && seat.choices) for (const pattern of seat.choices) lines.push(t("sagrada-page-say-choice", { name, pattern: patternWords(pattern) }));
  return lines;
}
