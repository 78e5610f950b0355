/** Ignores the second click of a double click, and repeated keys, once the position has changed. */

import type { Attachment } from "svelte/attachments";

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA)$/.test(target.tagName);
}

/** `position` identifies the position of the table: a click counts only in the position it was made in. */
export function guardDoubleClicks(position: () => number): Attachment<HTMLElement> {
  return (frame) => {
    let began = -1;
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: MouseEvent): void => {
      if (event.detail <= 1) began = position();
      else if (position() !== began) stop(event);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.repeat && (event.key === "Enter" || event.key === " ") && !isText(event.target)) stop(event);
    };
    frame.addEventListener("click", click, { capture: true });
    frame.addEventListener("keydown", press, { capture: true });
    return () => {
      frame.removeEventListener("click", click, { capture: true });
      frame.removeEventListener("keydown", press, { capture: true });
    };
  };
}
