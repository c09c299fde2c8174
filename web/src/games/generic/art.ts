/** A game without a picture of its own: dice. */
import type { Art } from "../../lib/board";
import { dice } from "../../lib/dice";

const art: Art = {
  pieces: "red1 blue2 green3 purple4 red5 blue6 green6 purple5 red4 blue3 green2 purple1 red1 blue2 green3 purple4 red5 blue6".split(" ").map(dice),
  icon: "logo",
};

export default art;
