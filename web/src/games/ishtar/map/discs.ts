/* Where the numbers of the last tiles go: on corners of the tiles, beside their pieces. */
import { beside, cornerOf, type Point, type Spot } from "@/games/ishtar/parts/hex";

/** Corners from the top of a cell downwards. */
const CORNERS = [2, 3, 1, 4, 0, 5];
/** The least distance between two discs. */
const APART = 19;

/** A corner of each tile with the fewest pieces around it, and apart from the corners of the tiles before it. */
export function discCorners(tiles: readonly (readonly Spot[])[], hasPiece: (spot: Spot) => boolean): Point[] {
  const used: Point[] = [];
  for (const cells of tiles) {
    const found = cells.flatMap((spot) =>
      CORNERS.map((corner) => {
        const at = cornerOf(spot, corner);
        const around = [spot, beside(spot, corner - 1), beside(spot, corner)];
        const isUsed = used.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < APART);
        return { at, cost: around.filter(hasPiece).length + (isUsed ? 10 : 0) };
      }),
    );
    const best = found.reduce((one, other) => (other.cost < one.cost ? other : one), found[0]!);
    used.push(best.at);
  }
  return used;
}
