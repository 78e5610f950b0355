import { describe, expect, it } from "vitest";
import { CELLS, edgePath, groundOf, reasonsOf, ROWS, SIZE, topOf } from "./geometry";

describe("the quarry", () => {
  it("has sixteen cells, row by row", () => {
    expect([CELLS[0], CELLS[3], CELLS[4], CELLS[15]]).toEqual(["q11", "q14", "q21", "q44"]);
    expect(ROWS[1]).toEqual(["cell:q21", "cell:q22", "cell:q23", "cell:q24"]);
    const { x, y } = groundOf("q44");
    expect(Math.max(x, y) + 56).toBeLessThan(SIZE);
  });

  it("raises the tile on top of a higher stack", () => {
    expect(topOf("q22", 1)).toEqual(groundOf("q22"));
    expect(topOf("q22", 3).y).toBeLessThan(topOf("q22", 2).y);
  });

  it("draws an edge on each side of a tile", () => {
    expect(new Set([0, 1, 2, 3].map((side) => edgePath(side, { x: 0, y: 0 }))).size).toBe(4);
  });

  it("counts the reasons for a tile's yield, and omits those that do not apply", () => {
    expect(reasonsOf({ edges: ["wall", "wall", "higher", "lower"], flower: 1, token: -1 })).toEqual([
      { reason: "wall", n: 2 },
      { reason: "lower", n: 1 },
      { reason: "flower", n: 1 },
      { reason: "token", n: -1 },
    ]);
  });
});
