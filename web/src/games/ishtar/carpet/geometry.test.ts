import { describe, expect, it } from "vitest";
import { arrowsOf, cupAt, ringIn } from "./geometry";

describe("the carpet", () => {
  it.each([
    [250, 140, false],
    [250, 140, true],
    [300, 170, false],
    [380, 400, true],
    [280, 260, false],
  ] as const)("holds six cups in %i by %i that do not cover each other much", (width, height, kept) => {
    const ring = ringIn(width, height, kept);
    const cups = [0, 1, 2, 3, 4, 5].map((cup) => cupAt(ring, cup));
    for (const { x, y } of cups) {
      expect(x - ring.cup.x).toBeGreaterThanOrEqual(4);
      expect(x + ring.cup.x).toBeLessThanOrEqual(width - 4);
      expect(y - ring.cup.y).toBeGreaterThanOrEqual(4);
      expect(y + ring.cup.y).toBeLessThanOrEqual(height - 4);
    }
    const all = kept ? [...cups, ring.kept] : cups;
    all.forEach((one, n) => {
      for (const other of all.slice(n + 1)) {
        expect(Math.hypot((one.x - other.x) / ring.cup.x, (one.y - other.y) / ring.cup.y)).toBeGreaterThan(1.8);
      }
    });
  });

  it("goes clockwise", () => {
    for (const ring of [ringIn(250, 140), ringIn(380, 400)]) {
      const cups = [0, 1, 2, 3, 4, 5, 6].map((cup) => cupAt(ring, cup));
      const area = cups.slice(1).reduce((sum, to, n) => sum + (cups[n]!.x * to.y - to.x * cups[n]!.y), 0);
      expect(area).toBeGreaterThan(0); // y grows downwards
      expect(arrowsOf(ring)).toHaveLength(6);
      expect(arrowsOf(ring)[0]!.angle).toBeCloseTo(0);
    }
  });
});
