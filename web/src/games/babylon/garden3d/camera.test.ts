import { describe, expect, it } from "vitest";
import { extentOf, fitted, home, HOME, moved, pressed, QUARTER, quarter, turned, zoomed } from "./camera";

describe("the camera", () => {
  it("cycles through four standard views and snaps to the next from between them", () => {
    let pose = HOME;
    for (let n = 1; n <= 4; n += 1) {
      pose = quarter(pose, 1);
      expect(pose.azimuth).toBeCloseTo(HOME.azimuth + n * QUARTER);
    }
    expect(quarter(turned(HOME, 0.3), 1).azimuth).toBeCloseTo(HOME.azimuth + QUARTER);
    expect(quarter(turned(HOME, 0.3), -1).azimuth).toBeCloseTo(HOME.azimuth);
  });

  it("never goes under the ground or over the top", () => {
    expect(turned(HOME, 0, -9).elevation).toBeGreaterThan(0);
    expect(turned(HOME, 0, 9).elevation).toBeLessThan(Math.PI / 2);
  });

  it("keeps the point under the pointer when zooming", () => {
    const at = { x: 0.2, y: -0.1 };
    const there = zoomed(HOME, 1.5, at);
    const point = (pose: typeof HOME): number[] => [(at.x - pose.x) / pose.zoom, (at.y - pose.y) / pose.zoom];
    expect(point(there)[0]).toBeCloseTo(point(HOME)[0]!);
    expect(point(there)[1]).toBeCloseTo(point(HOME)[1]!);
  });

  it("shows everything again when zoomed out", () => {
    const away = zoomed(moved(zoomed(HOME, 4), 0.5, 0.5), 0.01);
    expect(away).toMatchObject({ zoom: 1, x: 0, y: 0 });
    expect(moved(HOME, 1, 1)).toMatchObject({ x: 0, y: 0 });
  });

  it("handles its keys only", () => {
    expect(pressed(HOME, "ArrowLeft")?.azimuth).toBeGreaterThan(HOME.azimuth);
    expect(pressed(HOME, "ArrowRight")?.azimuth).toBeLessThan(HOME.azimuth);
    expect(pressed(HOME, "+")?.zoom).toBeGreaterThan(1);
    expect(pressed(zoomed(HOME, 3), "-")?.zoom).toBeLessThan(3);
    expect(pressed(turned(zoomed(HOME, 3), 7 * Math.PI), "Home")).toMatchObject({ zoom: 1, elevation: HOME.elevation });
    expect(pressed(HOME, "a")).toBeNull();
  });

  it("returns to the start view the shorter way", () => {
    expect(home(turned(HOME, 4 * QUARTER + 0.2)).azimuth).toBeCloseTo(HOME.azimuth + 4 * QUARTER);
  });
});

describe("fitting", () => {
  it("fits towers from any side", () => {
    const tower = { key: "t", kind: "statue" as const, x: 0.5, z: 0.5, level: 4, tier: 4, turn: 0 };
    const low = extentOf({ pieces: [], ghost: [] }, HOME.elevation);
    const high = extentOf({ pieces: [tower], ghost: [] }, HOME.elevation);
    expect(high.up).toBeGreaterThan(low.up + 2);
    expect(extentOf({ pieces: [], ghost: [tower] }, HOME.elevation)).toEqual(high);
  });

  it("fits a narrow and a wide picture", () => {
    const extent = extentOf({ pieces: [], ghost: [] }, HOME.elevation);
    for (const [width, height] of [
      [300, 900],
      [900, 300],
      [600, 600],
    ] as const) {
      const { tall } = fitted(extent, width, height);
      expect(tall).toBeGreaterThanOrEqual(extent.up + extent.down);
      expect((tall * width) / height).toBeGreaterThanOrEqual(2 * extent.aside);
    }
  });
});
