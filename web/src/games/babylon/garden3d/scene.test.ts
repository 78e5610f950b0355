import { describe, expect, it } from "vitest";
import type { GameView } from "@/games/game-ui";
import late from "@/games/babylon/fixtures/late.json";
import over from "@/games/babylon/fixtures/over.json";
import { typedView, seatsOf, type Garden } from "@/games/babylon/view";
import { decorationPiece, ghostDecoration, ghostTile, indexOf, middleOf, sceneOf, SIDE, spotOf, upTo } from "./scene";

const gardens: Garden[] = [late, over].flatMap(({ view }) => {
  const seen = typedView(view as unknown as GameView);
  return seatsOf(seen).map((seat) => seen.gardens[seat]!);
});

describe("places", () => {
  it("are measured in fields from the north-western corner", () => {
    expect(spotOf("a1")).toEqual({ x: 0.5, z: 0.5 });
    expect(spotOf("h3")).toEqual({ x: 7.5, z: 2.5 });
    expect(middleOf("c4")).toEqual({ x: 3, z: 4 });
    expect([indexOf("a1"), indexOf("h1"), indexOf("a2"), indexOf("h8")]).toEqual([0, 7, 8, 63]);
  });
});

describe("a garden", () => {
  it("has something built in it in every fixture", () => {
    expect(gardens.length).toBeGreaterThanOrEqual(4);
    for (const garden of gardens) expect(garden.tiles.length).toBeGreaterThan(5);
  });

  it("shows every tile, pillar and decoration once, at its place and level", () => {
    for (const garden of gardens) {
      const { pieces } = sceneOf(garden);
      expect(pieces).toHaveLength(garden.tiles.length + garden.pillars.length + garden.decorations.length);
      expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
      for (const tile of garden.tiles) {
        expect(pieces).toContainEqual(
          expect.objectContaining({ kind: `tile-${tile.flower}`, ...middleOf(tile.place), level: tile.level }),
        );
      }
      for (const { kind, hole, foot, head } of garden.pillars) {
        expect(pieces).toContainEqual(expect.objectContaining({ kind, ...spotOf(hole), level: foot, tier: head }));
        expect(head - foot).toBe(kind === "double" ? 2 : 1);
      }
    }
  });

  it("supports every slab by pillars and statues, with at most one free corner", () => {
    for (const garden of gardens) {
      garden.tiles.forEach((tile, at) => {
        const pillars = garden.pillars.filter(({ carries }) => carries === at).length;
        const statues = garden.decorations.filter(({ carries }) => carries === at).length;
        expect(pillars + statues + (tile.hangs === "none" ? 0 : 1)).toBe(4);
      });
    }
  });

  it("prints each flower, and symbols on free fields only", () => {
    for (const garden of gardens) {
      const { prints, pieces } = sceneOf(garden);
      expect(
        prints.filter(({ on, what }) => pieces.some(({ key, kind }) => key === on && kind === `tile-${what}`)),
      ).toHaveLength(garden.tiles.length);
      for (const { x, z, level, what } of prints) {
        const index = SIDE * Math.floor(z) + Math.floor(x);
        if (what === "statue" && garden.level[index] === level) expect(garden.standing[index]).toBe("none");
      }
    }
  });

  it("hides upper levels, with the pillars of hidden tiles", () => {
    for (const garden of gardens) {
      const scene = sceneOf(garden);
      const ground = upTo(scene, 1);
      expect(upTo(scene, garden.highest)).toEqual(scene);
      expect(upTo(scene, 0).pieces).toEqual([]);
      expect(ground.pieces.filter(({ kind }) => kind.startsWith("tile-"))).toHaveLength(
        garden.tiles.filter(({ level }) => level === 1).length,
      );
      expect(ground.pieces.every(({ tier }) => tier === 1)).toBe(true);
    }
  });
});

describe("decorations", () => {
  it("on two fields are centred between them, along the row or the column", () => {
    expect(decorationPiece({ kind: "fountain", fields: ["b1", "c1"], levels: [2, 2] })).toMatchObject({
      x: 2,
      z: 0.5,
      level: 2,
      turn: 0,
    });
    expect(decorationPiece({ kind: "bridge", fields: ["b1", "b3"], levels: [1, 1] })).toMatchObject({
      x: 1.5,
      z: 1.5,
      level: 1,
      turn: 1,
    });
  });

  it("that lead up stand on their lower field and lead to the other", () => {
    const stairs = (fields: string[], levels: number[]): object => decorationPiece({ kind: "stairs", fields, levels });
    expect(stairs(["e1", "f1"], [1, 2])).toMatchObject({ ...spotOf("e1"), level: 1, tier: 2, turn: 0 });
    expect(stairs(["e1", "f1"], [2, 1])).toMatchObject({ ...spotOf("f1"), level: 1, tier: 2, turn: 2 });
    expect(stairs(["e1", "e2"], [1, 2])).toMatchObject({ ...spotOf("e1"), turn: 1 });
    expect(stairs(["e1", "e2"], [3, 2])).toMatchObject({ ...spotOf("e2"), level: 2, tier: 3, turn: 3 });
  });
});

describe("a ghost", () => {
  it("of a tile has the supports given by the server, with a belvedere on the unsupported corner", () => {
    const { ghost, ghostPrints, framed } = ghostTile({
      flower: "blue",
      symbols: ["statue", "none", "bridge", "stairs"],
      place: "c4",
      level: 2,
      hangs: "sw",
      supports: ["single", "double", "statue", "nothing"],
    });
    expect(ghost.map(({ kind, x, z, level }) => [kind, x, z, level])).toEqual([
      ["tile-blue", 3, 4, 2],
      ["single", 2.5, 3.5, 1],
      ["double", 3.5, 3.5, 0],
      ["belvedere", 2.5, 4.5, 2],
    ]);
    expect(framed).toEqual([{ x: 3, z: 4, level: 2, seat: "now" }]);
    expect(ghostPrints.map(({ what, x, z }) => [what, x, z])).toEqual([
      ["blue", 3, 4],
      ["statue", 2.5, 3.5],
      ["bridge", 3.5, 4.5],
    ]);
  });

  it("of a decoration is on the visible surface of its fields", () => {
    const garden = gardens.find(({ level }) => level[0] !== level[1])!;
    expect(ghostDecoration(garden, "stairs", ["a1", "b1"]).level).toBe(Math.min(garden.level[0]!, garden.level[1]!));
  });
});
