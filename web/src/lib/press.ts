/** The attributes of a button that stands for parts of a decision. */
import type { Choice, Parts } from "./choice.svelte";

/** The attributes of such a button; spread them on it. It keeps the focus when it cannot be pressed for a while. */
export function press(choice: Choice, parts: Parts) {
  const able = choice.pressable(parts);
  const show = () => able && choice.hover(parts);
  const hide = () => choice.hover(null);
  return {
    type: "button" as const,
    tabindex: able ? 0 : -1,
    "aria-disabled": !able,
    "aria-pressed": choice.state(parts) === "chosen" ? true : undefined,
    onclick: () => {
      if (able) choice.pick(parts);
    },
    onpointerenter: show,
    onpointerleave: hide,
    onfocus: show,
    onblur: hide,
  };
}
