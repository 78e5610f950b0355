import { describe, expect, it } from "vitest";
import act from "@/games/amyitis/fixtures/act.json";
import type { City } from "@/games/amyitis/view";
import { clockwise, fitRoad, wayPath, wayPoint } from "./geometry";
import { tradeOf } from "./trade";

describe.each([
  [379, 391],
  [338, 300],
  [420, 290],
  [418, 222],
  [374, 372],
  [300, 320],
  [640, 240],
] as const)("a road in %i × %i", (width, height) => {
  const layout = fitRoad(width, height);
  const boxes = layout.middles.map(({ x, y }) => ({
    left: x - layout.plaque.width / 2,
    right: x + layout.plaque.width / 2,
    top: y - layout.plaque.height / 2,
    bottom: y + layout.plaque.height / 2,
  }));

  it("shows nine plaques that do not touch", () => {
    expect(boxes).toHaveLength(9);
    for (const [i, one] of boxes.entries()) {
      expect(one.left >= 0 && one.top >= 0 && one.right <= width && one.bottom <= height).toBe(true);
      for (const other of boxes.slice(i + 1)) {
        expect(
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        ).toBe(true);
      }
    }
  });

  it("has space for the caravan next to each of them", () => {
    for (const { x, y } of layout.stands) {
      expect(
        x - layout.caravan >= 0 &&
          x + layout.caravan <= width &&
          y - layout.caravan >= 0 &&
          y + layout.caravan <= height,
      ).toBe(true);
    }
  });

  it("goes clockwise from Babylon at the top", () => {
    expect(layout.middles[0]!.y).toBe(Math.min(...layout.middles.map(({ y }) => y)));
    expect(layout.middles[1]!.x).toBeGreaterThan(layout.middles[8]!.x);
  });
});

describe("the route", () => {
  const stops = fitRoad(379, 391).middles;

  it("passes through every city and returns", () => {
    stops.forEach((stop, i) => {
      expect(wayPoint(stops, i).x).toBeCloseTo(stop.x);
      expect(wayPoint(stops, i + 9).y).toBeCloseTo(stop.y);
    });
    expect(wayPath(stops, 7, 10).startsWith("M")).toBe(true);
  });

  it("is counted clockwise only", () => {
    expect([clockwise(5, 8), clockwise(8, 0), clockwise(3, 2), clockwise(4, 4)]).toEqual([3, 1, 8, 0]);
  });
});

describe("a plaque", () => {
  const line = (name: string): string[] =>
    tradeOf((act.view.road as unknown as Record<string, City>)[name]!, act.view.sale, 20).map(
      (part) => part.icon ?? part.text ?? (part.arrow ? "→" : "'".repeat(part.wedges ?? 0)),
    );

  it("shows demand and reward", () => {
    expect(line("babylon")).toEqual(["anygood", "→", "3/6", "prestige", "water"]);
    expect(line("uruk")).toEqual(["dates", "→", "caravaneer", "/", "banker"]);
    expect(line("mari")).toEqual(["barley", "→", "plant", "'"]);
    expect(line("khorsabad")).toEqual(["dates", "+", "salt", "→", "plant", "''"]);
  });
});
