/** Azul as text, for screen readers. */
import { t } from "../../lib/i18n";
import { colourWord, describeOffer } from "../offer/texts";
import { COLOURS, type AzulSeat, type AzulView, type Colour, type PatternLine } from "./types";

/** A pattern line: "Line 3: 2 of 3, yellow". */
export function describeLine(line: PatternLine): string {
  const values = { line: line.size, count: line.count, size: line.size };
  return line.colour === null ? t("azul-page-line-empty", values) : t("azul-page-line", { ...values, colour: colourWord("azul", line.colour, line.count) });
}

/** A row of the wall: "Wall, row 2: blue in column 2". */
export function describeRow(row: (Colour | null)[], number: number): string {
  const tiles = row.flatMap((colour, place) =>
    colour === null ? [] : [t("azul-page-tile", { colour: colourWord("azul", colour), column: place + 1 })],
  );
  return t("azul-page-row", { row: number, tiles: tiles.join(", ") || t("offer-page-nothing") });
}

/** The floor line: "Floor line: red, first-player marker". */
export function describeFloor(floor: AzulSeat["floor"]): string {
  const tiles = floor.map((tile) => (tile === "marker" ? t("offer-page-marker") : colourWord("azul", tile)));
  return t("azul-page-floor", { tiles: tiles.join(", ") || t("offer-page-nothing") });
}

/** The whole table, one line for each thing. */
export function describe(view: AzulView, me: number | null, names: string[]): string[] {
  const order = view.seats.map((_, place) => ((me ?? 0) + place) % view.players);
  return [
    `${t("azul-page-round", { round: view.round })}. ${t("offer-page-bag", { n: view.bag })}, ${t("azul-page-lid", { n: view.lid })}.`,
    ...describeOffer("azul", COLOURS, view.factories, view.centre.tiles, view.centre.marker),
    ...order.flatMap((seat) => {
      const board = view.seats[seat]!;
      return [
        `${t("labelled", { label: t("offer-page-owner", { name: names[seat] ?? "" }), text: t("azul-page-points", { n: board.score }) })}.`,
        ...board.lines.filter((line) => line.count > 0).map((line) => `${describeLine(line)}.`),
        ...board.wall.flatMap((row, place) => (row.some((tile) => tile !== null) ? [`${describeRow(row, place + 1)}.`] : [])),
        ...(board.floor.length > 0 ? [`${describeFloor(board.floor)}.`] : []),
      ];
    }),
  ];
}
