import { describe, expect, it } from "vitest";
import type { Offer } from "@/games/game-ui";
import { commonPrefix, completions, parseCommand } from "./command";
import { gameUi, offer, message, view } from "@/table/test-support/fixtures";
import { outcomeOf } from "./gains";
import { marksOf } from "./marks";
import { needsConfirm, nextPlace, groupByPlace, offersWithoutPlace, pick, type Picked } from "./picking";
import { sameAction } from "@/api/action-equality";

const c3 = offer("plant c3", { do: "plant", square: "c3" });
const c4 = offer("plant c4", { do: "plant", square: "c4" }, { told: [message("log"), message("log-gardeners-spent")] });
const swaps = ["dates", "salt"].map((gained) =>
  offer(`swap barley ${gained}`, { do: "swap", given: "barley", gained }),
);
const pass = offer("pass", { do: "pass" });
const legal = [pass, c3, c4, ...swaps];
const at = groupByPlace(gameUi, legal, view);
const pickAt = (place: string, ghost: Offer | null): Picked => pick(place, at.get(place) ?? [], ghost);

describe("a pick", () => {
  it("finds the offers at a place", () => {
    expect([...at.keys()].sort()).toEqual(["garden:c3", "garden:c4", "good:barley", "good:dates", "good:salt"]);
    expect(at.get("good:barley")).toEqual(swaps);
    expect(offersWithoutPlace(gameUi, legal, view)).toEqual([pass]);
  });

  it("becomes a ghost, and is confirmed by a second pick", () => {
    expect(pickAt("garden:c3", null)).toEqual({ kind: "ghost", offer: c3 });
    expect(pickAt("garden:c3", c4)).toEqual({ kind: "ghost", offer: c3 });
    expect(pickAt("garden:c3", c3)).toEqual({ kind: "confirm", offer: c3 });
  });

  it("lists several offers, and is refused if there are none", () => {
    expect(pickAt("good:barley", null)).toEqual({ kind: "several", place: "good:barley" });
    expect(pickAt("garden:d4", null)).toEqual({ kind: "refused", place: "garden:d4" });
  });

  it("waits for a confirmation according to the settings", () => {
    const reveals = offer("mine", { do: "mine" }, { reveals: true });
    const ends = offer("end", { do: "end" }, { ends: true });
    expect([pass, ends, reveals].map((each) => needsConfirm(each, "every"))).toEqual([true, true, true]);
    expect([pass, ends, reveals].map((each) => needsConfirm(each, "last"))).toEqual([false, true, true]);
    expect([pass, ends, reveals].map((each) => needsConfirm(each, "free"))).toEqual([false, false, true]);
    expect((["every", "last", "free"] as const).map((rule) => needsConfirm(c3, rule, true))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("compares actions regardless of how numbers are written", () => {
    expect(sameAction({ do: "can", cup: 2 }, { cup: "2", do: "can" })).toBe(true);
    expect(sameAction({ do: "can", cup: 2 }, { do: "can" })).toBe(false);
  });

  it("moves between legal places and wraps around", () => {
    const places = ["a", "b", "c", "d"];
    const some = new Set(["b", "d"]);
    expect(nextPlace(places, some, null, 1)).toBe("b");
    expect(nextPlace(places, some, "b", 1)).toBe("d");
    expect(nextPlace(places, some, "d", 1)).toBe("b");
    expect(nextPlace(places, some, "c", 1)).toBe("d");
    expect(nextPlace(places, some, "c", -1)).toBe("b");
    expect(nextPlace(places, some, null, -1)).toBe("d");
    expect(nextPlace(places, new Set(), "a", 1)).toBeNull();
  });
});

describe("marks", () => {
  const none = { gameUi, view, offersByPlace: at, ghost: null, chosen: null, refused: [], last: [] };

  it("show legal places and extra costs", () => {
    const marks = marksOf(none);
    expect(marks.get("garden:c3")).toEqual([{ kind: "legal" }]);
    expect(marks.get("garden:c4")).toEqual([{ kind: "cost", icons: ["gardener"] }]);
    expect(marks.get("good:barley")).toEqual([{ kind: "legal" }]);
  });

  it("show selected, refused and last places", () => {
    const last = [
      {
        seat: "rose" as const,
        round: 1,
        moves: [{ ...c3, seq: 1, at: 1, kind: "move" as const, by: "rose" as const }],
      },
    ];
    const marks = marksOf({ ...none, ghost: c4, refused: ["garden:d4"], last });
    expect(marks.get("garden:c4")?.at(-1)).toEqual({ kind: "chosen" });
    expect(marks.get("garden:d4")).toEqual([{ kind: "refused" }]);
    expect(marks.get("garden:c3")).toEqual([{ kind: "last", order: 1, seat: "rose" }, { kind: "legal" }]);
    expect(marksOf({ ...none, refused: ["x", "y"] }).get("y")).toEqual([{ kind: "refused", order: 2 }]);
  });
});

describe("the command line", () => {
  it("understands a legal action, in any case and order", () => {
    expect(parseCommand("  Plant  C3 ", legal)).toEqual({ kind: "offer", offer: c3, rest: "" });
    expect(parseCommand("swap salt barley", legal)).toEqual({ kind: "offer", offer: swaps[1], rest: "" });
    expect(parseCommand("", legal)).toEqual({ kind: "nothing" });
  });

  it("takes the first step of a whole turn and keeps the rest", () => {
    expect(parseCommand("plant c3 pass", legal)).toEqual({ kind: "offer", offer: c3, rest: "pass" });
  });

  it("leaves everything else to the server", () => {
    expect(parseCommand("plant d4", legal)).toEqual({ kind: "unknown", text: "plant d4" });
    expect(parseCommand("dance", legal)).toEqual({ kind: "unknown", text: "dance" });
  });

  it("completes legal notations, word by word if there are many", () => {
    expect(completions("pl", legal)).toEqual(["plant c3", "plant c4"]);
    expect(completions("", legal, 3)).toEqual(["pass", "plant", "swap"]);
    expect(completions("x", legal)).toEqual([]);
    expect(commonPrefix(["plant c3", "plant c4"])).toBe("plant c");
    expect(commonPrefix([])).toBe("");
  });
});

describe("the gains of an offer", () => {
  const seat = { word: "seat-jasmine" };
  const rose = { word: "seat-rose" };

  it("are shown by score part, by icon, and as sentences for the rest", () => {
    const rich = offer("plant c3", c3.action, {
      parts: { tiles: 7, goods: -1 },
      told: [
        message("log-plant", { seat }),
        message("log-talents", { seat, n: 1 }),
        message("log-talents", { seat, n: 1 }),
        message("amyitis-log-score-tiles", { seat, n: 7 }),
        message("log-talents", { seat: rose, n: 1 }),
        message("log-neutral"),
      ],
    });
    const outcome = outcomeOf(rich, "jasmine", gameUi);
    expect(outcome.points).toBe(6);
    expect(outcome.parts).toEqual([
      { part: "tiles", change: 7 },
      { part: "goods", change: -1 },
    ]);
    expect(outcome.gains).toEqual([{ icon: "talent", change: 2 }]);
    expect(outcome.sentences.map((message) => [message.id, message.args["seat"]])).toEqual([
      ["log-talents", rose],
      ["log-neutral", undefined],
    ]);
  });

  it("include pending costs and reveals", () => {
    const ahead = [
      message("cost", { n: 2 }),
      message("amyitis-bring-cost-owed"),
      message("amyitis-bring-shows-crafts"),
    ];
    const gainOf = (message: { id: string }): { icon: string; change: number } | null =>
      message.id === "cost" ? { icon: "camel", change: -2 } : null;
    const outcome = outcomeOf(offer("pass", { do: "pass" }, { ahead }), "jasmine", { gainOf });
    expect(outcome.gains).toEqual([{ icon: "camel", change: -2 }]);
    expect(outcome.sentences.map(({ id }) => id)).toEqual(["amyitis-bring-cost-owed"]);
    expect(outcome.shows.map(({ id }) => id)).toEqual(["amyitis-bring-shows-crafts"]);
  });
});
