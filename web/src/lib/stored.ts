/** Values kept in this browser as JSON. What is missing, unreadable or of another shape counts as not kept. */

/** The value kept under a key if it fits; otherwise another one. */
export function load<T>(key: string, fits: (value: unknown) => value is T, otherwise: T): T {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(key) ?? "null");
    return fits(found) ? found : otherwise;
  } catch {
    return otherwise;
  }
}

/** Keep a value; a browser that keeps nothing still plays. */
export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* it is full or forbidden */
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isString(value: unknown): value is string {
  return typeof value === "string";
}

export function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

export function isListOf<T>(fits: (value: unknown) => value is T): (value: unknown) => value is T[] {
  return (value): value is T[] => Array.isArray(value) && value.every(fits);
}

export function isRecordOf<T>(fits: (value: unknown) => value is T): (value: unknown) => value is Record<string, T> {
  return (value): value is Record<string, T> => isRecord(value) && Object.values(value).every(fits);
}

export function isPairOf<T>(fits: (value: unknown) => value is T): (value: unknown) => value is [string, T] {
  return (value): value is [string, T] => Array.isArray(value) && value.length === 2 && isString(value[0]) && fits(value[1]);
}
