import { describe, expect, it } from "vitest";
import { placePopover } from "./popover-position";

const screen = { width: 1000, height: 600 };
const size = { width: 400, height: 200 };

describe("a popover", () => {
  it("is below its anchor, with its tip at the anchor", () => {
    expect(placePopover({ left: 490, top: 100, width: 20, height: 20 }, size, screen)).toEqual({
      left: 300,
      top: 132,
      tip: 200,
      side: "below",
    });
  });

  it("is above if there is no space below, and never leaves the screen", () => {
    expect(placePopover({ left: 980, top: 500, width: 20, height: 20 }, size, screen)).toEqual({
      left: 592,
      top: 288,
      tip: 382,
      side: "above",
    });
    expect(placePopover({ left: 0, top: 10, width: 10, height: 10 }, size, screen)).toMatchObject({ left: 8, tip: 18 });
  });

  it("covers the anchor if the screen is too small for either", () => {
    expect(
      placePopover({ left: 100, top: 100, width: 300, height: 400 }, size, { width: 420, height: 500 }),
    ).toMatchObject({ top: 292, tip: null, side: "over" });
  });
});
