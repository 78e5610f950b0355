/* Which control is in which corner of the map: where together they cover the fewest cells. */
import type { Point } from "@/games/ishtar/parts/hex";

export interface Corner {
  isTop: boolean;
  isLeft: boolean;
}

const CORNERS: readonly Corner[] = [
  { isTop: true, isLeft: false },
  { isTop: false, isLeft: true },
  { isTop: false, isLeft: false },
  { isTop: true, isLeft: true },
];

/** A corner for each control of a size, none for two of them. Of equal choices the first control decides. */
export function cornersOf(cells: readonly Point[], screen: Point, sizes: readonly Point[]): Corner[] {
  const covered = sizes.map((size) => CORNERS.map((corner) => coverOf(cells, screen, size, corner)));
  let best: { cover: number; corners: Corner[] } = { cover: Number.POSITIVE_INFINITY, corners: [] };
  const choose = (cover: number, taken: readonly number[]): void => {
    if (cover >= best.cover) return;
    if (taken.length === sizes.length) {
      best = { cover, corners: taken.map((n) => CORNERS[n]!) };
      return;
    }
    CORNERS.forEach((_, n) => {
      if (!taken.includes(n)) choose(cover + covered[taken.length]![n]!, [...taken, n]);
    });
  };
  choose(0, []);
  return best.corners;
}

/** The number of cells whose centres are in a corner of the screen. */
function coverOf(cells: readonly Point[], screen: Point, size: Point, { isTop, isLeft }: Corner): number {
  const inside = (at: number, length: number, part: number, isStart: boolean): boolean =>
    isStart ? at >= 0 && at < part : at <= length && at > length - part;
  return cells.filter(({ x, y }) => inside(x, screen.x, size.x, isLeft) && inside(y, screen.y, size.y, isTop)).length;
}
