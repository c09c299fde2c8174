/** The order in which advised actions are shown. */

/** Sort by the figures that are shown: the expected share of the win in whole percent, then the margin. */
export function ranked<Choice extends { share: number; margin: number }>(choices: readonly Choice[]): (Choice & { rank: number })[] {
  const percent = ({ share }: Choice): number => Math.round(100 * share);
  const sorted = [...choices].sort((a, b) => percent(b) - percent(a) || b.margin - a.margin);
  return sorted.map((each, place) => ({ ...each, rank: place + 1 }));
}
