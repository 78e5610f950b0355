import { describe, expect, it } from "vitest";
import type { Continuations } from "@/api/types.gen";
import { buildsOf, chosenBuild, nextIn, NO_WISHES, offeredItems, placeTowards, toggled } from "./choices";

/** Two orientations; in the first a fountain and a statue exclude each other, and a staircase is made by a token. */
const ANSWER: Continuations = {
  seq: 7,
  actions: [
    { action: { do: "hang", corner: "nw" }, notation: "hang nw", parts: { belvederes: 1 } },
    { action: { do: "turn", turn: 0 }, notation: "turn 0", parts: { belvederes: 1 } },
    { action: { do: "turn", turn: 1 }, notation: "turn 1", parts: { belvederes: 1 } },
    { action: { do: "fountain", fields: "a1-b1" }, notation: "fountain a1-b1", parts: { fountains: 3, sets: 4 } },
    { action: { do: "statue", field: "a1" }, notation: "statue a1", parts: { statues: 1 } },
    { action: { do: "symbol", field: "b2", piece: "stairs" }, notation: "symbol b2 stairs", parts: { stairs: 3 } },
    { action: { do: "stairs", fields: "b2-c2" }, notation: "stairs b2-c2", parts: { stairs: 3 } },
  ],
  found: [
    { groups: [[0, 1]], parts: { belvederes: 1 } },
    { groups: [[0, 2]], parts: { belvederes: 1 } },
    { groups: [[0, 1], [3]], parts: { belvederes: 1, fountains: 3, sets: 4 } },
    { groups: [[0, 1], [4]], parts: { belvederes: 1, statues: 1 } },
    {
      groups: [
        [0, 1],
        [5, 6],
      ],
      parts: { belvederes: 1, stairs: 3 },
    },
    { groups: [[0, 1], [3], [5, 6]], parts: { belvederes: 1, fountains: 3, sets: 4, stairs: 3 } },
    { groups: [[0, 1], [4], [5, 6]], parts: { belvederes: 1, statues: 1, stairs: 3 } },
  ],
  endings: [{ action: { do: "end" }, notation: "end", parts: {} }],
  is_cut: false,
};
const builds = buildsOf(ANSWER);
const STAIRS = "symbol b2 stairs + stairs b2-c2";
const keys = (wishes: typeof NO_WISHES): string[] => chosenBuild(builds, wishes)!.items.map(({ key }) => key);

describe("the builds at a place", () => {
  it("have an orientation, decorations and points, and send every action of the list in its order", () => {
    const build = builds[5]!;
    expect(build).toMatchObject({ corner: "nw", turn: 0, points: 11 });
    expect(build.actions.map((action) => action.do)).toEqual(["hang", "turn", "fountain", "symbol", "stairs"]);
    expect(build.items.map(({ kind, points, isRecast }) => [kind, points, isRecast])).toEqual([
      ["fountain", 3, false],
      ["stairs", 3, true],
    ]);
  });

  it("begin with the one that scores most", () => {
    expect(keys(NO_WISHES)).toEqual(["fountain a1-b1", STAIRS]);
  });

  it("keep to the rotation of the player, where there is nothing to tick", () => {
    expect(chosenBuild(builds, { ...NO_WISHES, turn: 1 })).toMatchObject({ turn: 1, items: [] });
    expect(chosenBuild([], NO_WISHES)).toBeNull();
  });

  it("offer each decoration of an orientation once", () => {
    expect(offeredItems(builds, { corner: "nw", turn: 0 }).map(({ key }) => key)).toEqual([
      "fountain a1-b1",
      "statue a1",
      STAIRS,
    ]);
    expect(offeredItems(builds, { corner: "nw", turn: 1 })).toEqual([]);
  });

  it("leave out what is not ticked, and what excludes a tick", () => {
    const without = toggled(NO_WISHES, STAIRS, false);
    expect(keys(without)).toEqual(["fountain a1-b1"]);
    expect(keys(toggled(without, STAIRS, true))).toEqual(["fountain a1-b1", STAIRS]);
    const statue = toggled(NO_WISHES, "statue a1", true);
    expect(keys(statue)).toEqual(["statue a1", STAIRS]);
    expect(keys(toggled(statue, "fountain a1-b1", true))).toEqual(["fountain a1-b1", STAIRS]); // the last tick counts
    const nothing = ["fountain a1-b1", "statue a1", STAIRS].reduce((w, key) => toggled(w, key, false), NO_WISHES);
    expect(keys(nothing)).toEqual([]);
  });
});

describe("a tile is moved", () => {
  it("to the nearest place in a direction", () => {
    const places = ["a1", "c1", "d3", "c5"];
    expect(placeTowards(places, "a1", 1, 0)).toBe("c1");
    expect(placeTowards(places, "c1", 0, 1)).toBe("d3");
    expect(placeTowards(places, "c5", 0, -1)).toBe("c1");
    expect(placeTowards(places, "a1", -1, 0)).toBeNull();
  });

  it("through rotations and corners in a circle", () => {
    expect([nextIn([0, 1, 3], 3, 1), nextIn([0, 1, 3], 0, -1), nextIn([0, 1], 7, 1)]).toEqual([0, 3, 0]);
    expect(nextIn([], 1, 1)).toBeUndefined();
  });
});
