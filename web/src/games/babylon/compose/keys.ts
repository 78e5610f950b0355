/* The keys of a build, by their position on the keyboard. */
import type { BuildComposer } from "./composer.svelte";

/** Turns, raises or moves the tile, or moves its hanging corner; false for any other key. */
export function buildKey(event: KeyboardEvent, composer: BuildComposer): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || composer.shown === null) return false;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return false;
  switch (event.code) {
    case "KeyQ":
      composer.rotate(-1);
      return true;
    case "KeyE":
      composer.rotate(1);
      return true;
    case "KeyV":
      composer.cycleCorner(event.shiftKey ? -1 : 1);
      return true;
    case "PageUp":
      composer.raise(1);
      return true;
    case "PageDown":
      composer.raise(-1);
      return true;
    default:
      return false;
  }
}
