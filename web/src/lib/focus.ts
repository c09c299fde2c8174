/** Focus for keyboard and screen-reader users. */

/** Move the focus to the heading of what is shown. */
export function focusContent(): void {
  const start = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (start === null) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
