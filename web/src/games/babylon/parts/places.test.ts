import { describe, expect, it } from "vitest";
import type { GameView, Offer } from "@/games/game-ui";
import { typedView } from "@/games/babylon/view";
import { doingsOf, factsOf } from "./facts";
import { attempt, holeAt, holeIndex, neighbours, placesOf, activeRegion } from "./places";

const saved = import.meta.glob<{ view: GameView; legal: Offer[] }>("../fixtures/*.json", {
  eager: true,
  import: "default",
});
const positions = Object.entries(saved).map(([path, { view, legal }]) => ({
  name: path.replace(/.*\/|\.json/g, ""),
  view: typedView(view),
  legal,
}));
const at = (name: string): (typeof positions)[number] => positions.find((each) => each.name === name)!;

describe("places of actions", () => {
  it("exist for every action but the end of the turn", () => {
    for (const { view, legal } of positions) {
      for (const { action } of legal) {
        const places = placesOf(action, view);
        expect(places.length > 0, JSON.stringify(action)).toBe(!["end", "store", "discard"].includes(action.do));
        expect(new Set(places).size).toBe(places.length);
      }
    }
  });

  it("of corners and rotations belong to the tile being placed", () => {
    expect(placesOf({ do: "turn", turn: 1 }, at("turn").view)).toEqual([`spot:${at("turn").view.table.build_place}`]);
    expect(placesOf({ do: "turn", turn: 1 }, at("mine").view)).toEqual([]);
    expect(placesOf({ do: "hang", corner: "nw" }, at("mine").view)).toEqual([]);
  });

  it("of a decoration are both its fields", () => {
    expect(placesOf({ do: "bridge", fields: "b1-d1" }, at("decorate").view)).toEqual(["field:b1", "field:d1"]);
  });

  it("match the server's prices while a tile is being placed", () => {
    const { view, legal } = at("place");
    const priced = Object.entries(view.spots).flatMap(([place, { rests }]) =>
      rests.map(({ level }) => `place ${place} ${level}`),
    );
    expect(priced.sort()).toEqual(legal.map(({ notation }) => notation).sort());
  });
});

describe("a pick at an illegal place", () => {
  it("asks about the action it would have meant", () => {
    expect(attempt("cell:q11", at("remove").view)).toEqual({ do: "remove", cell: "q11" });
    expect(attempt("cell:q11", at("mine").view)).toEqual({ do: "mine", cell: "q11" });
    expect(attempt("tile:stored", at("build").view)).toEqual({ do: "build", source: "stored" });
    expect(attempt("spot:a1", at("place").view)).toEqual({
      do: "place",
      place: "a1",
      level: at("place").view.spots["a1"]!.lowest,
    });
    expect(attempt("corner:none", at("hang").view)).toEqual({ do: "hang", corner: "none" });
    expect(attempt("seen:rose:c3", at("place").view)).toBeNull();
  });

  it("asks about the decoration of the field's symbol, with its fields in order", () => {
    const { view } = at("late");
    const garden = view.gardens[view.you]!;
    for (const [i, symbol] of garden.symbol.entries()) {
      const action = attempt(`field:${holeAt(i)}`, view)!;
      expect(action.do).toBe(symbol === "none" ? "statue" : symbol);
      const [first, second = first] = String(action["fields"] ?? action["field"]).split("-");
      expect(holeIndex(first!)).toBeLessThanOrEqual(holeIndex(second!));
    }
  });
});

describe("holes in a straight line", () => {
  it("end at the edge of the board", () => {
    expect(neighbours("a1", 1)).toEqual(["b1", "a2"]);
    expect(neighbours("d4", 2)).toEqual(["d2", "f4", "d6", "b4"]);
    expect(neighbours("h8", 2)).toEqual(["f8", "h6"].reverse());
  });
});

describe("a step", () => {
  it("needs the quarry or the garden", () => {
    expect(positions.map(({ name, view }) => [name, activeRegion(view)])).toEqual(
      positions.map(({ name }) => [name, ["mine", "remove", "late"].includes(name) ? "quarry" : "garden"]),
    );
  });
});

describe("descriptions of places", () => {
  const ids = (place: string, name: string): string[] => {
    const { view } = at(name);
    const marks = new Map([[place, [{ kind: "legal" as const }]]]);
    return [...factsOf(place, view), ...doingsOf(place, view, marks)].map(({ id }) => id.replace("babylon-board-", ""));
  };

  it("include the tile of a cell, its yield and that it can be mined", () => {
    const cell = Object.entries(at("mine").view.quarry).find(([, stack]) => stack.tile !== "none")![0];
    expect(ids(`cell:${cell}`, "mine")).toEqual(["cell", "tile", "symbols", "pays", "can-mine"]);
  });

  it("include every level a tile can have at a place", () => {
    const { view } = at("place");
    for (const [place, { rests }] of Object.entries(view.spots))
      expect(ids(`spot:${place}`, "place")).toEqual(["spot", ...rests.map(() => "spot-level"), "can-spot"]);
  });

  it("include the piece on a field and the tile below it", () => {
    const { view } = at("late");
    const garden = view.gardens[view.you]!;
    const deep = garden.tiles.find((tile) => tile.level > 1)!;
    const hole =
      deep.holes.find((each) => garden.tiles.filter((tile) => tile.holes.includes(each)).length > 1) ?? deep.holes[0]!;
    const below = garden.tiles.filter((tile) => tile.holes.includes(hole)).length - 1;
    expect(ids(`field:${hole}`, "late").filter((id) => id === "below")).toHaveLength(below);
  });
});
