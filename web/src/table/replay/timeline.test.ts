import { describe, expect, it } from "vitest";
import { axisMarks, barOf, hasLetter, lineOf, scaleOf } from "./chart";
import { movesThatCount } from "@/table/model/events";
import { move, undo } from "@/table/test-support/fixtures";
import { Timeline, totalsByRound } from "./timeline";

const game = [
  move(1, "rose", "a", { totals: { rose: 0, lotus: 0 } }),
  move(2, "rose", "b", { ends: true, totals: { rose: 3, lotus: 0 } }),
  move(3, "lotus", "x", { totals: { rose: 3, lotus: 9 } }),
  undo(4, "lotus", 1),
  move(5, "lotus", "c", { ends: true, totals: { rose: 3, lotus: 4 } }),
  move(6, "rose", "d", { ends: true, round: 2, totals: { rose: 7, lotus: 4 } }),
];
const line = new Timeline(game);

describe("a timeline", () => {
  it("stops at every move in force", () => {
    expect(line.end).toBe(4);
    expect([0, 1, 2, 3, 4].map((stop) => line.seqOf(stop))).toEqual([0, 1, 2, 5, 6]);
    expect([0, 1, 3, 4, 99].map((seq) => line.stopOf(seq))).toEqual([0, 1, 2, 2, 4]);
  });

  it("steps by move, turn, my turns or changes of score", () => {
    expect(line.step(0, 1, "move", [])).toBe(1);
    expect(line.step(0, 1, "turn", [])).toBe(2);
    expect(line.step(2, 1, "mine", ["rose"])).toBe(4);
    expect(line.step(0, 1, "mine", ["lotus"])).toBe(3);
    expect(line.step(0, 1, "score", [])).toBe(1);
    expect(line.step(4, -1, "turn", [])).toBe(3);
    expect(line.step(1, -1, "turn", [])).toBe(0);
    expect(line.step(4, 1, "move", [])).toBe(4);
  });

  it("knows the scores at each stop and each round", () => {
    expect(line.totalsOf("rose")).toEqual([0, 0, 3, 3, 7]);
    expect(totalsByRound(movesThatCount(game), ["rose", "lotus"])).toEqual([
      { round: 1, totals: [3, 4] },
      { round: 2, totals: [7, 4] },
    ]);
  });
});

describe("a chart", () => {
  it("has round marks that cover all values", () => {
    expect(axisMarks(0, 79)).toEqual([0, 20, 40, 60, 80]);
    expect(axisMarks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(axisMarks(-3, 10)).toEqual([-5, 0, 5, 10]);
    expect(axisMarks(0, 0)).toEqual([0]);
  });

  it("puts no letter so close to the current one that they overlap", () => {
    const lettered = Array.from({ length: 13 }, (_, index) => index).filter((index) => hasLetter(index, 4, 5));
    expect(lettered).toEqual([0, 5, 12]);
    expect([0, 1, 4].filter((index) => hasLetter(index, 4, null))).toEqual([0, 4]);
  });

  it("draws from left to right and low to high", () => {
    const scale = scaleOf({ width: 110, height: 60, left: 10, right: 0, top: 0, bottom: 10 }, 3, [0, 10]);
    expect(lineOf([0, 5, 10], scale)).toBe("M10.0 50.0L60.0 25.0L110.0 0.0");
  });

  it("stacks the parts that are not zero", () => {
    expect(barOf({ a: 5, b: 0, c: 15 }, 40)).toEqual([
      { part: "a", points: 5, from: 0, size: 0.125, colour: 1 },
      { part: "c", points: 15, from: 0.125, size: 0.375, colour: 3 },
    ]);
  });
});
