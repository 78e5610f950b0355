/* Glazed bricks on the walls of the terraces: courses, joints, and occasional lighter bricks. */
import { between, round, type Point, type Wall } from "./geometry";

const COURSE = 8.5; // the approximate height of a course

export interface Bricks {
  joints: string;
  lights: string;
}

/** The path of a wall's bricks; the seed makes walls differ, reproducibly. */
export function bricksOf(wall: Wall, seed: number): Bricks {
  const courses = Math.max(1, Math.round(wall.height / COURSE));
  const length = Math.hypot(wall.top[1].x - wall.top[0].x, wall.top[1].y - wall.top[0].y);
  const columns = Math.max(2, Math.round(length / 19));
  const at = (along: number, down: number): Point =>
    between(between(wall.top[0], wall.top[1], along), between(wall.foot[0], wall.foot[1], along), down);
  let joints = "";
  let lights = "";
  for (let row = 0; row < courses; row += 1) {
    const [up, down] = [row / courses, (row + 1) / courses];
    if (row > 0) joints += line(at(0, up), at(1, up));
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = 0; column <= columns; column += 1) {
      const left = (column - shift) / columns;
      const right = Math.min(1, (column + 1 - shift) / columns);
      if (left > 0 && left < 1) joints += line(at(left, up), at(left, down));
      if (chance(seed, row, column) < 0.24 && right > Math.max(0, left)) {
        lights += shape([at(Math.max(0, left), up), at(right, up), at(right, down), at(Math.max(0, left), down)]);
      }
    }
  }
  return { joints, lights };
}

/** Leaves that hang over the upper edge of a wall, and the positions of blossoms among them. */
export function vinesOf(wall: Wall, seed: number): { leaves: string; blossoms: Point[] } {
  const length = Math.hypot(wall.top[1].x - wall.top[0].x, wall.top[1].y - wall.top[0].y);
  const count = Math.max(3, Math.round(length / 8));
  let leaves = "";
  const blossoms: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const { x, y } = between(wall.top[0], wall.top[1], (i + 0.5) / count);
    const hangs = Math.min(wall.height * 0.62, 5 + chance(seed, i, 7) * wall.height * 0.55);
    leaves += `M${round(x - 4.2)} ${round(y - 1)}q4.2-3 8.4 0q.6 ${round(hangs * 0.55)}-4.2 ${round(hangs)}q-4.8-${round(hangs * 0.45)}-4.2-${round(hangs)}z`;
    if (i % 2 === 1) blossoms.push({ x, y: y + hangs * 0.32 });
  }
  return { leaves, blossoms };
}

/** A pseudo-random number from 0 to 1, reproducible by its seed. */
export function chance(seed: number, one: number, other: number): number {
  const mixed = Math.sin(seed * 12.9898 + one * 78.233 + other * 37.719) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const line = (from: Point, to: Point): string => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
const shape = (corners: readonly Point[]): string =>
  `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`;
