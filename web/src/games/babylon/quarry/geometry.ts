/* The geometry of the quarry from above: sixteen stacks between walls, raised according to their height. */
import { UNIT } from "@/games/babylon/parts/materials";
import type { Stack } from "@/games/babylon/view";

const SIDE = 4;
const PITCH = UNIT + 7;
const EDGE = 13;
const LAYER = 3.4; // the visible edge of each tile below another
export const SIZE = 2 * EDGE + SIDE * PITCH - 7 + 3;

export const CELLS: readonly string[] = Array.from(
  { length: SIDE * SIDE },
  (_, i) => `q${Math.floor(i / SIDE) + 1}${(i % SIDE) + 1}`,
);
export const ROWS: readonly (readonly string[])[] = [0, 4, 8, 12].map((from) =>
  CELLS.slice(from, from + SIDE).map((cell) => `cell:${cell}`),
);

export interface Point {
  x: number;
  y: number;
}

/** The upper left corner of a cell. */
export const groundOf = (cell: string): Point => ({
  x: EDGE + (Number(cell[2]) - 1) * PITCH,
  y: EDGE + 5 + (Number(cell[1]) - 1) * PITCH,
});

/** The upper left corner of the tile on top of a stack of a given height. */
export const topOf = (cell: string, height: number): Point => {
  const { x, y } = groundOf(cell);
  return { x, y: y - Math.max(0, height - 1) * LAYER };
};

/** The midpoints of the edges of a tile: north, east, south, west. */
export function edgePath(side: number, { x, y }: Point): string {
  const [left, right, above, below] = [x + 8, x + UNIT - 8, y - 1.5, y + UNIT + 1.5];
  return [
    `M${left} ${above}H${right}`,
    `M${x + UNIT + 1.5} ${y + 8}V${y + UNIT - 8}`,
    `M${left} ${below}H${right}`,
    `M${x - 1.5} ${y + 8}V${y + UNIT - 8}`,
  ][side]!;
}

/** The reasons for a tile's yield: the number of times each applies, in a fixed order. */
export function reasonsOf({
  edges,
  flower,
  token,
}: Pick<Stack, "edges" | "flower" | "token">): { reason: string; n: number }[] {
  const kinds = ["wall", "floor", "same", "lower"].map((reason) => ({
    reason,
    n: edges.filter((edge) => edge === reason).length,
  }));
  return [...kinds, { reason: "flower", n: flower }, { reason: "token", n: token }].filter(({ n }) => n !== 0);
}
