import { describe, expect, it } from "vitest";
import type { Garden } from "@/games/babylon/view";
import {
  capsule,
  centreOf,
  cornerOf,
  FIELD,
  HOLES,
  holesOf,
  holeUnder,
  middleOf,
  nearest,
  openField,
  riseOf,
  spotOf,
  toneOf,
  turnedSymbols,
  WIDTH,
} from "./geometry";

describe("holes", () => {
  it("run from a1 at the top left, row by row", () => {
    expect(HOLES.slice(0, 2)).toEqual(["a1", "b1"]);
    expect([HOLES[8], HOLES[63]]).toEqual(["a2", "h8"]);
    expect(cornerOf("b1").x - cornerOf("a1").x).toBe(FIELD);
    expect(cornerOf("a2").y - cornerOf("a1").y).toBe(FIELD);
    expect(cornerOf("h8").x + FIELD).toBeLessThan(WIDTH);
  });

  it("of a tile are listed clockwise from the top left", () => {
    expect(holesOf("c3")).toEqual(["c3", "d3", "d4", "c4"]);
    expect(["nw", "ne", "se", "sw"].map((corner) => holeUnder("c3", corner as "nw"))).toEqual(["c3", "d3", "d4", "c4"]);
  });

  it("have the centre of their tile where all four meet", () => {
    const { x, y } = spotOf("c3");
    for (const hole of holesOf("c3"))
      expect(Math.abs(centreOf(hole).x - x) + Math.abs(centreOf(hole).y - y)).toBe(FIELD);
  });
});

describe("a rotated tile", () => {
  it("rotates its symbols clockwise", () => {
    const symbols = ["statue", "fountain", "none", "bridge"] as const;
    expect(turnedSymbols(symbols, 0)).toEqual(symbols);
    expect(turnedSymbols(symbols, 1)).toEqual(["bridge", "statue", "fountain", "none"]);
    expect(turnedSymbols(turnedSymbols(symbols, 1), 3)).toEqual(symbols);
  });
});

describe("pieces", () => {
  it("cover all their fields, a bridge also the gap", () => {
    expect(capsule(["b2", "c2"], 0)).toEqual({ ...cornerOf("b2"), width: 2 * FIELD, height: FIELD });
    expect(capsule(["b2", "b4"], 0)).toEqual({ ...cornerOf("b2"), width: FIELD, height: 3 * FIELD });
    expect(middleOf(["b2", "b4"])).toEqual(centreOf("b3"));
  });

  it("rise towards the higher field", () => {
    expect(riseOf({ fields: ["b2", "c2"], levels: [1, 2] })).toBe(0);
    expect(riseOf({ fields: ["b2", "c2"], levels: [2, 1] })).toBe(180);
    expect(riseOf({ fields: ["b2", "b3"], levels: [1, 2] })).toBe(90);
    expect(riseOf({ fields: ["b2", "b3"], levels: [2, 1] })).toBe(270);
  });
});

describe("levels", () => {
  it("are shown on the first open field of a tile", () => {
    const roof = HOLES.map((hole) => (["a1", "b1", "b2"].includes(hole) ? 1 : hole === "a2" ? 0 : -1));
    const tile = { holes: ["a1", "b1", "b2", "a2"] };
    const garden = { roof, tiles: [tile, tile, { holes: ["g7"] }] } as unknown as Garden;
    expect([0, 1, 2].map((each) => openField(garden, each))).toEqual(["a2", "a1", undefined]);
  });

  it("have four tones; the highest is used for all above", () => {
    expect([1, 4, 9].map(toneOf)).toEqual(["var(--level-1)", "var(--level-4)", "var(--level-4)"]);
  });
});

describe("a touch", () => {
  it("picks the nearest place in reach, or none", () => {
    const places = ["a1", "c1"];
    const at = centreOf("a1");
    expect(nearest({ x: at.x + 20, y: at.y }, places, centreOf, 30)).toBe("a1");
    expect(nearest({ x: at.x + 90, y: at.y }, places, centreOf, 30)).toBe("c1");
    expect(nearest({ x: at.x, y: at.y + 60 }, places, centreOf, 30)).toBeNull();
  });
});
