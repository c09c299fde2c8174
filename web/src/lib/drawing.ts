/** The address of a drawing in pieces.svg. The file name contains a hash of the contents, so that browsers can cache it. */
import sheet from "../pieces.svg?no-inline";

export function drawing(id: string): string {
  return `${sheet}#${id}`;
}
