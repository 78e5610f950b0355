import { describe, expect, it } from "vitest";
import { endingOf, podium, ranking } from "./results";

const seats = ["jasmine", "rose", "lotus"] as const;
const come = (...ranks: [number, number][]): Parameters<typeof ranking>[0] =>
  Object.fromEntries(ranks.map(([place, total], index) => [seats[index], { place, total, parts: {} }]));

describe("results", () => {
  it("are ordered by rank, with the first in the middle of the podium", () => {
    const ranked = ranking(come([3, 10], [1, 30], [2, 20]), seats);
    expect(ranked.map((each) => each.seat)).toEqual(["rose", "lotus", "jasmine"]);
    expect(podium(ranked).map((each) => each.seat)).toEqual(["lotus", "rose", "jasmine"]);
    expect(podium(ranked.slice(0, 1))).toHaveLength(1);
  });

  it("say what decided the game", () => {
    expect(endingOf(ranking(come([1, 30], [2, 20], [3, 10]), seats))).toBe("clear");
    expect(endingOf(ranking(come([1, 30], [1, 30], [3, 10]), seats))).toBe("shared");
    expect(endingOf(ranking(come([2, 30], [1, 30], [3, 10]), seats))).toBe("tie-break");
  });
});
