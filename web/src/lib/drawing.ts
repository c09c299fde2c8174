/** Where a drawing of pieces.svg is. Its name changes with what is in it, so that a browser asks for it once and keeps it: pieces
 * that are drawn anew come at once, and without the server too. */
import sheet from "../pieces.svg?no-inline";

export function drawing(id: string): string {
  return `${sheet}#${id}`;
}
