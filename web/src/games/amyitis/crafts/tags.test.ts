import { describe, expect, it } from "vitest";
import type { Mark, Marks } from "@/games/game-ui";
import { tagsOf } from "./tags";

const last = (order: number, seat: Mark["seat"] = "rose"): Mark => ({ kind: "last", order, ...(seat ? { seat } : {}) });

describe("tags on used cards", () => {
  it("are on the used cards of their triple, the newest last", () => {
    const marks: Marks = new Map([
      ["craft:1:priest", [last(2)]],
      ["craft:1:peasant", [last(1)]],
      ["craft:2:priest", [last(3)]],
    ]);
    const tags = tagsOf(marks, "1", ["talent", "merchant", "talent"]);
    expect([...tags].map(([card, mark]) => [card, mark.order])).toEqual([
      [0, 1],
      [2, 2],
    ]);
  });

  it("are limited to the number of used cards", () => {
    const marks: Marks = new Map([["craft:1:priest", [last(1), last(2)]]]);
    expect([...tagsOf(marks, "1", ["talent", "priest", "priest"])].map(([card, mark]) => [card, mark.order])).toEqual([
      [0, 2],
    ]);
    expect(tagsOf(marks, "1", ["peasant", "priest", "priest"]).size).toBe(0);
    expect(tagsOf(new Map(), "1", ["talent", "talent", "talent"]).size).toBe(0);
  });
});
