/** Where the page begins for those who go by keys or listen. */

/** Move the focus to the heading of what is shown. */
export function toContent(): void {
  const start = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (start === null) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
