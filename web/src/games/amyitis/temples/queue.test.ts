import { describe, expect, it } from "vitest";
import type { Owner } from "@/games/amyitis/view";
import { push, type Pushed } from "./queue.svelte";

function pushing(...rows: Owner[][]): Pushed[][] {
  let keys = 0;
  let last: Pushed[] = [];
  return rows.map((row) => (last = push(last, row, () => (keys += 1))));
}
const keysOf = (row: Pushed[] | undefined): number[] => (row ?? []).map((cube) => cube.key);

describe("cubes in a temple", () => {
  it("keep their identity while they are pushed right", () => {
    const [before, after] = pushing(["rose", "jasmine", "none", "none"], ["lotus", "rose", "jasmine", "none"]);
    expect(keysOf(before)).toEqual([1, 2]);
    expect(keysOf(after)).toEqual([3, 1, 2]);
    expect(after!.map((cube) => cube.at)).toEqual([0, 1, 2]);
  });

  it("leave at the right end, and return on undo", () => {
    const [, after, back] = pushing(
      ["rose", "jasmine", "lotus", "saffron"],
      ["neutral", "rose", "jasmine", "lotus"],
      ["rose", "jasmine", "lotus", "saffron"],
    );
    expect(keysOf(after)).toEqual([5, 1, 2, 3]);
    expect(keysOf(back).slice(0, 3)).toEqual([1, 2, 3]);
  });

  it("are replaced if no shift matches", () => {
    const [, after] = pushing(["rose", "none", "none", "none"], ["lotus", "saffron", "jasmine", "neutral"]);
    expect(keysOf(after)).toEqual([2, 3, 4, 5]);
  });

  it("keep their places without a change", () => {
    const [before, after] = pushing(["rose", "none", "rose", "none"], ["rose", "none", "rose", "none"]);
    expect(after).toEqual(before);
  });
});
