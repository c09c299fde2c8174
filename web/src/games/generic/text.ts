/** A view that the page knows nothing about, as short text. */
export interface GenericView {
  actor?: number | null;
  seats?: Record<string, unknown>[];
  [part: string]: unknown;
}

/** The parts of a view that are shown in their own way. */
const SHARED = ["game", "players", "actor", "seats"];

/** A value as short text. */
export function short(value: unknown): string {
  if (Array.isArray(value)) return value.map(short).join(" ") || "–";
  if (typeof value === "boolean") return value ? "✓" : "·";
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "number") return String(value).replace("-", "−");
  if (typeof value === "object") return Object.entries(value).map(([name, part]) => `${words(name)} ${short(part)}`).join(", ") || "–";
  return String(value);
}

/** The shared parts of a view, with names. */
export function sharedParts(view: GenericView): [string, string][] {
  return Object.entries(view).flatMap(([name, part]) => (SHARED.includes(name) ? [] : [[words(name), short(part)]]));
}

/** The parts of a seat in a view besides its score. */
export function seatParts(view: GenericView, seat: number): [string, string][] {
  return Object.entries(view.seats?.[seat] ?? {}).flatMap(([name, part]) => (name === "score" ? [] : [[words(name), short(part)]]));
}

/** The position as text, line by line. */
export function describe(view: GenericView, _me: number | null, names: string[]): string[] {
  const told = ([name, text]: [string, string]): string => `${name}: ${text}`;
  const seats = (view.seats ?? []).map((own, seat) => [`${names[seat] ?? seat + 1}: ${short(own.score)}`, ...seatParts(view, seat).map(told)].join("; "));
  return [...sharedParts(view).map(told), ...seats];
}

function words(name: string): string {
  return name.replaceAll("_", " ");
}
