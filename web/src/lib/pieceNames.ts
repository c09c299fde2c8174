/** The names of the pieces that stand as pictures in short labels. */
import { ARTS } from "./art";
import { has, t } from "./i18n";

/** Replace the pictures of a label (`[[azul-blue]]`) by the names of the pieces. */
export function withoutPictures(label: string): string {
  return label.replace(/\[\[([\w+-]+)\]\]/g, (_, id: string) => pieceName(id));
}

function pieceName(id: string): string {
  for (const art of ARTS) {
    const own = art.pieceName?.(id) ?? "";
    if (own !== "") return own;
  }
  const [game = "", ...rest] = id.split("-");
  const name = `${game}-page-${rest.at(-1) ?? ""}`;
  return has(name) ? t(name, { n: 1 }) : "";
}
