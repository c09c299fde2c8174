/** Announcements for screen readers, and short visible notices. */

class Live {
  /** The latest announcements, oldest first. Additions are read out; none is overwritten before that. */
  told = $state.raw<{ number: number; text: string }[]>([]);
  notice = $state("");
  /** The last request did not reach the server. */
  gone = $state(false);
  /** The games are played in this browser, because there is no server. */
  local = $state(false);
}

export const live = new Live();
let hide: ReturnType<typeof setTimeout> | undefined;
let count = 0;
/** A copy of `live.told`, so that an effect that announces something does not depend on it. */
let kept: { number: number; text: string }[] = [];
const KEPT = 20;

/** Announce something to screen readers, after earlier announcements. */
export function say(...sentences: string[]): void {
  const text = sentences.filter(Boolean).join(" ");
  if (text) live.told = kept = [...kept, { number: ++count, text }].slice(-KEPT);
}

/** Show a notice for some seconds; it is announced as well. */
export function warn(text: string, seconds = 6): void {
  live.notice = text;
  clearTimeout(hide);
  hide = setTimeout(() => (live.notice = ""), seconds * 1000);
}

/** Hide the notice. */
export function dismiss(): void {
  live.notice = "";
}
