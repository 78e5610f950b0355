/* What a point of the 3D picture means: the visible field there, the nearest place for a tile, a corner of a tile. */
import type { CornerWord } from "@/games/babylon/view";
import { middleOf, SIDE, spotOf, type Spot } from "@/games/babylon/garden3d/scene";

interface PointAt extends Spot {
  level: number;
}

/** A line of sight: a point on it and a step along it. */
export interface Ray {
  from: PointAt;
  step: PointAt;
}

const REACH = 1.6; // fields

/** Where a line of sight passes a level. */
export function pointAt({ from, step }: Ray, level: number): Spot {
  const steps = (level - from.level) / step.level;
  return { x: from.x + steps * step.x, z: from.z + steps * step.z };
}

const isOnBoard = ({ x, z }: Spot): boolean => x >= 0 && z >= 0 && x < SIDE && z < SIDE;
const holeAt = ({ x, z }: Spot): number => SIDE * Math.floor(z) + Math.floor(x);

/** The first surface that a line of sight meets; `levels` are those of the holes, row by row. Null beside the board. */
export function surfaceAt(ray: Ray, levels: readonly number[]): Spot | null {
  for (let level = Math.max(0, ...levels); level >= 0; level -= 1) {
    const point = pointAt(ray, level);
    if (isOnBoard(point) && (levels[holeAt(point)] ?? 0) === level) return point;
  }
  return null;
}

/** The nearest of some places for a tile whose centres are in reach. */
export const placeNear = (at: Spot, places: readonly string[]): string | null => nearestTo(at, places, middleOf);

/** The nearest of some fields in reach. */
export const fieldNear = (at: Spot, fields: readonly string[]): string | null => nearestTo(at, fields, spotOf);

function nearestTo(at: Spot, names: readonly string[], middle: (name: string) => Spot): string | null {
  let [best, least]: [string | null, number] = [null, REACH];
  for (const name of names) {
    const { x, z } = middle(name);
    const far = Math.hypot(x - at.x, z - at.z);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** The corner of a tile at a place that a line of sight meets on its level; null beside the tile. */
export function cornerAt(ray: Ray, place: string, level: number): Exclude<CornerWord, "none"> | null {
  const { x, z } = pointAt(ray, level);
  const middle = middleOf(place);
  if (Math.abs(x - middle.x) > 1 || Math.abs(z - middle.z) > 1) return null;
  return z < middle.z ? (x < middle.x ? "nw" : "ne") : x < middle.x ? "sw" : "se";
}
