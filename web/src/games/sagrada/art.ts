/** Sagrada in lists: a part of a window. */
import type { Art } from "../../lib/board";
import { dice } from "../../lib/dice";
import { t } from "../../lib/i18n";
import "./art.css";

const art: Art = {
  pieces: "yellow4 blue2 m-green purple6 red3 m-blue m-green red3 purple5 yellow2 m-red purple1 blue3 m-yellow green2 red6 blue1 yellow3".split(" ").map((each) => (each.startsWith("m-") ? `sagrada-${each}` : dice(each))),
  icon: dice("purple5"),
  pieceName(id) {
    const die = /^die-(\w+)(?:\+pips-(\d))?$/.exec(id);
    return die ? t(`sagrada-page-die-${die[1]}`, { value: die[2] ?? "" }).trim() : "";
  },
};

export default art;
