/** Where a table is longer than the screen, what matters now is brought into sight. */
import { moving } from "./settings.svelte";

/** Scroll to the first of some things, unless one of them can be seen. */
export function intoSight(things: Element[]): void {
  if (things.length > 0 && !things.some(inSight)) things[0]!.scrollIntoView({ block: "center", behavior: moving() ? "smooth" : "auto" });
}

/** Bring what is lit on the board into sight. */
export function litIntoSight(): void {
  intoSight([...document.querySelectorAll(".table section:not(.panel) :is(.lit, .preview)")]);
}

/** Whether it is on the screen, between the bar that stays at the top and the one at the thumb. */
function inSight(thing: Element): boolean {
  const { top, bottom, height } = thing.getBoundingClientRect();
  const [above, below] = [".turn", ".dock"].map((bar) => document.querySelector(bar));
  const least = above && getComputedStyle(above).position === "sticky" ? above.getBoundingClientRect().bottom : 0;
  const dock = below?.getBoundingClientRect();
  return height > 0 && top >= least && bottom <= (dock?.height ? dock.top : innerHeight);
}
