/** The pieces of the games' pictures, row by row. `-m-` is a space that is still empty. */
type Ids = (string | string[])[];

const azul = "blue m-yellow red black m-white blue m-white blue yellow m-red black white black m-white blue yellow red m-black";
const sintra = ["pane-top", "pane-low"];
/** The light in the panes of Sintra: the upper row, then the lower one. */
export const LIGHT = "blue pink night yellow orange white night white orange blue night pink".split(" ");
const sagrada = "yellow4 blue2 m-green purple6 red3 m-blue m-green red3 purple5 yellow2 m-red purple1 blue3 m-yellow green2 red6 blue1 yellow3";
const splendor = "white blue green red black gold green red black gold blue white black gold white blue green red";

export const ART: Record<string, Ids> = {
  azul: azul.split(" ").map((each) => `azul-${each}`),
  sintra: LIGHT.map((_, place) => sintra[Math.floor((2 * place) / LIGHT.length)]!),
  sagrada: sagrada.split(" ").map((each) => (each.startsWith("m-") ? `sagrada-${each}` : [`die-${each.slice(0, -1)}`, `pips-${each.at(-1)}`])),
  splendor: splendor.split(" ").map((each) => `gem-${each}`),
};

/** The picture of a game that has none: dice. */
export const OTHER: Ids = "red1 blue2 green3 purple4 red5 blue6 green6 purple5 red4 blue3 green2 purple1 red1 blue2 green3 purple4 red5 blue6".split(" ").map((each) => [`die-${each.slice(0, -1)}`, `pips-${each.at(-1)}`]);

/** One piece that stands for a game in a list. */
export const ICON: Record<string, string | string[]> = {
  azul: "azul-blue",
  sintra: "sintra-orange",
  sagrada: ["die-purple", "pips-5"],
  splendor: "gem-green",
};
