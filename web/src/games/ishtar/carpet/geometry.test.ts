import { describe, expect, it } from "vitest";
import { arrowsOf, cupAt, pathOf, ringIn, stepsBetween } from "./geometry";

describe("the carpet", () => {
  it.each([
    [248, 200],
    [278, 230],
    [316, 296],
    [380, 400],
    [420, 260],
  ] as const)("holds six cups in %i by %i that do not cover each other much", (width, height) => {
    const ring = ringIn(width, height);
    const cups = [0, 1, 2, 3, 4, 5].map((cup) => cupAt(ring, cup));
    for (const { x, y } of cups) {
      expect(x - ring.cup.x).toBeGreaterThanOrEqual(4);
      expect(x + ring.cup.x).toBeLessThanOrEqual(width - 4);
      expect(y - ring.cup.y).toBeGreaterThanOrEqual(4);
      expect(y + ring.cup.y).toBeLessThanOrEqual(height - 4);
    }
    const all = [...cups, ring.middle];
    all.forEach((one, n) => {
      for (const other of all.slice(n + 1)) {
        expect(Math.hypot((one.x - other.x) / ring.cup.x, (one.y - other.y) / ring.cup.y)).toBeGreaterThan(1.8);
      }
    });
  });

  it("goes clockwise", () => {
    for (const ring of [ringIn(250, 190), ringIn(380, 400)]) {
      const cups = [0, 1, 2, 3, 4, 5, 6].map((cup) => cupAt(ring, cup));
      const area = cups.slice(1).reduce((sum, to, n) => sum + (cups[n]!.x * to.y - to.x * cups[n]!.y), 0);
      expect(area).toBeGreaterThan(0); // y grows downwards
      expect(arrowsOf(ring)).toHaveLength(6);
      expect(arrowsOf(ring)[0]!.angle).toBeCloseTo(0);
    }
  });

  it("leads the can past every cup on its way", () => {
    const ring = ringIn(300, 280);
    expect(stepsBetween(4, 1)).toBe(3);
    expect(stepsBetween(2, 2)).toBe(6);
    const path = pathOf(ring, 4, 1);
    expect(path).toHaveLength(4);
    expect(path[1]!.x).toBeLessThan(ring.middle.x);
    for (const { x, y } of path) {
      for (const cup of [0, 1, 2, 3, 4, 5].map((n) => cupAt(ring, n)))
        expect(Math.hypot((x - cup.x) / ring.cup.x, (y - cup.y) / ring.cup.y)).toBeGreaterThan(1);
    }
  });
});
