/** The coats of arms of the nobles. */
const SHIELDS = ["noble-chevron", "noble-cross", "noble-bend", "noble-pale", "noble-tower"] as const;

export function shield(number: number): string {
  return SHIELDS[(number - 1) % SHIELDS.length] ?? SHIELDS[0];
}
