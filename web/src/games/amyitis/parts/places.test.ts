import { describe, expect, it } from "vitest";
import type { Action, Marks, Offer } from "@/games/game-ui";
import act from "@/games/amyitis/fixtures/act.json";
import discard from "@/games/amyitis/fixtures/sell.json";
import farm from "@/games/amyitis/fixtures/farm.json";
import irrigate from "@/games/amyitis/fixtures/irrigate.json";
import pay from "@/games/amyitis/fixtures/pay.json";
import plant from "@/games/amyitis/fixtures/plant.json";
import pray from "@/games/amyitis/fixtures/pray.json";
import take from "@/games/amyitis/fixtures/take.json";
import three from "@/games/amyitis/fixtures/three.json";
import two from "@/games/amyitis/fixtures/two.json";
import { typedView } from "@/games/amyitis/view";
import { extraCost, gainOf, iconOf, progress } from "./icons";
import { asksFor, attempt, fieldPlace, partsOf, placesOf, activeRegion } from "./places";
import { marksAt } from "@/games/shared/place-marks";

const ALL = { act, sell: discard, farm, irrigate, pay, plant, pray, take, three, two };
const viewOf = (saved: { view: unknown }): ReturnType<typeof typedView> =>
  typedView(saved.view as Parameters<typeof typedView>[0]);
const legalOf = (saved: { legal: unknown }): Offer[] => saved.legal as Offer[];

describe("places", () => {
  it.each(Object.entries(ALL))(
    "of every legal action in %s are asked for, and a pick there means that action",
    (_, saved) => {
      const view = viewOf(saved);
      for (const { action } of legalOf(saved)) {
        for (const place of placesOf(action)) {
          expect(asksFor(view, partsOf(place)[0])).toBe(true);
          const meant = attempt(place, view);
          if (action.do !== "sell") expect(JSON.stringify(meant)).toBe(JSON.stringify(plain(action)));
        }
      }
    },
  );

  it("match the elements of the boards", () => {
    expect(placesOf({ do: "recruit", triple: 2, craft: "priest" })).toEqual(["craft:2:priest"]);
    expect(placesOf({ do: "farm", row: "top" })).toEqual(["field:top"]);
    expect(placesOf({ do: "sell", goods: "barley+barley" })).toEqual(["good:barley"]);
    expect(placesOf({ do: "sell", goods: "barley+wine" })).toEqual(["good:barley", "good:wine"]);
    expect(placesOf({ do: "swap", given: "salt", gained: "palm" })).toEqual(["good:salt"]);
    for (const action of ["pass", "decline"]) expect(placesOf({ do: action })).toEqual([]);
    expect(placesOf({ do: "pay", good: "wine" })).toEqual([]);
  });

  it("of a field row: its open space represents the row", () => {
    const view = viewOf(farm);
    expect([0, 1, 2, 3].map((space) => fieldPlace(view, "top", space))).toEqual([
      "field:top:barley",
      "field:top:salt",
      "field:top",
      "field:top:palm",
    ]);
  });

  it("resolve to an action that is due", () => {
    const view = viewOf(act);
    expect(attempt("temple:ishtar", { ...view, due: ["procession"] })).toEqual({ do: "procession", temple: "ishtar" });
    expect(attempt("good:salt", { ...view, due: ["discard"] })).toEqual({ do: "discard", good: "salt" });
    expect(attempt("good:salt", { ...view, due: ["swap"] })).toBeNull();
    expect(attempt("good:salt", { ...view, due: ["sell"] })).toEqual({ do: "sell", goods: "salt" });
  });
});

/** An action with its numbers as text, as places name them. */
const plain = (action: Action): Action =>
  Object.fromEntries(Object.entries(action).map(([name, value]) => [name, String(value)])) as Action;

describe("the active region", () => {
  it("is the board the step needs", () => {
    expect([act, farm, pray, irrigate, plant, take, pay].map((saved) => activeRegion(viewOf(saved)))).toEqual([
      "crafts",
      "fields",
      "temples",
      "garden",
      "garden",
      "court",
      "road",
    ]);
  });
});

describe("marks", () => {
  it("are combined by place", () => {
    const marks: Marks = new Map([
      [
        "garden:c4",
        [{ kind: "last", order: 2, seat: "rose" }, { kind: "cost", icons: ["gardener"] }, { kind: "chosen" }],
      ],
      ["garden:a1", []],
    ]);
    expect(marksAt(marks, "garden:c4")).toEqual({
      legal: true,
      cost: ["gardener"],
      chosen: true,
      refused: false,
      order: 2,
      last: { kind: "last", order: 2, seat: "rose" },
    });
    expect(marksAt(marks, "garden:a1").legal).toBe(false);
    expect(marksAt(marks, "garden:b1").order).toBeNull();
  });
});

describe("icons", () => {
  it("exist for every action that is ever legal", () => {
    for (const saved of Object.values(ALL)) {
      for (const { action } of legalOf(saved)) expect(iconOf(action).length).toBeGreaterThan(0);
    }
  });

  it("show the Gardeners that a high floor costs", () => {
    const costs = Object.fromEntries(legalOf(plant).map((offer) => [String(offer.action["square"]), extraCost(offer)]));
    expect(costs["c4"]).toEqual(["gardener"]);
    expect(costs["a1"]).toEqual([]);
    for (const [square, icons] of Object.entries(costs))
      expect(icons).toHaveLength(viewOf(plant).garden[square]!.gardeners);
  });

  it("show gains and costs", () => {
    const good = { word: "amyitis-good-salt" };
    expect(gainOf({ id: "amyitis-log-talents", args: { n: 2 } })).toEqual({ icon: "talent", change: 2 });
    expect(gainOf({ id: "amyitis-log-gardeners-spent", args: { n: 1 } })).toEqual({ icon: "gardener", change: -1 });
    expect(gainOf({ id: "amyitis-log-caravan", args: { camels: 2 } })).toEqual({ icon: "camel", change: -2 });
    expect(gainOf({ id: "amyitis-log-pays", args: { good } })).toEqual({ icon: "salt", change: -1 });
    expect(gainOf({ id: "amyitis-log-good", args: { good } })).toEqual({ icon: "salt", change: 1 });
    expect(gainOf({ id: "amyitis-log-plant", args: { square: "c4" } })).toBeNull();
  });

  it("and the top bar shows how close the end is", () => {
    expect(progress(viewOf(act))).toEqual({
      id: "amyitis-board-progress",
      args: { round: 7, phase: "actions", left: 11, last: 4 },
    });
    expect(progress({ ...viewOf(act), phase: "over" }).id).toBe("amyitis-board-progress-over");
  });
});
