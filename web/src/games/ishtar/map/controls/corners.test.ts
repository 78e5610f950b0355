import { describe, expect, it } from "vitest";
import { cornersOf } from "./corners";

const SCREEN = { x: 600, y: 400 };
const SMALL = { x: 100, y: 50 };
const LARGE = { x: 200, y: 150 };

describe("the controls of the map", () => {
  it("are in different corners", () => {
    const corners = cornersOf([], SCREEN, [SMALL, SMALL, SMALL]);
    expect(new Set(corners.map(({ isTop, isLeft }) => `${isTop} ${isLeft}`)).size).toBe(3);
  });

  it("are where they cover the fewest cells", () => {
    const upperRight = { x: 590, y: 20 };
    const lowerLeft = { x: 150, y: 300 };
    const [one] = cornersOf([upperRight, lowerLeft], SCREEN, [LARGE]);
    expect(one).toEqual({ isTop: false, isLeft: false });
    const [small] = cornersOf([upperRight], SCREEN, [SMALL]);
    expect(small).toEqual({ isTop: false, isLeft: true });
  });
});
