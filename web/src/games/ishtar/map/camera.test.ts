import { describe, expect, it } from "vitest";
import { ACROSS } from "@/games/ishtar/parts/hex";
import { fit, held, LEAST, moved, near, screenOf, seen, shows, zoomed } from "./camera";

const BOX = { left: -300, top: -200, right: 300, bottom: 200 };
const SIZE = [BOX, 700, 500] as const;

describe("the camera", () => {
  it("shows the whole desert", () => {
    const camera = fit(...SIZE);
    const part = seen(camera, 700, 500);
    expect(part.left).toBeLessThan(BOX.left);
    expect(part.right).toBeGreaterThan(BOX.right);
    expect(part.bottom).toBeGreaterThan(BOX.bottom);
  });

  it("zooms in far enough for touch, not beyond the edge", () => {
    const camera = near(BOX, 390, 300, { x: 299, y: 199 }, LEAST.touch);
    expect(camera.scale * ACROSS).toBeCloseTo(46);
    expect(seen(camera, 390, 300).right - BOX.right).toBeLessThan(10);
    expect(near(BOX, 2000, 2000, null, LEAST.touch)).toEqual(fit(BOX, 2000, 2000)); // already large enough
  });

  it("says which points are on the screen", () => {
    const camera = near(BOX, 390, 300, { x: 0, y: 0 }, LEAST.pointer);
    expect(shows(camera, [{ x: 0, y: 0 }], 390, 300)).toBe(true);
    expect(
      shows(
        camera,
        [
          { x: 0, y: 0 },
          { x: 290, y: 0 },
        ],
        390,
        300,
      ),
    ).toBe(false);
  });

  it("keeps the point under the pointer where it is", () => {
    const from = near(BOX, 390, 300, { x: 0, y: 0 }, LEAST.touch);
    const at = { x: 100, y: 220 };
    const to = zoomed(from, 1.2, at, BOX, 390, 300);
    const point = { x: from.x + (at.x - 195) / from.scale, y: from.y + (at.y - 150) / from.scale };
    const there = screenOf(to, point, 390, 300);
    expect(there.x).toBeCloseTo(at.x);
    expect(there.y).toBeCloseTo(at.y);
  });

  it("never leaves the desert", () => {
    const camera = near(BOX, 390, 300, { x: 0, y: 0 }, LEAST.touch);
    expect(moved(camera, 1e6, 0, BOX, 390, 300).x).toBeLessThan(0);
    expect(moved(camera, -10, 0, BOX, 390, 300).x).toBeCloseTo(10 / camera.scale);
    expect(moved(fit(...SIZE), 500, 500, ...SIZE)).toEqual(fit(...SIZE)); // everything is visible, so nothing moves
    expect(zoomed(fit(...SIZE), 0.1, { x: 0, y: 0 }, ...SIZE)).toEqual(fit(...SIZE));
    expect(held({ scale: 99, x: 0, y: 0 }, ...SIZE).scale * ACROSS).toBeCloseTo(84);
  });
});
