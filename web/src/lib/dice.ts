/** The drawings of a die such as `red5`: its body and its pips. */
export function dice(die: string): string[] {
  return [`die-${die.slice(0, -1)}`, `pips-${die.at(-1)}`];
}
