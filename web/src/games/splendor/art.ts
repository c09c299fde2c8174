/** Splendor in lists: gems. */
import type { Art } from "../../lib/board";
import { t } from "../../lib/i18n";
import "./art.css";

const art: Art = {
  pieces: "white blue green red black gold green red black gold blue white black gold white blue green red".split(" ").map((each) => `gem-${each}`),
  icon: "gem-green",
  pieceName(id) {
    const gem = /^gem-(\w+)$/.exec(id);
    return gem ? t(`splendor-page-gem-${gem[1]}`) : "";
  },
};

export default art;
