import { describe, expect, it } from "vitest";
import { Timeline } from "@/table/replay/timeline";
import { move } from "@/table/test-support/fixtures";
import { partsUpTo } from "./count-up.svelte";
import { filmFrames } from "./film";
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
    expect(podium(ranked.slice(0, 2)).map((each) => each.seat)).toEqual(["rose", "lotus"]);
  });

  it("say what decided the game", () => {
    expect(endingOf(ranking(come([1, 30], [2, 20], [3, 10]), seats))).toBe("clear");
    expect(endingOf(ranking(come([1, 30], [1, 30], [3, 10]), seats))).toBe("shared");
    expect(endingOf(ranking(come([2, 30], [1, 30], [3, 10]), seats))).toBe("tie-break");
  });
});

describe("counting up", () => {
  it("counts one source after the other", () => {
    const parts = { trees: 8, flowers: 10, fountains: -2 };
    expect(partsUpTo(parts, 0)).toEqual({ trees: 0, flowers: 0, fountains: -0 });
    expect(partsUpTo(parts, 1.5)).toEqual({ trees: 8, flowers: 5, fountains: -0 });
    expect(partsUpTo(parts, 3)).toEqual(parts);
  });
});

describe("a film", () => {
  it("shows the beginning and the end of every turn, thinned out in a long game", () => {
    const events = Array.from({ length: 20 }, (_, index) => move(index + 1, "rose", "a", { ends: index % 2 === 1 }));
    expect(filmFrames(new Timeline(events))).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(filmFrames(new Timeline(events), 4)).toEqual([0, 6, 12, 18, 20]);
  });
});
