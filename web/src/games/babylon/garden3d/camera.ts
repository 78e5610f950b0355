/**
 * The camera of the 3D garden as plain numbers, and its changes by gestures and keys.
 *
 * The projection is orthographic. An azimuth of 0 looks from the south, one of a quarter turn from the east;
 * the default is from the south-east, so that columns run to the lower right and rows to the lower left.
 */
import { LEVEL, RIM, ROOM, THICK } from "./shapes/measures";
import { SIDE, type Scene } from "./scene";

export interface CameraPose {
  /** In radians. */
  azimuth: number;
  elevation: number;
  /** 1 shows the whole garden. */
  zoom: number;
  /** The offset of the picture, as fractions of its height. */
  x: number;
  y: number;
}

const DEGREE = Math.PI / 180;
export const QUARTER = Math.PI / 2;
const STEP = 15 * DEGREE;
const TILT = 8 * DEGREE;
export const CLOSER = 1.25;
export const HOME: CameraPose = { azimuth: 45 * DEGREE, elevation: 32 * DEGREE, zoom: 1, x: 0, y: 0 };

const LOWEST = 12 * DEGREE;
const STEEPEST = 88 * DEGREE;
const NEAREST = 5;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Rotates and tilts; never below the horizon, and straight from above at most. */
export function turned(pose: CameraPose, azimuth: number, elevation = 0): CameraPose {
  return { ...pose, azimuth: pose.azimuth + azimuth, elevation: between(LOWEST, pose.elevation + elevation, STEEPEST) };
}

/** The next of the four standard views: 1 is clockwise, seen from above, -1 the other way. */
export function quarter(pose: CameraPose, by: 1 | -1): CameraPose {
  const place = (pose.azimuth - HOME.azimuth) / QUARTER;
  const next = by > 0 ? Math.floor(place + 0.01) + 1 : Math.ceil(place - 0.01) - 1;
  return { ...pose, azimuth: HOME.azimuth + next * QUARTER };
}

/** Zooms around a fixed point of the picture (in fractions of its height from the centre). */
export function zoomed(pose: CameraPose, by: number, at = { x: 0, y: 0 }): CameraPose {
  const zoom = between(1, pose.zoom * by, NEAREST);
  const rest = zoom / pose.zoom;
  return held({ ...pose, zoom, x: at.x + (pose.x - at.x) * rest, y: at.y + (pose.y - at.y) * rest });
}

/** Pans, as long as the garden stays in the picture. */
export function moved(pose: CameraPose, x: number, y: number): CameraPose {
  return held({ ...pose, x: pose.x + x, y: pose.y + y });
}

function held(pose: CameraPose): CameraPose {
  const room = 0.6 * (pose.zoom - 1);
  return { ...pose, x: between(-room, pose.x, room), y: between(-room, pose.y, room) };
}

/** The rotation back to the start view takes the shorter way. */
export function home(pose: CameraPose): CameraPose {
  const rounds = Math.round((pose.azimuth - HOME.azimuth) / (4 * QUARTER));
  return { ...HOME, azimuth: HOME.azimuth + rounds * 4 * QUARTER };
}

/** The effect of a key; null if it has none. */
export function pressed(pose: CameraPose, key: string): CameraPose | null {
  switch (key) {
    case "ArrowLeft":
      return turned(pose, STEP);
    case "ArrowRight":
      return turned(pose, -STEP);
    case "ArrowUp":
      return turned(pose, 0, TILT);
    case "ArrowDown":
      return turned(pose, 0, -TILT);
    case ",":
      return quarter(pose, 1);
    case ".":
      return quarter(pose, -1);
    case "+":
    case "=":
      return zoomed(pose, CLOSER);
    case "-":
    case "−":
      return zoomed(pose, 1 / CLOSER);
    case "Home":
    case "0":
      return home(pose);
    default:
      return null;
  }
}

/** The extent of the scene in the picture from the centre of the board: up, down and to the sides. */
export interface Extent {
  up: number;
  down: number;
  aside: number;
}

const REACH = (SIDE / 2 + RIM) * Math.SQRT2;

/** The extent of a garden at an elevation, valid for any azimuth. */
export function extentOf(scene: Pick<Scene, "pieces" | "ghost">, elevation: number): Extent {
  const [s, c] = [Math.sin(elevation), Math.cos(elevation)];
  let up = REACH * s;
  for (const { x, z, level } of [...scene.pieces, ...scene.ghost]) {
    const far = Math.hypot(x - SIDE / 2, z - SIDE / 2) + 0.5;
    up = Math.max(up, far * s + (level * LEVEL + ROOM) * c);
  }
  return { up, down: REACH * s + THICK * c, aside: REACH };
}

/** The height of the picture in fields that fits an extent, and the height of its centre above the board's. */
export function fitted(extent: Extent, width: number, height: number): { tall: number; lift: number } {
  const margin = 1.05;
  const tall = margin * Math.max(extent.up + extent.down, (2 * extent.aside * height) / Math.max(1, width));
  return { tall, lift: (extent.up - extent.down) / 2 };
}
