/* How the desert is looked at: which part of it, and how large. Plain numbers, so that they can be tested. */
import { ACROSS, type Box, type Point } from "@/games/ishtar/parts/hex";

export interface Eye {
  /** Pixels for each unit of the drawing. */
  scale: number;
  /** What is in the middle. */
  x: number;
  y: number;
}

const MARGIN = 10;
const LARGEST = 84; // how wide a cell may become
const FINGER = 46; // how wide it must be to be hit by a finger

const middleOf = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The whole desert. */
export function fit(box: Box, width: number, height: number): Eye {
  const wide = (width - 2 * MARGIN) / (box.right - box.left);
  const high = (height - 2 * MARGIN) / (box.bottom - box.top + 5);
  const { x, y } = middleOf(box);
  return { scale: within(Math.min(wide, high), 0.2, LARGEST / ACROSS), x, y: y + 2.5 };
}

/** As large as fingers need, with a point in the middle; never smaller than the whole desert. */
export function near(box: Box, width: number, height: number, at: Point | null): Eye {
  const whole = fit(box, width, height);
  return held({ scale: Math.max(whole.scale, FINGER / ACROSS), ...(at ?? middleOf(box)) }, box, width, height);
}

/** An eye that does not leave the desert: it is not smaller than the room, and no edge comes further in than a margin. */
export function held(eye: Eye, box: Box, width: number, height: number): Eye {
  const whole = fit(box, width, height);
  const scale = within(eye.scale, whole.scale, Math.max(whole.scale, LARGEST / ACROSS));
  const along = (value: number, from: number, to: number, room: number, middle: number): number => {
    const half = (room / 2 - MARGIN) / scale;
    return to - from <= 2 * half ? middle : within(value, from + half, to - half);
  };
  return {
    scale,
    x: along(eye.x, box.left, box.right, width, whole.x),
    y: along(eye.y, box.top, box.bottom + 5, height, whole.y),
  };
}

/** Larger or smaller around a point of the screen, which stays where it is. */
export function zoomed(eye: Eye, by: number, at: Point, box: Box, width: number, height: number): Eye {
  const whole = fit(box, width, height);
  const scale = within(eye.scale * by, whole.scale, Math.max(whole.scale, LARGEST / ACROSS));
  const dx = at.x - width / 2;
  const dy = at.y - height / 2;
  return held({ scale, x: eye.x + dx / eye.scale - dx / scale, y: eye.y + dy / eye.scale - dy / scale }, box, width, height);
}

/** Moved by so many pixels. */
export function moved(eye: Eye, dx: number, dy: number, box: Box, width: number, height: number): Eye {
  return held({ ...eye, x: eye.x - dx / eye.scale, y: eye.y - dy / eye.scale }, box, width, height);
}

/** Where a point of the drawing is on the screen. */
export function screenOf(eye: Eye, { x, y }: Point, width: number, height: number): Point {
  return { x: width / 2 + (x - eye.x) * eye.scale, y: height / 2 + (y - eye.y) * eye.scale };
}

/** The part of the drawing that is seen. */
export function seen(eye: Eye, width: number, height: number): Box {
  const across = width / 2 / eye.scale;
  const down = height / 2 / eye.scale;
  return { left: eye.x - across, right: eye.x + across, top: eye.y - down, bottom: eye.y + down };
}
