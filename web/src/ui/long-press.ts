/** Long presses: a finger that rests on an element, or a secondary click. The click that follows is suppressed. */

import type { Attachment } from "svelte/attachments";

const LONG_PRESS_MS = 500;
/** How many pixels a finger may move in one event and still count as resting. */
const TOLERANCE = 4;

interface Options<T> {
  /** The pressed target; null if it cannot be pressed. */
  find: (event: PointerEvent | MouseEvent) => T | null;
  onpress: (target: T) => void;
  signal: AbortSignal;
}

export class LongPress<T> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasLong = false;

  constructor(element: HTMLElement, { find, onpress, signal }: Options<T>) {
    const press = (target: T): void => {
      clearTimeout(this.#timer);
      if (!this.#wasLong) onpress(target);
      this.#wasLong = true;
    };
    element.addEventListener(
      "contextmenu",
      (event) => {
        const target = find(event);
        if (target === null) return;
        event.preventDefault();
        press(target);
      },
      { signal },
    );
    element.addEventListener(
      "pointerdown",
      (event) => {
        this.#wasLong = false;
        const target = find(event);
        if (target !== null && event.pointerType !== "mouse")
          this.#timer = setTimeout(() => press(target), LONG_PRESS_MS);
      },
      { signal },
    );
    for (const kind of ["pointerup", "pointercancel", "pointermove"] as const) {
      element.addEventListener(
        kind,
        (event) => {
          const moved = Math.hypot(event.movementX, event.movementY) > TOLERANCE;
          if (kind !== "pointermove" || moved) clearTimeout(this.#timer);
        },
        { signal },
      );
    }
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  /** Whether the last press was a long press. */
  get wasLong(): boolean {
    return this.#wasLong;
  }

  /** Stops suppressing clicks. */
  reset(): void {
    this.#wasLong = false;
  }
}

/** Calls back on a long press of an element, and suppresses the click that follows. */
export function longPress(onpress: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    const ending = new AbortController();
    const { signal } = ending;
    const press = new LongPress(element, { find: () => element, onpress, signal });
    const swallow = (event: MouseEvent): void => {
      if (!press.wasLong || event.detail === 0) return;
      press.reset();
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener("click", swallow, { signal, capture: true });
    return () => ending.abort();
  };
}
