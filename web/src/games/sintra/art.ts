/** Sintra in lists: a part of a façade. */
import type { Art } from "../../lib/board";
import "./art.css";

const art: Art = {
  pieces: "yellow m-pink orange blue m-white yellow blue white m-yellow pink orange m-blue m-orange blue pink m-yellow white pink".split(" ").map((each) => `sintra-${each}`),
  icon: "sintra-orange",
};

export default art;
