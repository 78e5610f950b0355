import { describe, expect, it } from "vitest";
import type { GameView } from "@/games/game-ui";
import late from "@/games/babylon/fixtures/late.json";
import over from "@/games/babylon/fixtures/over.json";
import { typedView, seatsOf, type Garden } from "@/games/babylon/view";
import { describeGarden, type DescriptionItem } from "./description";

const gardens: Garden[] = [late, over].flatMap(({ view }) => {
  const seen = typedView(view as unknown as GameView);
  return seatsOf(seen).map((seat) => seen.gardens[seat]!);
});
const all = (item: readonly DescriptionItem[]): DescriptionItem[] =>
  item.flatMap((each) => [each, ...all(each.inside)]);

describe("the description of a garden", () => {
  it("lists every level with its tiles, and every decoration once", () => {
    for (const garden of gardens) {
      const item = describeGarden(garden);
      expect(item.map(({ args }) => args["level"])).toEqual(Array.from({ length: garden.highest }, (_, i) => i + 1));
      const said = all(item);
      expect(
        said
          .filter(({ id }) => id === "babylon-solid-tile")
          .map(({ args }) => args["place"])
          .sort(),
      ).toEqual(garden.tiles.map(({ place }) => place.toUpperCase()).sort());
      for (const kind of ["fountain", "bridge", "stairs", "belvedere"]) {
        expect(said.filter(({ id }) => id === `babylon-solid-${kind}`)).toHaveLength(
          garden.decorations.filter((each) => each.kind === kind).length,
        );
      }
      const statues = said.filter(({ id }) => id === "babylon-solid-statue" || id === "babylon-solid-statue-pillar");
      expect(statues).toHaveLength(garden.decorations.filter(({ kind }) => kind === "statue").length);
    }
  });

  it("names only the symbols of free fields", () => {
    for (const garden of gardens) {
      const open = garden.symbol.filter(
        (symbol, hole) => symbol !== "none" && garden.roof[hole] !== -1 && garden.standing[hole] === "none",
      ).length;
      expect(all(describeGarden(garden)).filter(({ id }) => id === "babylon-solid-symbol")).toHaveLength(open);
    }
  });

  it("leads a staircase from its lower to its higher field", () => {
    const garden = {
      ...gardens[0]!,
      tiles: [],
      pillars: [],
      highest: 2,
      decorations: [
        {
          kind: "stairs",
          fields: ["e1", "f1"],
          levels: [2, 1],
          after: 1,
          new: false,
          in_sight: true,
          carries: null,
          points: 3,
        },
      ],
    } satisfies Garden;
    expect(all(describeGarden(garden)).find(({ id }) => id === "babylon-solid-stairs")?.args).toEqual({
      from: "F1",
      to: "E1",
      level: 2,
      points: 3,
    });
  });
});
