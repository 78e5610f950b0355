import { describe, expect, it } from "vitest";
import type { GameView, Offer } from "@/games/game-ui";
import { fallbackGame } from "./holdings";
import { bestFirst, placeOf, rowsOf } from "./moves";

const offer = (notation: string, points = 0): Offer => ({
  action: { do: notation.split(" ")[0] ?? "" },
  notation,
  parts: { x: points },
  told: [],
  reveals: false,
  ends: false,
});
const offers = new Map([
  ["move:mine q11", [offer("mine q11", 1)]],
  ["move:mine q22", [offer("mine q22", 3)]],
  ["move:end", [offer("end")]],
]);

describe("the list of moves", () => {
  it("has a place for each action, in the notation of the log", () => {
    expect(placeOf({ do: "place", place: "a1", level: 2 })).toBe("move:place a1 2");
    expect(placeOf({ do: "end" })).toBe("move:end");
  });

  it("filters by notation or name", () => {
    const name = (each: Offer): string => (each.notation === "end" ? "Zug beenden" : "Abbauen");
    expect(rowsOf(offers, "", name)).toHaveLength(3);
    expect(rowsOf(offers, "Q2", name).map((row) => row.offer.notation)).toEqual(["mine q22"]);
    expect(rowsOf(offers, "beenden zug", name).map((row) => row.offer.notation)).toEqual(["end"]);
    expect(rowsOf(offers, "xyz", name)).toEqual([]);
  });

  it("can sort by points, else keeps the order", () => {
    expect(bestFirst(rowsOf(offers, "", () => "")).map((row) => row.offer.notation)).toEqual([
      "mine q22",
      "mine q11",
      "end",
    ]);
  });
});

describe("the holdings of a seat", () => {
  const view = {
    you: "rose",
    mover: "rose",
    due: [],
    scores: {},
    table: {},
    round: 3,
    rounds: 13,
    seats: { rose: { singles: 3, doubles: 1, stored: "g04", n_slabs: 9 } },
  } as GameView;

  it("are read from the view, and empty for an unknown seat", () => {
    const babylon = fallbackGame("babylon");
    expect(babylon.holdings(view, "rose").map((each) => each.n ?? each.name)).toEqual([3, 1, 9, "G04"]);
    expect(babylon.holdings(view, "lotus")).toEqual([]);
    expect(babylon.progress(view)).toEqual({ id: "frame-progress-rounds", args: { round: 3, rounds: 13 } });
    expect(fallbackGame("chess").holdings(view, "rose")).toEqual([]);
  });

  it("change according to the messages", () => {
    const seat = { word: "seat-rose" };
    expect(fallbackGame("babylon").gainOf({ id: "babylon-log-singles-gone", args: { seat, n: 2 } })).toEqual({
      icon: "pillar",
      change: -2,
    });
    expect(
      fallbackGame("ishtar").gainOf({
        id: "ishtar-log-gems",
        args: { seat, gem: { word: "ishtar-gem-red" }, change: "−1" },
      }),
    ).toEqual({ icon: "gemr", change: -1 });
    expect(fallbackGame("ishtar").gainOf({ id: "ishtar-log-end", args: { seat } })).toBeNull();
    expect(fallbackGame("ishtar").iconOf({ do: "pay", gems: "pw" })).toEqual(["gemp", "gemw"]);
  });
});
