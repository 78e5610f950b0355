/** Asking about something that is pointed at: a secondary click, or a finger that rests on it; the click after that is none. */

import type { Attachment } from "svelte/attachments";

const HELD = 500;
const SHAKES = 4;

export function longPress(ask: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    const ending = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      kind: K,
      act: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => element.addEventListener(kind, act, { signal: ending.signal, capture });
    let holding: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const once = (): void => {
      clearTimeout(holding);
      if (!held) ask(element);
      held = true;
    };
    listen("contextmenu", (event) => {
      event.preventDefault();
      once();
    });
    listen("pointerdown", (event) => {
      held = false;
      if (event.pointerType !== "mouse") holding = setTimeout(once, HELD);
    });
    for (const kind of ["pointerup", "pointercancel", "pointermove"] as const) {
      listen(kind, (event) => {
        if (kind !== "pointermove" || Math.hypot(event.movementX, event.movementY) > SHAKES) clearTimeout(holding);
      });
    }
    listen(
      "click",
      (event) => {
        if (!held || event.detail === 0) return;
        held = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    return () => {
      clearTimeout(holding);
      ending.abort();
    };
  };
}
