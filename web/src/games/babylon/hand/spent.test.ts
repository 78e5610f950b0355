import { describe, expect, it } from "vitest";
import type { Offer } from "@/games/game-ui";
import type { BabylonView } from "@/games/babylon/view";
import { spent } from "./spent";

const price = (singles: number): object => ({ singles, doubles: 0, swaps: 0 });
const rests = [
  { level: 1, supports: [], prices: { none: price(4), nw: price(3) } },
  { level: 2, supports: [], prices: { se: price(6) } },
];
const view = (due: string): BabylonView =>
  ({
    due: [due],
    table: { build_place: "c3", build_hang: "nw" },
    spots: { c3: { lowest: 1, rests } },
  }) as unknown as BabylonView;
const offer = (action: Offer["action"]): Offer => ({ action }) as Offer;

describe("the cost of a step", () => {
  it("covers all four corners of a place, or those affordable", () => {
    expect(spent(view("place"), offer({ do: "place", place: "c3", level: 1 }))?.singles).toBe(4);
    expect(spent(view("place"), offer({ do: "place", place: "c3", level: 2 }))?.singles).toBe(6);
    expect(spent(view("place"), null)).toBeNull();
  });

  it("is the cost of the selected or chosen corner", () => {
    expect(spent(view("hang"), offer({ do: "hang", corner: "nw" }))?.singles).toBe(3);
    expect(spent(view("turn"), null)?.singles).toBe(3);
    expect(spent(view("build"), offer({ do: "statue", field: "a1" }))).toBeNull();
  });
});
