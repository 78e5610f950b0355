import { describe, expect, it } from "vitest";
import { offer, view } from "@/table/test-support/fixtures";
import { kindsOnBoards, whereId } from "./where";

const gameUi = {
  placesOf: ({ do: kind, ...more }: Record<string, string | number>) =>
    kind === "recruit" ? [`craft:${more["craft"]}`] : kind === "caravan" ? [`city:${more["city"]}`] : [],
};
const legal = [
  offer("pass", { do: "pass" }),
  offer("recruit priest", { do: "recruit", craft: "priest" }),
  offer("caravan uruk", { do: "caravan", city: "uruk" }),
  offer("recruit peasant", { do: "recruit", craft: "peasant" }),
];

describe("what the boards offer", () => {
  it("is grouped by kinds of actions; what no board shows is left out", () => {
    const kinds = kindsOnBoards(gameUi, legal, view);
    expect(kinds.map(({ kind, places }) => [kind, places])).toEqual([
      ["recruit", ["craft:priest", "craft:peasant"]],
      ["caravan", ["city:uruk"]],
    ]);
    expect(kinds[0]?.offers).toHaveLength(2);
    expect(kindsOnBoards(gameUi, legal, null)).toEqual([]);
  });

  it("is named by the kinds of places that are legal", () => {
    const at = (...places: string[]) => new Map(places.map((place) => [place, []]));
    expect(whereId("amyitis", at("craft:1:priest", "city:uruk", "city:ur"))).toBe("amyitis-where-city-craft");
    expect(whereId("amyitis", at("canal:a1-b1"))).toBe("amyitis-where-canal");
  });
});
