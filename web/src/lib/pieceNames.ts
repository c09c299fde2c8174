/** The names of the pieces that stand as pictures in short labels. */
import { has, t } from "./i18n";

/** Replace the pictures of a label (`[[azul-blue]]`) by the names of the pieces. */
export function withoutPictures(label: string): string {
  return label.replace(/\[\[([\w+-]+)\]\]/g, (_, id: string) => pieceName(id));
}

function pieceName(id: string): string {
  const die = /^die-(\w+)(?:\+pips-(\d))?$/.exec(id);
  if (die) return t(`sagrada-page-die-${die[1]}`, { value: die[2] ?? "" }).trim();
  const gem = /^gem-(\w+)$/.exec(id);
  if (gem) return t(`splendor-page-gem-${gem[1]}`);
  const [game = "", ...rest] = id.split("-");
  const name = `${game}-page-${rest.at(-1) ?? ""}`;
  return has(name) ? t(name, { n: 1 }) : "";
}
