/** Sintra in lists: two rows of panes, lit and unlit. */
import type { Art } from "../../lib/board";
import "./art.css";

const panes = ["pane-top", "pane-low"];
const colours = "blue pink night yellow orange white night white orange blue night pink".split(" ");

const art: Art = {
  pieces: colours.map((_, place) => panes[Math.floor((2 * place) / colours.length)]!),
  colours,
  icon: "sintra-orange",
};

export default art;
