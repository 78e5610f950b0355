import { describe, expect, it } from "vitest";
import { cardsOf } from "./cards";

describe("the cards of a triple", () => {
  it("make the first of equal cards stand for all, and a used card no place", () => {
    expect(cardsOf("1", ["priest", "priest", "talent"])).toEqual([
      { face: "priest", place: "craft:1:priest", first: true },
      { face: "priest", place: "craft:1:priest", first: false },
      { face: "talent", place: null, first: false },
    ]);
  });

  it("leave a missing card without a place", () => {
    expect(cardsOf("0", ["none"])).toEqual([{ face: "none", place: null, first: false }]);
  });
});
