import { describe, expect, it } from "vitest";
import { beside, middleOf, type Spot } from "@/games/ishtar/parts/hex";
import { discCorners } from "./discs";

const TILE: Spot[] = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 2, r: 0 },
];
const same = (one: Spot, other: Spot): boolean => one.q === other.q && one.r === other.r;

describe("the discs of the last tiles", () => {
  it("are on a corner that no piece touches", () => {
    const pieces = [TILE[0]!, TILE[2]!, beside(TILE[1]!, 1), beside(TILE[1]!, 2)];
    const [at] = discCorners([TILE], (spot) => pieces.some((piece) => same(piece, spot)));
    for (const piece of pieces) {
      const { x, y } = middleOf(piece);
      expect(Math.hypot(at!.x - x, at!.y - y)).toBeGreaterThan(21);
    }
  });

  it("do not cover each other", () => {
    const [one, other] = discCorners([TILE, TILE], () => false);
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(18);
  });

  it("are somewhere even among pieces only", () => {
    expect(discCorners([TILE], () => true)).toHaveLength(1);
  });
});
