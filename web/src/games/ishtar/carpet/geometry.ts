/* The layout of the carpet: cups on a ring, or in two rows if it is much wider than high; always clockwise. */
import type { Point } from "@/games/ishtar/parts/hex";

export interface Ring {
  middle: Point;
  /** The distance of the cups from the centre. */
  far: Point;
  /** Half the width and half the height of a cup. */
  cup: Point;
  /** Whether the cups are on a ring rather than in rows. */
  isRound: boolean;
  /** The positions of the cups, starting at the upper left. */
  spots: readonly (readonly [number, number])[];
  /** The position of a kept tile. */
  kept: Point;
}

/** Two above, one at each side, two below. */
const ROUND = [
  [-0.53, -1],
  [0.53, -1],
  [1, 0],
  [0.53, 1],
  [-0.53, 1],
  [-1, 0],
] as const;
const ROWS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 1],
  [0, 1],
  [-1, 1],
] as const;
const EDGE = 12;

export function ringIn(width: number, height: number, withKept = false): Ring {
  if (height < width * 0.74) {
    // two rows, and a place for the kept tile at their end
    const room = withKept ? width * 0.77 : width;
    const cup = { x: Math.min(70, room * 0.152), y: Math.min(56, height * 0.2) };
    const middle = { x: room / 2, y: height / 2 };
    return {
      isRound: false,
      middle,
      cup,
      spots: ROWS,
      far: { x: room / 2 - EDGE - cup.x, y: height / 2 - EDGE - cup.y },
      kept: { x: width - EDGE - cup.x * 0.9, y: height / 2 },
    };
  }
  const cup = { x: Math.min(76, width * 0.148), y: Math.min(58, height * 0.15) };
  const middle = { x: width / 2, y: height / 2 };
  return {
    isRound: true,
    middle,
    cup,
    spots: ROUND,
    far: { x: width / 2 - EDGE - cup.x, y: Math.min(height / 2 - EDGE - cup.y, cup.y * 3.1) },
    kept: middle,
  };
}

/** The position of a cup, counted from 0. */
export function cupAt(ring: Ring, cup: number): Point {
  const [across, down] = ring.spots[((cup % 6) + 6) % 6]!;
  return { x: ring.middle.x + ring.far.x * across, y: ring.middle.y + ring.far.y * down };
}

/** Small arrows between the cups for the direction of the can: a position and an angle each. */
export function arrowsOf(ring: Ring): { x: number; y: number; angle: number }[] {
  return ring.spots.map((_, cup) => {
    const [from, to] = [cupAt(ring, cup), cupAt(ring, cup + 1)];
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    // outside the ring, because there is no space inside
    const out = ring.isRound && cup !== 0 && cup !== 3 ? 1.5 : 1;
    return {
      x: ring.middle.x + (middle.x - ring.middle.x) * out,
      y: ring.middle.y + (middle.y - ring.middle.y) * out,
      angle,
    };
  });
}
