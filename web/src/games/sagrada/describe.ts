/** The table of Sagrada in words, one line for each thing. */
import { t } from "../../lib/i18n";
import { placed, type SagradaView, type Seat } from "./types";
import { dieWords, patternWords, windowWords } from "./words";

export function describe(view: SagradaView, me: number | null, names: string[]): string[] {
  const nameOf = (seat: number) => names[seat] ?? "";
  const seats = [...view.seats.keys()].sort((one, other) => Number(other === me) - Number(one === me) || one - other);
  const track = view.track.flatMap((dice, index) => (dice.length ? [t("sagrada.say.track_round", { n: index + 1, list: dice.map(dieWords).join(", ") })] : []));
  const lines = [view.round ? t("sagrada.say.round", { n: view.round, of: view.rounds }) : t("sagrada.say.windows")];
  lines.push(view.actor === null ? t("sagrada.over") : t("sagrada.say.turn", { name: nameOf(view.actor) }));
  if (view.pool.length) lines.push(t("sagrada.say.pool", { list: view.pool.map(dieWords).join(", ") }));
  if (view.hand) lines.push(t("sagrada.say.hand", { die: dieWords(view.hand) }));
  lines.push(track.length ? t("sagrada.say.track", { list: track.join("; ") }) : t("sagrada.say.no_track"));
  if (view.target !== null) lines.push(t("sagrada.say.target", { n: view.target }));
  lines.push(t("sagrada.say.tools", { list: view.tools.map((tool) => toolWords(tool)).join("; ") }));
  lines.push(t("sagrada.say.objectives", { list: view.objectives.map(({ name }) => `${t(`sagrada.objective.${name}`)}, ${t(`sagrada.each.${name}`)}`).join("; ") }));
  return [...lines, ...seats.flatMap((seat) => seatWords(view.seats[seat]!, nameOf(seat)))];
}

function toolWords({ number, name, cost, gone }: SagradaView["tools"][number]): string {
  const price = gone ? t("sagrada.tool_gone") : cost === null ? t("sagrada.tool_die") : t("sagrada.tokens", { n: cost });
  return `${name}, ${t(`sagrada.tool.${number}`)}, ${price}`;
}

function seatWords(seat: Seat, name: string): string[] {
  const lines: string[] = [];
  if (seat.pattern) {
    const told = { name, pattern: seat.pattern.name, n: placed(seat), favor: t("sagrada.tokens", { n: seat.favor_tokens }) };
    lines.push(`${t("sagrada.say.seat", told)} ${placed(seat) ? windowWords(seat) : patternWords(seat.pattern)}`);
  }
  if (seat.private) lines.push(t("sagrada.say.private", { name, list: seat.private.map((colour) => t(`sagrada.colour.${colour}`)).join(", ") }));
  if (!seat.pattern && seat.choices) for (const pattern of seat.choices) lines.push(t("sagrada.say.choice", { name, pattern: patternWords(pattern) }));
  return lines;
}
