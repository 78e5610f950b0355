import { describe, expect, it } from "vitest";
import {
  ACROSS,
  beside,
  boxOf,
  cornerOf,
  dots,
  firstOf,
  footprint,
  hexagon,
  hexagons,
  middleOf,
  outline,
  SIZE,
  WAYS,
} from "./hex";

const HERE = { q: 2, r: -1 };

describe("cells", () => {
  it("have six equidistant neighbours", () => {
    const at = middleOf(HERE);
    for (let way = 0; way < 6; way += 1) {
      const near = middleOf(beside(HERE, way));
      expect(Math.hypot(near.x - at.x, near.y - at.y)).toBeCloseTo(ACROSS);
      expect(beside(beside(HERE, way), way + 3)).toEqual(HERE);
    }
    expect(beside(HERE, -1)).toEqual(beside(HERE, 5));
  });

  it("share the corners of the edge between them", () => {
    WAYS.forEach((_, way) => {
      const near = beside(HERE, way);
      for (const [mine, theirs] of [
        [way, way + 4],
        [way + 1, way + 3],
      ] as const) {
        const [one, other] = [cornerOf(HERE, mine), cornerOf(near, theirs)];
        expect(one.x).toBeCloseTo(other.x);
        expect(one.y).toBeCloseTo(other.y);
      }
    });
  });

  it("have a bounding box", () => {
    const box = boxOf([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ]);
    expect([box.left, box.top, box.right, box.bottom].map((n) => Math.round(n))).toEqual([-17, -20, 52, 20]);
  });
});

describe("a tile", () => {
  it("covers three connected cells at any rotation", () => {
    for (const shape of ["straight", "bent", "triangle"]) {
      for (let turn = 0; turn < 6; turn += 1) {
        const cells = footprint(shape, HERE, turn);
        const apart = (a: number, b: number): number => {
          const [one, other] = [middleOf(cells[a]!), middleOf(cells[b]!)];
          return Math.round((100 * Math.hypot(one.x - other.x, one.y - other.y)) / ACROSS) / 100;
        };
        expect([apart(0, 1), apart(1, 2)]).toEqual([1, 1]);
        expect(apart(0, 2)).toBe({ straight: 2, bent: 1.73, triangle: 1 }[shape]);
      }
    }
  });

  it("rotates clockwise around its second cell", () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const first = firstOf(HERE, turn);
      expect(footprint("bent", first, turn)[1]).toEqual(HERE);
    }
    const east = middleOf(footprint("straight", HERE, 0)[1]);
    const next = middleOf(footprint("straight", HERE, 1)[1]);
    expect(next.y).toBeGreaterThan(east.y);
  });
});

describe("paths", () => {
  it("outline cells once, including holes", () => {
    expect(outline([HERE]).match(/[ML]/g)).toHaveLength(6);
    expect(outline([HERE, beside(HERE, 0)]).match(/[ML]/g)).toHaveLength(10);
    const ring = WAYS.map((_, way) => beside(HERE, way));
    expect(outline(ring).match(/Z/g)).toHaveLength(2);
    expect(outline([])).toBe("");
  });

  it("draw hexagons and dots", () => {
    expect(hexagon(HERE).split(" ")).toHaveLength(12);
    expect(hexagons([HERE, beside(HERE, 1)], SIZE / 2).match(/Z/g)).toHaveLength(2);
    expect(dots([{ x: 1, y: 2 }], 3)).toBe("M-2.0 2.0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z");
  });
});
