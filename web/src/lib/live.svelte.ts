/** What is told without being seen (screen readers), and short notices that are seen. */

class Live {
  /** What was told last, oldest first: what is added is read out, and nothing is overwritten before it is. */
  told = $state.raw<{ number: number; text: string }[]>([]);
  notice = $state("");
  /** The last question to the server found nobody. */
  gone = $state(false);
}

export const live = new Live();
let hide: ReturnType<typeof setTimeout> | undefined;
let count = 0;
/** The same as `live.told`, so that whoever tells something in an effect does not depend on it. */
let kept: { number: number; text: string }[] = [];
const KEPT = 20;

/** Tell those who listen, after what they were told before. */
export function say(...sentences: string[]): void {
  const text = sentences.filter(Boolean).join(" ");
  if (text) live.told = kept = [...kept, { number: ++count, text }].slice(-KEPT);
}

/** Show a notice for some seconds; it is told as well. */
export function warn(text: string, seconds = 6): void {
  live.notice = text;
  clearTimeout(hide);
  hide = setTimeout(() => (live.notice = ""), seconds * 1000);
}

/** Take the notice away. */
export function dismiss(): void {
  live.notice = "";
}
