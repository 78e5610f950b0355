/* The layout of the carpet: six cups on a ring, clockwise from the upper left, as on the carpet of the box. */
import type { Point } from "@/games/ishtar/parts/hex";

export interface Ring {
  middle: Point;
  /** The distance of the cups from the centre. */
  far: Point;
  /** Half the width and half the height of a cup. */
  cup: Point;
  /** Half the width and half the height of the free space in the middle. */
  inside: Point;
}

/** Two above, one at each side, two below. */
const SPOTS = [
  [-0.53, -1],
  [0.53, -1],
  [1, 0],
  [0.53, 1],
  [-0.53, 1],
  [-1, 0],
] as const;
const CUPS = SPOTS.length;
const EDGE = { x: 13, y: 14 };

export function ringIn(width: number, height: number): Ring {
  const cup = { x: Math.min(76, width * 0.15), y: Math.min(60, height * 0.155) };
  const far = {
    x: Math.min(width / 2 - EDGE.x - cup.x, cup.x * 3.4),
    y: Math.min(height / 2 - EDGE.y - cup.y, cup.y * 3.1),
  };
  return {
    middle: { x: width / 2, y: height / 2 },
    cup,
    far,
    inside: { x: far.x - cup.x - 4, y: Math.max(0, far.y - cup.y * 0.6) },
  };
}

/** The position of a cup, counted from 0. */
export function cupAt(ring: Ring, cup: number): Point {
  const [across, down] = SPOTS[((cup % CUPS) + CUPS) % CUPS]!;
  return { x: ring.middle.x + ring.far.x * across, y: ring.middle.y + ring.far.y * down };
}

/** Small arrows between the cups for the direction of the can: a position and an angle each. */
export function arrowsOf(ring: Ring): { x: number; y: number; angle: number }[] {
  return SPOTS.map((_, cup) => {
    const [from, to] = [cupAt(ring, cup), cupAt(ring, cup + 1)];
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle };
  });
}

/** The number of steps of the can from one cup to another, 1 to 6. */
export const stepsBetween = (from: number, to: number): number => ((to - from + CUPS - 1) % CUPS) + 1;

/** A point between the middle and a cup, where nothing of the cup is written. */
function innerAt(ring: Ring, cup: number): Point {
  const [across, down] = SPOTS[((cup % CUPS) + CUPS) % CUPS]!;
  const isSide = down === 0;
  return {
    x: ring.middle.x + across * (isSide ? ring.far.x - ring.cup.x - 5 : ring.far.x * 0.86),
    y: ring.middle.y + down * Math.max(8, ring.far.y - ring.cup.y - 12),
  };
}

/** The path of the can along the inside of the ring from one cup to another, both counted from 0. */
export function pathOf(ring: Ring, from: number, to: number): Point[] {
  return Array.from({ length: stepsBetween(from, to) + 1 }, (_, n) => innerAt(ring, from + n));
}
