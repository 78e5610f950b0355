/* Dragging a tile to its place: from the hand, or from where it lies on the plan. */
import type { Attachment } from "svelte/attachments";
import type { SourceWord } from "@/games/babylon/view";
import type { BuildComposer } from "./composer.svelte";

const STILL = 8; // pixels before a press becomes a drag

/** Listeners for the element that contains the hand, the plan and the picture. */
export function dragTile(composer: () => BuildComposer | null): Attachment<HTMLElement> {
  return (root) => {
    let drag: { id: number; x: number; y: number; source: SourceWord | null; moved: boolean } | null = null;

    const down = (event: PointerEvent): void => {
      const place =
        event.target instanceof Element ? event.target.closest("[data-place]")?.getAttribute("data-place") : null;
      const pinned = composer()?.pinned?.place;
      const source = place?.startsWith("tile:") ? (place.slice("tile:".length) as SourceWord) : null;
      const isOnTile =
        place != null && (place === `spot:${pinned}` || (pinned !== undefined && place.startsWith("corner:")));
      if (event.button !== 0 || (source === null && !isOnTile)) return;
      drag = { id: event.pointerId, x: event.clientX, y: event.clientY, source, moved: false };
    };
    const move = (event: PointerEvent): void => {
      const build = composer();
      if (drag === null || event.pointerId !== drag.id || build === null) return;
      if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < STILL) return;
      if (!drag.moved && drag.source !== null && build.source !== drag.source) build.take(drag.source);
      drag.moved = true;
      event.preventDefault();
      for (const locate of build.locators) {
        const place = locate(event.clientX, event.clientY);
        if (place !== null && place !== build.pinned?.place) build.pin(place);
      }
    };
    const up = (event: PointerEvent): void => {
      if (drag?.moved === true && event.pointerId === drag.id) {
        // the click that ends a drag picks nothing
        root.addEventListener("click", stop, { capture: true, once: true });
        setTimeout(() => root.removeEventListener("click", stop, { capture: true }));
      }
      drag = null;
    };
    const stop = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    const touch = (event: TouchEvent): void => {
      if (drag !== null) event.preventDefault();
    };
    root.addEventListener("pointerdown", down);
    root.addEventListener("touchmove", touch, { passive: false });
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("touchmove", touch);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };
}
