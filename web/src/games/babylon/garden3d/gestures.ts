/* Rotating and zooming with mouse, touch and wheel. */
import type { Attachment } from "svelte/attachments";
import { type CameraPose, moved, turned, zoomed } from "./camera";

interface GestureOptions {
  pose: () => CameraPose;
  /** Applies a view without animation, because gestures must be followed immediately. */
  onposechange: (pose: CameraPose) => void;
  /** A click or tap that did not move, in pixels from the upper left corner. */
  onclick: (x: number, y: number) => void;
  /** A pointer without a button; null when it leaves. */
  onhover: (at: { x: number; y: number } | null) => void;
  /** Whether the wheel is left to the table, which rotates a piece with it; with Ctrl it zooms nevertheless. */
  leavesWheel: () => boolean;
}

interface Finger {
  x: number;
  y: number;
}

const TURN = Math.PI; // the rotation for a drag across the whole height
const WHEEL = 0.0016;
const STILL = 6; // pixels that a click may move

/** Listeners for the element that shows the garden. */
export function gestures({
  pose,
  onposechange,
  onclick,
  onhover,
  leavesWheel,
}: GestureOptions): Attachment<HTMLElement> {
  return (root) => {
    const ending = new AbortController();
    const { signal } = ending;
    const fingers = new Map<number, Finger>();
    const size = (): number => Math.max(1, root.clientHeight);

    /** A point of the screen in fractions of the picture's height from its centre, upwards. */
    const shareOf = (x: number, y: number): { x: number; y: number } => {
      const box = root.getBoundingClientRect();
      return { x: (x - box.left - box.width / 2) / size(), y: -(y - box.top - box.height / 2) / size() };
    };

    const pixelsOf = (event: MouseEvent): { x: number; y: number } => {
      const box = root.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    let began: { x: number; y: number; moved: boolean } | null = null;

    root.addEventListener(
      "pointerdown",
      (event) => {
        began = fingers.size === 0 ? { ...pixelsOf(event), moved: false } : null;
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        root.setPointerCapture(event.pointerId);
      },
      { signal },
    );

    root.addEventListener(
      "pointermove",
      (event) => {
        const before = fingers.get(event.pointerId);
        if (before === undefined) return event.pointerType === "mouse" ? onhover(pixelsOf(event)) : undefined;
        const here = pixelsOf(event);
        if (began !== null && Math.hypot(here.x - began.x, here.y - began.y) > STILL) began.moved = true;
        if (began?.moved === false) return;
        const now = { x: event.clientX, y: event.clientY };
        const [dx, dy] = [(now.x - before.x) / size(), (now.y - before.y) / size()];
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        fingers.set(event.pointerId, now);
        if (other !== undefined) onposechange(pinched(pose(), before, now, other, shareOf, dx, dy));
        else if (event.shiftKey || (event.buttons & 6) !== 0) onposechange(moved(pose(), dx, -dy));
        else onposechange(turned(pose(), -dx * TURN, dy * TURN * 0.5));
      },
      { signal },
    );

    root.addEventListener("pointerleave", () => onhover(null), { signal });
    root.addEventListener(
      "pointerup",
      (event) => {
        if (began?.moved === false && event.button === 0) onclick(began.x, began.y);
        began = null;
      },
      { signal },
    );
    for (const kind of ["pointerup", "pointercancel", "lostpointercapture"] as const) {
      root.addEventListener(kind, (event) => fingers.delete(event.pointerId), { signal });
    }
    root.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    root.addEventListener(
      "wheel",
      (event) => {
        if (leavesWheel() && !event.ctrlKey) return;
        event.preventDefault();
        event.stopPropagation(); // elsewhere the wheel rotates the piece
        const lines = event.deltaMode === 1 ? 30 : 1;
        onposechange(zoomed(pose(), Math.exp(-event.deltaY * lines * WHEEL), shareOf(event.clientX, event.clientY)));
      },
      { signal, passive: false },
    );
    return () => ending.abort();
  };
}

/** Two fingers: their distance zooms, their midpoint pans. */
function pinched(
  pose: CameraPose,
  before: Finger,
  now: Finger,
  other: Finger,
  shareOf: (x: number, y: number) => Finger,
  dx: number,
  dy: number,
): CameraPose {
  const apart = (finger: Finger): number => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y));
  const closer = zoomed(pose, apart(now) / apart(before), shareOf((now.x + other.x) / 2, (now.y + other.y) / 2));
  return moved(closer, dx / 2, -dy / 2);
}
