/** Azul in lists: a part of a wall. */
import type { Art } from "../../lib/board";
import "./art.css";

const art: Art = {
  pieces: "blue m-yellow red black m-white blue m-white blue yellow m-red black white black m-white blue yellow red m-black".split(" ").map((each) => `azul-${each}`),
  icon: "azul-blue",
};

export default art;
