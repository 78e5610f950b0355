import { describe, expect, it } from "vitest";
import saved from "@/games/ishtar/fixtures/place.json";
import { desertOf } from "@/games/ishtar/parts/desert";
import { typedView } from "@/games/ishtar/view";
import { latticeStep, letterStep } from "./key-navigation";

const view = typedView(saved.view as unknown as Parameters<typeof typedView>[0]);
const desert = desertOf(view);

describe("keys on the map", () => {
  it("move along the row and to its ends", () => {
    expect(latticeStep(desert, "cell:1d4", "ArrowRight")).toBe("cell:1d5");
    expect(latticeStep(desert, "cell:1d4", "ArrowLeft")).toBe("cell:1d3");
    const row = desert.rows.find((each) => each.includes("1d4"))!;
    expect(latticeStep(desert, "cell:1d4", "Home")).toBe(`cell:${row[0]}`);
    expect(latticeStep(desert, "cell:1d4", "End")).toBe(`cell:${row.at(-1)}`);
    expect(latticeStep(desert, `cell:${row.at(-1)}`, "ArrowRight")).toBeNull();
  });

  it("move to the four neighbours above and below", () => {
    expect(["KeyQ", "KeyE", "KeyZ", "KeyX"].map((code) => letterStep(desert, view, "cell:1d4", code))).toEqual([
      "cell:1c3",
      "cell:1c4",
      "cell:1e3",
      "cell:1e4",
    ]);
    expect(letterStep(desert, view, "cell:1d4", "KeyW")).toBeNull();
  });

  it("move between beds and between fountains, and wrap around", () => {
    let at: string = `cell:${view.beds[0]!.cells[0]}`;
    for (let n = 0; n < view.beds.length; n += 1) at = letterStep(desert, view, at, "KeyB")!;
    expect(at).toBe(`cell:${view.beds[0]!.cells[0]}`);
    const first = letterStep(desert, view, "cell:1a1", "KeyF")!;
    let fountain = first;
    for (let n = 0; n < 5; n += 1) fountain = letterStep(desert, view, fountain, "KeyF")!;
    expect(fountain).toBe(first);
    expect(view.map.ground[desert.index(first.slice(5))]).toBe("fountain");
  });
});
