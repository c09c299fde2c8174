/** Sintra as text, for screen readers. */
import { t } from "../../lib/i18n";
import { colourWord, describeOffer } from "../offer/texts";
import { COLOURS, type SintraSeat, type SintraView, type SpaceColour, type Strip } from "./types";

/** A space of a strip: its colour, or that it is wild. */
function spaceWord(space: SpaceColour): string {
  return space === "wild" ? t("sintra-page-wild") : colourWord("sintra", space);
}

/** A strip: what lies on it and which spaces are empty. */
export function describeStrip(strip: Strip | null, number: number): string {
  if (strip === null) return t("sintra-page-strip-gone", { strip: number });
  const pieces = strip.spaces.flatMap(({ piece }) => (piece === null ? [] : [colourWord("sintra", piece)]));
  const open = strip.spaces.flatMap(({ space, piece }) => (piece === null ? [spaceWord(space)] : []));
  if (open.length === 0) return t("sintra-page-strip-full", { strip: number, pieces: pieces.join(", ") });
  return t("sintra-page-strip", { strip: number, pieces: pieces.join(", ") || t("offer-page-nothing"), open: open.join(", ") });
}

/** The back of a strip that has not been turned. */
export function describeBack(strip: Strip, number: number): string {
  return t("sintra-page-strip-back", { strip: number, spaces: strip.back.map(spaceWord).join(", ") });
}

/** A window: its panes and its points. */
export function describeWindow(window: SintraSeat["windows"][number], number: number, points: number): string {
  const panes = (["top", "bottom"] as const).map((pane) =>
    window[pane] === null ? t(`sintra-page-${pane}-empty`) : t(`sintra-page-${pane}`, { colour: colourWord("sintra", window[pane]) }),
  );
  return t("sintra-page-window", { window: number, panes: panes.join(", "), n: points });
}

/** The broken-glass track. */
export function describeGlass(view: SintraView, seat: SintraSeat): string {
  return t("sintra-page-glass", { n: -(view.broken_glass_track[seat.broken_glass.space] ?? 0) });
}

/** The number of filled panes around an ornament. */
export function panesFilled(seat: SintraSeat, ornament: NonNullable<SintraView["ornaments"]>[number]): number {
  return ornament.filter(({ window, pane }) => seat.windows[window - 1]?.[pane] != null).length;
}

/** The whole table, one line for each thing. */
export function describe(view: SintraView, me: number | null, names: string[]): string[] {
  const order = view.seats.map((_, place) => ((me ?? 0) + place) % view.players);
  const colours = view.round_track.flatMap((colour, place) =>
    colour === null ? [] : [t("sintra-page-round-piece", { round: place + 1, colour: colourWord("sintra", colour) })],
  );
  return [
    `${t("sintra-page-round", { round: view.round })}. ${t("offer-page-bag", { n: view.bag })}, ${t("sintra-page-tower", { n: view.tower })}.`,
    ...(colours.length > 0 ? [`${t("labelled", { label: t("sintra-page-track"), text: colours.join(", ") })}.`] : []),
    ...describeOffer("sintra", COLOURS, view.factories, view.centre.pieces, view.centre.marker),
    ...order.flatMap((number) => {
      const seat = view.seats[number]!;
      return [
        `${t("labelled", { label: t("offer-page-owner", { name: names[number] ?? "" }), text: t("sintra-page-points", { n: seat.score }) })}. ${t("sintra-page-glazier", { strip: seat.glazier })}. ${describeGlass(view, seat)}.`,
        ...seat.strips.map((strip, place) => `${describeStrip(strip, place + 1)}.${strip !== null && !strip.turned ? ` ${describeBack(strip, place + 1)}.` : ""}`),
        ...seat.windows.flatMap((window, place) =>
          window.top === null ? [] : [`${describeWindow(window, place + 1, view.window_points[place] ?? 0)}.`],
        ),
        ...(view.ornaments ?? []).map((ornament, place) => `${t("sintra-page-ornament", { ornament: place + 1, n: panesFilled(seat, ornament) })}.`),
      ];
    }),
  ];
}
