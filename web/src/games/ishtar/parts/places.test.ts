import { describe, expect, it } from "vitest";
import type { Action, Offer, OffersByPlace, PlaceId } from "@/games/game-ui";
import choose from "@/games/ishtar/fixtures/choose.json";
import deal from "@/games/ishtar/fixtures/deal.json";
import double from "@/games/ishtar/fixtures/double.json";
import keep from "@/games/ishtar/fixtures/keep.json";
import last from "@/games/ishtar/fixtures/last.json";
import pay from "@/games/ishtar/fixtures/pay.json";
import place from "@/games/ishtar/fixtures/place.json";
import plant from "@/games/ishtar/fixtures/plant.json";
import special from "@/games/ishtar/fixtures/special.json";
import tree from "@/games/ishtar/fixtures/tree.json";
import two from "@/games/ishtar/fixtures/two.json";
import { atRotation } from "@/table/model/rotation";
import { typedView, shownSeat } from "@/games/ishtar/view";
import { Desert, desertOf } from "./desert";
import { cardAt, factsOf, gemsUnder } from "./facts";
import { changeOf, gainOf, iconOf, PART_ICONS, progress } from "./icons";
import {
  asksFor,
  attempt,
  cellsOf,
  meant,
  partsOf,
  placesOf,
  activeRegion,
  rotationOf,
  ROTATION_STEPS,
} from "./places";

const ALL = { choose, deal, double, keep, last, pay, place, plant, special, tree, two };
type Saved = { view: unknown; legal: unknown };
const viewOf = (saved: Saved): ReturnType<typeof typedView> => typedView(saved.view as Parameters<typeof typedView>[0]);
const legalOf = (saved: Saved): Offer[] => saved.legal as Offer[];

function offersOf(saved: Saved): OffersByPlace {
  const found = new Map<PlaceId, Offer[]>();
  for (const offer of legalOf(saved)) {
    for (const at of placesOf(offer.action, viewOf(saved))) found.set(at, [...(found.get(at) ?? []), offer]);
  }
  return found;
}

const plain = (action: Action): string =>
  JSON.stringify(
    Object.entries(action)
      .map(([name, value]) => [name, String(value)])
      .sort(),
  );

describe("the desert", () => {
  it.each(Object.entries(ALL))("of %s contains every cell once, in rows", (_, saved) => {
    const view = viewOf(saved);
    const desert = desertOf(view);
    expect(desert.rows.flat()).toHaveLength(view.map.cell.length);
    for (const row of desert.rows) expect(new Set(row.map((name) => desert.spot(name).r)).size).toBe(1);
    expect(desertOf({ map: { ...view.map } })).toBe(desert); // boards do not move
  });

  it("goes straight up and down, and back", () => {
    const desert = desertOf(viewOf(place));
    const middle = "1d4";
    const down = desert.step(middle, 1)!;
    const further = desert.step(down, 1)!;
    expect(Math.abs(desert.middle(further).x - desert.middle(middle).x)).toBeLessThan(1);
    expect(desert.step(down, -1)).toBe(middle);
    expect(new Desert({ cell: ["1a1"], q: [0], r: [0] }).step("1a1", 1)).toBeNull();
  });
});

describe("places", () => {
  it.each(Object.entries(ALL))("of every legal action in %s are asked for, and a pick there means it", (_, saved) => {
    const view = viewOf(saved);
    for (const { action } of legalOf(saved)) {
      for (const [n, at] of placesOf(action, view).entries()) {
        expect(asksFor(view, partsOf(at)[0])).toBe(true);
        if (partsOf(at)[0] === "cell") expect(desertOf(view).has(partsOf(at)[1])).toBe(true);
        if (n === 0 && action.do !== "double")
          expect(plain(attempt(at, view, rotationOf(action) ?? 0)!)).toBe(plain(action));
      }
    }
  });

  it("of a tile are its three cells, the second one first", () => {
    const view = viewOf(place);
    for (const { action } of legalOf(place)) {
      const [first, middle, third] = cellsOf(action, view);
      expect(first).toBe(action["cell"]);
      expect(placesOf(action, view)).toEqual([`cell:${middle}`, `cell:${first}`, `cell:${third}`]);
    }
  });

  it("of a placed tile are found without the selection", () => {
    const view = viewOf(choose);
    const laid = view.laid[0]!;
    expect(cellsOf({ do: "place", cell: laid.cells[0]!, turn: 0 }, view)).toEqual(laid.cells);
  });

  it("are empty for actions of the decision panel", () => {
    for (const action of [{ do: "skip" }, { do: "end" }, { do: "pay", gems: "pr" }, { do: "take", gems: "pp" }]) {
      expect(placesOf(action, viewOf(place))).toEqual([]);
    }
    expect(placesOf({ do: "assistant" }, viewOf(place))).toEqual([]); // no symbol is waiting
    expect(placesOf({ do: "assistant" }, viewOf(special))).toHaveLength(2);
  });

  it("resolve any picked cell to one tile, which covers the cell unless it has to be rotated", () => {
    const view = viewOf(place);
    const offers = offersOf(place);
    const turner = { rotationOf, turns: ROTATION_STEPS, placesOf: (action: Action) => placesOf(action, view) };
    for (let turn = 0; turn < ROTATION_STEPS; turn += 1) {
      for (const [at, there] of offers) {
        const target = meant(at, offers, view, turn);
        const taken = atRotation(turner, view, offers.get(target) ?? [], turn, target);
        expect(taken).toHaveLength(1);
        if (there.some(({ action }) => rotationOf(action) === turn))
          expect(placesOf(taken[0]!.action, view)).toContain(at);
      }
    }
    expect(meant("cup:1", offers, view, 0)).toBe("cup:1");
  });

  it("outside the desert are asked about at the picked cell", () => {
    const view = viewOf(place);
    const desert = desertOf(view);
    const [corner] = desert.rows[0]!;
    const asked = attempt(`cell:${corner}`, view, 0)!;
    expect(asked).toEqual({ do: "place", cell: corner, turn: 0 });
  });

  it("give the region of the step", () => {
    expect(Object.entries(ALL).map(([name, saved]) => [name, activeRegion(viewOf(saved))])).toEqual([
      ["choose", "map"],
      ["deal", "map"],
      ["double", "map"],
      ["keep", "carpet"],
      ["last", "map"],
      ["pay", "map"],
      ["place", "map"],
      ["plant", "map"],
      ["special", "map"],
      ["tree", "trees"],
      ["two", "map"],
    ]);
  });

  it("give the skills while one is paid for, or for a symbol without an assistant", () => {
    const [paying, free] = [viewOf(pay), viewOf(special)];
    expect(activeRegion({ ...paying, table: { ...paying.table, learning: "c" } })).toBe("skills");
    expect(activeRegion({ ...free, table: { ...free.table, symbol: "star" } })).toBe("skills");
  });
});

describe("facts", () => {
  it.each(Object.entries(ALL))("exist for every place in %s", (_, saved) => {
    const view = viewOf(saved);
    const places = [
      ...desertOf(view).names.map((name) => `cell:${name}`),
      ...["1", "2", "3", "4", "5", "6"].map((cup) => `cup:${cup}`),
      ...["1", "2", "3", "4", "5"].map((card) => `card:${card}`),
      ...[..."abcdefghij"].map((skill) => `skill:${skill}`),
      ...Object.keys(view.fountains).map((board) => `fountain:${board}`),
    ];
    for (const at of places) expect(factsOf(at, view).length).toBeGreaterThan(0);
  });

  it("name the gems under a tile", () => {
    const view = viewOf(place);
    for (const { action, told } of legalOf(place)) {
      const found = gemsUnder(view, cellsOf(action, view));
      const won = told
        .filter(({ id }) => id === "ishtar-log-gems")
        .reduce((sum, message) => sum + (gainOf(message)?.change ?? 0), 0);
      expect(found).toHaveLength(won);
    }
  });

  it("find the reserved card of the viewing seat", () => {
    const view = viewOf(choose);
    expect(cardAt(view, "1")).toBe(view.table.row[0]);
    expect(cardAt(view, "reserved")).toBe(view.seats[shownSeat(view)]!["reserved" as never]);
  });
});

describe("icons", () => {
  it("exist for every action and part", () => {
    for (const saved of Object.values(ALL))
      for (const { action } of legalOf(saved)) expect(iconOf(action).length).toBeGreaterThan(0);
    expect(iconOf({ do: "pay", gems: "ppw" })).toEqual(["gemp", "gemp", "gemw"]);
    expect(Object.keys(PART_ICONS)).toEqual(Object.keys(viewOf(place).scores["jasmine"]!.parts));
  });

  it("understand a typographic minus", () => {
    expect([changeOf("−2"), changeOf("+3"), changeOf(undefined)]).toEqual([-2, 3, 0]);
    expect(gainOf({ id: "ishtar-log-gems", args: { gem: { word: "ishtar-gem-red" }, change: "−1" } })).toEqual({
      icon: "gemr",
      change: -1,
    });
    expect(gainOf({ id: "ishtar-log-skip", args: {} })).toBeNull();
  });

  it("progress says how the game ends", () => {
    expect(progress(viewOf(two))).toEqual({ id: "ishtar-board-progress", args: { round: 1, n: 0 } });
    expect(progress(viewOf(last)).id).toBe("ishtar-board-progress-last");
    expect(progress({ ...viewOf(last), due: [] }).id).toBe("ishtar-board-progress-over");
  });
});
