import { describe, expect, it } from "vitest";
import type { SeatData } from "@/api/types.gen";
import { forkSeats } from "./fork-seats";

const SEATS: SeatData[] = [
  { seat: "jasmine", kind: "person", name: "Ana", bot: "", away: false },
  { seat: "rose", kind: "bot", name: "Enheduanna", bot: "royal", away: false },
  { seat: "saffron", kind: "person", name: "Ben", bot: "greedy", away: true },
  { seat: "lotus", kind: "bot", name: "old", bot: "old", away: false },
];
const known = (bot: string): string => (bot === "old" ? "gardener" : bot);

describe("the seats of a fork", () => {
  it("leave bots where they are, by name, and replace people by the chosen bot", () => {
    expect(forkSeats(SEATS, "jasmine", "Eve", "greedy", known)).toEqual([
      { kind: "me", name: "Eve" },
      { kind: "bot", bot: "royal", name: "Enheduanna" },
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "gardener" },
    ]);
  });

  it("give me the seat to move, also if a bot held it", () => {
    expect(forkSeats(SEATS, "rose", "Eve", "greedy", known)[1]).toEqual({ kind: "me", name: "Eve" });
    expect(forkSeats(SEATS, "rose", "Eve", "greedy", known)[0]).toEqual({ kind: "bot", bot: "greedy" });
  });
});
