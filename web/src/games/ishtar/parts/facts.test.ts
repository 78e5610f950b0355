import { describe, expect, it } from "vitest";
import type { IshtarView } from "@/games/ishtar/view";
import { becomesPayable } from "./facts";

const view = {
  cards: { c01: { lacks: { rose: { red: 1, white: 1 } } }, c02: { lacks: {} } },
} as unknown as IshtarView;
const gain = (seat: string, gem: string, change: string) => ({
  id: "ishtar-log-gems",
  args: { seat: { word: `seat-${seat}` }, gem: { word: `ishtar-gem-${gem}` }, change },
});

describe("a card that cannot be paid", () => {
  it("can be paid after a move that gives all missing gems", () => {
    const told = [gain("rose", "red", "+1"), gain("rose", "white", "+2")];
    expect(becomesPayable(view, "c01", "rose", { told })).toBe(true);
  });

  it("cannot be paid after less, or after what others gain", () => {
    expect(becomesPayable(view, "c01", "rose", null)).toBe(false);
    expect(becomesPayable(view, "c01", "rose", { told: [gain("rose", "red", "+2")] })).toBe(false);
    const told = [gain("rose", "red", "+1"), gain("lotus", "white", "+1")];
    expect(becomesPayable(view, "c01", "rose", { told })).toBe(false);
  });

  it("is not one that can be paid already", () => {
    expect(becomesPayable(view, "c02", "rose", null)).toBe(false);
  });
});
