import { describe, expect, it } from "vitest";
import { cornerAt, fieldNear, placeNear, pointAt, surfaceAt, type Ray } from "./picking";

const LEVELS = Array.from({ length: 64 }, (_, i) => (i === 0 ? 2 : i === 1 ? 1 : 0));
/** Straight down at a point, and slanting to the north-west by one field for each level. */
const down = (x: number, z: number): Ray => ({ from: { x, z, level: 9 }, step: { x: 0, z: 0, level: -1 } });
const slanting = (x: number, z: number): Ray => ({
  from: { x: x + 9, z: z + 9, level: 9 },
  step: { x: -1, z: -1, level: -1 },
});

describe("a point of the picture", () => {
  it("is on the highest surface that is seen there", () => {
    expect(surfaceAt(down(0.5, 0.5), LEVELS)).toEqual({ x: 0.5, z: 0.5 });
    expect(surfaceAt(down(-1, 3), LEVELS)).toBeNull();
    expect(pointAt(slanting(0, 0), 2)).toEqual({ x: 2, z: 2 });
    expect(surfaceAt(slanting(-1.5, -1.5), LEVELS)).toEqual({ x: 0.5, z: 0.5 }); // behind it the board would end
    expect(surfaceAt(slanting(4.5, 4.5), LEVELS)).toEqual({ x: 4.5, z: 4.5 });
  });

  it("means the nearest place or field in reach", () => {
    expect(placeNear({ x: 1.2, z: 0.9 }, ["a1", "c1"])).toBe("a1");
    expect(placeNear({ x: 7, z: 7 }, ["a1", "c1"])).toBeNull();
    expect(fieldNear({ x: 2.4, z: 0.4 }, ["a1", "c1"])).toBe("c1");
  });

  it("means a corner of the tile it is on", () => {
    const at = (x: number, z: number): string | null => cornerAt(down(x, z), "c3", 1);
    expect([at(2.5, 2.5), at(3.5, 2.5), at(3.5, 3.5), at(2.5, 3.5), at(4.5, 3)]).toEqual([
      "nw",
      "ne",
      "se",
      "sw",
      null,
    ]);
  });
});
