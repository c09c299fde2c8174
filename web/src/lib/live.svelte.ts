/** What is told without being seen (screen readers), and short notices that are seen. */

class Live {
  polite = $state("");
  notice = $state("");
}

export const live = new Live();
let hide: ReturnType<typeof setTimeout> | undefined;
let queue: string[] = [];
let speak: ReturnType<typeof setTimeout> | undefined;

/** Tell those who listen; what comes at once is told as one. */
export function say(...sentences: string[]): void {
  queue.push(...sentences.filter(Boolean));
  clearTimeout(speak);
  speak = setTimeout(() => {
    live.polite = queue.join(" ");
    queue = [];
  }, 60);
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
