import { describe, expect, it } from "vitest";
import plant from "@/games/amyitis/fixtures/plant.json";
import {
  BACK_TO_FRONT,
  canalCell,
  CANALS,
  canalPoint,
  centre,
  fallOf,
  fitGarden,
  freeSides,
  levelOf,
  named,
  nearestCanal,
  RIVER_LEVEL,
  RIVER_WIDTH,
  rowColumn,
  segmentCorners,
  spot,
  SQUARES,
  squareCorners,
  wallsOf,
  type Floors,
  type Point,
} from "./geometry";

const floors: Floors = Object.fromEntries(Object.entries(plant.view.garden).map(([name, { floor }]) => [name, floor]));
const ROOMS = [
  [499, 391],
  [458, 296],
  [570, 290],
  [374, 372],
  [300, 300],
] as const;

function isWithin(point: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach((one, i) => {
    const other = corners[(i + 1) % corners.length]!;
    const crosses = one.y > point.y !== other.y > point.y;
    if (crosses && point.x < ((other.x - one.x) * (point.y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  });
  return inside;
}

const isInside = ({ x, y }: Point, width: number, height: number): boolean =>
  x >= 0 && x <= width && y >= 0 && y <= height;

describe("names", () => {
  it("are those of the server, in its order", () => {
    expect(SQUARES).toEqual(Object.keys(plant.view.garden));
    expect(CANALS).toEqual(Object.keys(plant.view.canals));
    expect(SQUARES.map((square) => named(...rowColumn(square)))).toEqual(SQUARES);
  });
});

describe.each(ROOMS)("a garden in %i × %i", (width, height) => {
  const layout = fitGarden(width, height);

  it("shows every square and the river in front", () => {
    for (const square of SQUARES) {
      for (const corner of squareCorners(layout, floors, square)) expect(isInside(corner, width, height)).toBe(true);
    }
    expect(isInside(spot(layout, -RIVER_WIDTH, -RIVER_WIDTH, RIVER_LEVEL), width, height - 4)).toBe(true);
  });

  it("fills its container: it touches either the sides or top and bottom", () => {
    const left = squareCorners(layout, floors, "d1")[3]!.x;
    const top = squareCorners(layout, floors, "d4")[2]!.y;
    expect(Math.min(left, top)).toBeLessThan(18);
  });

  it("hides no centre of a square behind a wall", () => {
    for (const square of SQUARES) {
      const middle = centre(layout, floors, square);
      for (const other of SQUARES.filter((each) => each !== square)) {
        for (const wall of wallsOf(layout, floors, other)) {
          const [low, high] = [wall.top[0].x, wall.top[1].x].sort((a, b) => a - b) as [number, number];
          const isInFront = sum(other) < sum(square);
          const [upper, lower] = [Math.min(wall.top[0].y, wall.top[1].y), Math.max(wall.foot[0].y, wall.foot[1].y)];
          const covers = isInFront && middle.x > low && middle.x < high && middle.y > upper && middle.y < lower;
          expect(covers, `${other} before ${square}`).toBe(false);
        }
      }
    }
  });

  it("gives every canal a separate hit area", () => {
    for (const canal of CANALS) {
      const cell = canalCell(layout, floors, canal);
      const others = CANALS.filter((other) => other !== canal);
      const middle = canalPoint(layout, floors, canal, 0.5);
      expect(isWithin(middle, cell)).toBe(true);
      for (const other of others)
        expect(isWithin(middle, canalCell(layout, floors, other)), `${canal} in ${other}`).toBe(false);
    }
  });
});

const sum = (square: string): number => rowColumn(square)[0] + rowColumn(square)[1];

describe("a touch", () => {
  const layout = fitGarden(374, 372);
  const isLegal = (canal: string): boolean => canal === "b2-c2";
  const at = canalPoint(layout, floors, "b2-c2", 0.5);

  it("next to a legal canal picks it, further away does not", () => {
    expect(nearestCanal(layout, floors, { x: at.x + 15, y: at.y - 15 }, isLegal)).toBe("b2-c2");
    expect(nearestCanal(layout, floors, { x: at.x + 30, y: at.y }, isLegal)).toBeNull();
    expect(nearestCanal(layout, floors, at, () => false)).toBeNull();
  });

  it("picks the nearest of several", () => {
    const other = canalPoint(layout, floors, "c2-c3", 0.5);
    expect(nearestCanal(layout, floors, { x: other.x, y: other.y + 3 }, () => true)).toBe("c2-c3");
  });
});

describe("terraces", () => {
  const layout = fitGarden(499, 391);

  it("are drawn from the back to the front", () => {
    expect(BACK_TO_FRONT[0]).toBe("d4");
    expect(BACK_TO_FRONT.at(-1)).toBe("a1");
  });

  it("have walls only towards lower squares", () => {
    expect(wallsOf(layout, floors, "d4").map((wall) => [wall.side, Math.round(wall.height / layout.level)])).toEqual([
      ["left", 1],
      ["right", 1],
    ]);
    expect(wallsOf(layout, floors, "b1").map((wall) => wall.side)).toEqual(["left"]); // river; a1 is level
    expect(wallsOf(layout, floors, "c4").map((wall) => wall.side)).toEqual(["right"]);
  });
});

describe("canals", () => {
  const layout = fitGarden(499, 391);

  it("are on the lower of two floors and take space from it alone", () => {
    expect(levelOf(floors, "a2")).toBeLessThan(levelOf(floors, "b2"));
    const [, back] = freeSides(floors, "a2");
    expect(back).toBeLessThan(0 + 1);
    expect(freeSides(floors, "b2")[0]).toBe(1); // nothing is taken from the higher square
  });

  it("share the space of two squares on one floor", () => {
    const [, , , right] = freeSides(floors, "a1");
    const [, , left] = freeSides(floors, "a2");
    expect(1 - right).toBeCloseTo(left - 1);
  });

  it("have two segments one behind the other where they are double", () => {
    const [first, second] = [0, 1].map((segment) => segmentCorners(layout, floors, "b2-b3", segment, 2));
    expect(first![2]).toEqual(second![1]);
    expect(first![3]).toEqual(second![0]);
  });

  it("have a waterfall only where the terrace ends", () => {
    expect(fallOf(layout, floors, "a1-a2")).not.toBeNull(); // into the river
    expect(fallOf(layout, floors, "b2-b3")).not.toBeNull(); // over the edge of the second floor
    expect(fallOf(layout, floors, "b3-b4")).not.toBeNull();
    expect(fallOf(layout, floors, "a2-b2")).toBeNull(); // its front end meets another canal of the same floor
  });
});
