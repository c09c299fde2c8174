/** The words of what Azul and Sintra share; both games' messages include them. */
import type { Chip } from "../../lib/board";
import { t } from "../../lib/i18n";

/** A colour, in the form for a number of tiles or pieces. */
export function colourWord(game: string, colour: string, n = 1): string {
  return t(`${game}-page-${colour}`, { n });
}

/** Counts by colour: "2 blue, 1 red". */
function countedColours(game: string, colours: readonly string[], tiles: readonly string[]): string {
  return colours
    .map((colour) => ({ colour, n: tiles.filter((tile) => tile === colour).length }))
    .filter(({ n }) => n > 0)
    .map(({ colour, n }) => `${n} ${colourWord(game, colour, n)}`)
    .join(", ");
}

/** The taken pieces and their source, as far as the parts name them: "2 [blue] Factory 1". */
export function takeLabel(game: string, { source, colour }: { source?: number | "centre"; colour?: string }, factories: string[][], centre: string[]): string {
  const where = source === undefined ? "" : placeName(source);
  const what = colour === undefined ? "" : piecesLabel(game, source, colour, factories, centre);
  return [what, where].filter(Boolean).join(" ");
}

/** The pieces of a colour at a source: "2 [blue]". */
function piecesLabel(game: string, source: number | "centre" | undefined, colour: string, factories: string[][], centre: string[]): string {
  const tiles = source === undefined ? [] : source === "centre" ? centre : (factories[source - 1] ?? []);
  return `${tiles.filter((tile) => tile === colour).length} [[${game}-${colour}]]`;
}

/** The chip of a take: its source, then the pieces. */
export function takeChip(game: string, { source, colour }: { source?: number | "centre"; colour?: string }, factories: string[][], centre: string[]): Chip | undefined {
  if (source === undefined || colour === undefined) return undefined;
  const text = piecesLabel(game, source, colour, factories, centre);
  return { row: sourceSymbol(source), order: source === "centre" ? factories.length + 1 : source, text, parts: { source, colour } };
}

/** A factory or the centre, as short as it stands on the board. */
export function placeName(source: number | "centre"): string {
  return source === "centre" ? t("offer-page-label-centre") : t("offer-page-factory", { factory: source });
}

/** From where to where, or one of the two. */
export function towards(from: string, to: string): string {
  return [from, to].filter(Boolean).join(" → ");
}

/** The factories and the centre in words. */
export function describeOffer(game: string, colours: readonly string[], factories: string[][], centre: string[], marker: boolean): string[] {
  const lines = factories.flatMap((tiles, place) =>
    tiles.length > 0 ? [`${t("labelled", { label: t("offer-page-factory", { factory: place + 1 }), text: countedColours(game, colours, tiles) })}.`] : [],
  );
  const inCentre = [marker ? t("offer-page-marker") : "", countedColours(game, colours, centre)].filter(Boolean).join(", ");
  return [...lines, `${t("labelled", { label: t("offer-page-centre"), text: inCentre || t("offer-page-nothing") })}.`];
}

/** A factory or the centre as a symbol of the log. */
export function sourceSymbol(source: number | "centre"): string {
  return source === "centre" ? "[[at-centre]]" : `[[at-factory]]${source}`;
}
