/** Scrolling to what matters now on tables longer than the screen. */
import { moving } from "./settings.svelte";

/** Scroll to the first of some elements, unless one of them is visible. */
export function scrollToFirst(things: Element[]): void {
  if (things.length > 0 && !things.some(isOnScreen)) things[0]!.scrollIntoView({ block: "center", behavior: moving() ? "smooth" : "auto" });
}

/** Scroll to the highlighted elements of the board. */
export function scrollToLit(): void {
  scrollToFirst([...document.querySelectorAll(".table section:not(.panel) :is(.lit, .preview)")]);
}

/** Marks the side columns of a table in which something below is cut off, so that they fade. */
export function fading(table: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    const columns = [...table.querySelectorAll(":scope > :is(.rivals, .side)")];
    const cut = columns.map(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight > 2);
    columns.forEach((column, place) => column.toggleAttribute("data-cut", cut[place]));
  };
  /* A move changes the table many times before the next frame, and every measurement forces another layout. */
  let due = 0;
  const lookOnce = (): void => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      look();
    });
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(lookOnce);
  sizes.observe(table);
  contents.observe(table, { childList: true, subtree: true });
  table.addEventListener("scroll", look, { capture: true, passive: true });
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
      cancelAnimationFrame(due);
    },
  };
}

/** Whether it is on the screen, between the bar that stays at the top and the one at the thumb. */
function isOnScreen(thing: Element): boolean {
  const { top, bottom, height } = thing.getBoundingClientRect();
  const [above, below] = [".turn", ".dock"].map((bar) => document.querySelector(bar));
  const least = above && getComputedStyle(above).position === "sticky" ? above.getBoundingClientRect().bottom : 0;
  const dock = below?.getBoundingClientRect();
  return height > 0 && top >= least && bottom <= (dock?.height ? dock.top : innerHeight);
}
