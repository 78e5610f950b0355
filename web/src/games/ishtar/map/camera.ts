/* The camera of the desert: the visible part and its scale. Plain numbers, for testing. */
import { ACROSS, type Box, type Point } from "@/games/ishtar/parts/hex";

export interface Camera {
  /** Pixels per unit of the drawing. */
  scale: number;
  /** The point in the centre. */
  x: number;
  y: number;
}

const MARGIN = 4;
const EDGE = 30; // closer to the edge a point does not count as shown
const LARGEST = 84; // the maximum width of a cell
/** The least width of a cell, in pixels, where cells are picked by touch and by a pointer. */
export const LEAST = { touch: 46, pointer: 38 } as const;

const middleOf = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The whole desert. */
export function fit(box: Box, width: number, height: number): Camera {
  const wide = (width - 2 * MARGIN) / (box.right - box.left);
  const high = (height - 2 * MARGIN) / (box.bottom - box.top + 5);
  const { x, y } = middleOf(box);
  return { scale: within(Math.min(wide, high), 0.2, LARGEST / ACROSS), x, y: y + 2.5 };
}

/** The whole desert is shown if its cells are not much smaller than wanted, rather than a part of it. */
const NEARLY = 0.92;

/** Cells at least as wide as this, with a point in the centre; never smaller than the whole desert. */
export function near(box: Box, width: number, height: number, at: Point | null, least: number): Camera {
  const whole = fit(box, width, height);
  if (whole.scale * ACROSS >= least * NEARLY) return whole;
  return held({ scale: Math.max(whole.scale, least / ACROSS), ...(at ?? middleOf(box)) }, box, width, height);
}

/** Whether a camera shows all these points, not too close to the edge. */
export function shows(camera: Camera, points: readonly Point[], width: number, height: number): boolean {
  return points.every((point) => {
    const { x, y } = screenOf(camera, point, width, height);
    return x >= EDGE && y >= EDGE && x <= width - EDGE && y <= height - EDGE;
  });
}

/** Constrains the camera to the desert: it fills the viewport, and no edge moves further in than a margin. */
export function held(camera: Camera, box: Box, width: number, height: number): Camera {
  const whole = fit(box, width, height);
  const scale = within(camera.scale, whole.scale, Math.max(whole.scale, LARGEST / ACROSS));
  const along = (value: number, from: number, to: number, room: number, middle: number): number => {
    const half = (room / 2 - MARGIN) / scale;
    return to - from <= 2 * half ? middle : within(value, from + half, to - half);
  };
  return {
    scale,
    x: along(camera.x, box.left, box.right, width, whole.x),
    y: along(camera.y, box.top, box.bottom + 5, height, whole.y),
  };
}

/** Zooms around a fixed point of the screen. */
export function zoomed(camera: Camera, by: number, at: Point, box: Box, width: number, height: number): Camera {
  const whole = fit(box, width, height);
  const scale = within(camera.scale * by, whole.scale, Math.max(whole.scale, LARGEST / ACROSS));
  const dx = at.x - width / 2;
  const dy = at.y - height / 2;
  return held(
    { scale, x: camera.x + dx / camera.scale - dx / scale, y: camera.y + dy / camera.scale - dy / scale },
    box,
    width,
    height,
  );
}

/** Pans by a number of pixels. */
export function moved(camera: Camera, dx: number, dy: number, box: Box, width: number, height: number): Camera {
  return held({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, box, width, height);
}

/** The screen position of a point of the drawing. */
export function screenOf(camera: Camera, { x, y }: Point, width: number, height: number): Point {
  return { x: width / 2 + (x - camera.x) * camera.scale, y: height / 2 + (y - camera.y) * camera.scale };
}

/** The visible part of the drawing. */
export function seen(camera: Camera, width: number, height: number): Box {
  const across = width / 2 / camera.scale;
  const down = height / 2 / camera.scale;
  return { left: camera.x - across, right: camera.x + across, top: camera.y - down, bottom: camera.y + down };
}
