/** The order in which advised actions are shown. */

/** Sort by the expected share of the win as it is shown, in whole percent; equal values share a rank. */
export function ranked<Choice extends { share: number; margin: number }>(choices: readonly Choice[]): (Choice & { rank: number })[] {
  const percent = ({ share }: Choice): number => Math.round(100 * share);
  const sorted = [...choices].sort((a, b) => percent(b) - percent(a) || b.margin - a.margin);
  return sorted.map((each) => ({ ...each, rank: 1 + sorted.filter((other) => percent(other) > percent(each)).length }));
}
