import { describe, expect, it } from "vitest";
import { gridStep } from "@/games/shared";
import type { BabylonView } from "@/games/babylon/view";
import { modeOf, rowsOf } from "./key-navigation";

const view = (due: string, mover = "rose"): BabylonView =>
  ({ you: "rose", mover, due: [due], table: { build_place: "c3" } }) as unknown as BabylonView;

describe("the choice in a garden", () => {
  it("follows the step, in my own garden and turn only", () => {
    expect(["place", "hang", "turn", "build", "mine"].map((due) => modeOf(view(due), "rose"))).toEqual([
      "spots",
      "corners",
      "turn",
      "fields",
      "fields",
    ]);
    expect(modeOf(view("place", "lotus"), "rose")).toBe("fields");
    expect(modeOf(view("place"), "lotus")).toBe("seen");
  });

  it("is a grid of places, corners or fields", () => {
    expect(rowsOf("spots", view("place"), "rose").flat()).toHaveLength(49);
    expect(rowsOf("fields", view("build"), "rose").flat()).toHaveLength(64);
    expect(rowsOf("turn", view("turn"), "rose")).toEqual([["spot:c3"]]);
    expect(rowsOf("seen", view("build"), "lotus")[7]?.[7]).toBe("seen:lotus:h8");
  });

  it('moves between corners through "none"', () => {
    const rows = rowsOf("corners", view("hang"), "rose");
    expect(gridStep(rows, "corner:ne", "ArrowLeft")).toBe("corner:nw");
    expect(gridStep(rows, "corner:nw", "ArrowDown")).toBe("corner:none");
    expect(gridStep(rows, "corner:none", "ArrowDown")).toBe("corner:sw");
  });
});
