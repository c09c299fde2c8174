/** The words of what Azul and Sintra share; both games' messages include them. */
import type { Parts } from "../../lib/choice.svelte";
import { t, type Messages } from "../../lib/i18n";
import type { Language } from "../../lib/settings.svelte";

export type OfferGame = "azul" | "sintra";

/** The colours in the order in which they lie in the centre. */
export const COLOURS: Record<OfferGame, readonly string[]> = {
  azul: ["blue", "yellow", "red", "black", "white"],
  sintra: ["yellow", "orange", "pink", "blue", "white"],
};

/** A colour, in the form that goes with so many tiles or pieces. */
export function colourWord(game: OfferGame, colour: string, n = 1): string {
  return t(`${game}.${colour}`, { n });
}

/** So many of each colour: "2 blue, 1 red". */
export function countedColours(game: OfferGame, tiles: readonly string[]): string {
  return COLOURS[game]
    .map((colour) => ({ colour, n: tiles.filter((tile) => tile === colour).length }))
    .filter(({ n }) => n > 0)
    .map(({ colour, n }) => `${n} ${colourWord(game, colour, n)}`)
    .join(", ");
}

/** What is taken and where from, as far as it is among these parts: "2 [blue] Factory 1". */
export function takeLabel(game: OfferGame, { source, colour }: Parts, factories: string[][], centre: string[]): string {
  const tiles = source === "centre" ? centre : (factories[Number(source) - 1] ?? []);
  const where = source === undefined ? "" : source === "centre" ? t("offer.label.centre") : t("offer.factory", { factory: Number(source) });
  const what = colour === undefined ? "" : `${tiles.filter((tile) => tile === colour).length} [[${game}-${String(colour)}]]`;
  return [what, where].filter(Boolean).join(" ");
}

/** From where to where, or one of the two. */
export function towards(from: string, to: string): string {
  return [from, to].filter(Boolean).join(" → ");
}

/** The factories and the centre in words. */
export function describeOffer(game: OfferGame, factories: string[][], centre: string[], marker: boolean): string[] {
  const lines = factories.flatMap((tiles, place) =>
    tiles.length > 0 ? [`${t("offer.factory", { factory: place + 1 })}: ${countedColours(game, tiles)}.`] : [],
  );
  const inCentre = [marker ? t("offer.marker") : "", countedColours(game, centre)].filter(Boolean).join(", ");
  return [...lines, `${t("offer.centre")}: ${inCentre || t("offer.nothing")}.`];
}

export const messages: Record<Language, Messages> = {
  en: {
    "offer.factory": "Factory {factory}",
    "offer.factory.empty": "Factory {factory}, empty",
    "offer.centre": "Centre of the table",
    "offer.label.centre": "Centre",
    "offer.marker": "first-player marker",
    "offer.take": "{count} {colour}, {where}",
    "offer.nothing": "nothing",
    "offer.bag": "{n} in the bag",
    "offer.shared": "Table",
    "offer.opponents": "Opponents",
    "offer.enlarge": "Show the board of {name} large",
    "offer.return": "Back to the board of {name}",
    "offer.starts": "starts the next round",
    "offer.owner": "Board of {name}",
  },
  pt: {
    "offer.factory": "Fábrica {factory}",
    "offer.factory.empty": "Fábrica {factory}, vazia",
    "offer.centre": "Centro da mesa",
    "offer.label.centre": "Centro",
    "offer.marker": "marcador de primeiro jogador",
    "offer.take": "{count} {colour}, {where}",
    "offer.nothing": "nada",
    "offer.bag": "{n} no saco",
    "offer.shared": "Mesa",
    "offer.opponents": "Adversários",
    "offer.enlarge": "Mostrar grande o tabuleiro de {name}",
    "offer.return": "Voltar ao tabuleiro de {name}",
    "offer.starts": "começa a próxima rodada",
    "offer.owner": "Tabuleiro de {name}",
  },
  es: {
    "offer.factory": "Fábrica {factory}",
    "offer.factory.empty": "Fábrica {factory}, vacía",
    "offer.centre": "Centro de la mesa",
    "offer.label.centre": "Centro",
    "offer.marker": "loseta de jugador inicial",
    "offer.take": "{count} {colour}, {where}",
    "offer.nothing": "nada",
    "offer.bag": "{n} en la bolsa",
    "offer.shared": "Mesa",
    "offer.opponents": "Rivales",
    "offer.enlarge": "Ver en grande el tablero de {name}",
    "offer.return": "Volver al tablero de {name}",
    "offer.starts": "empieza la próxima ronda",
    "offer.owner": "Tablero de {name}",
  },
};
