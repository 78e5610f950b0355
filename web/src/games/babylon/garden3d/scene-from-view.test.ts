import { describe, expect, it } from "vitest";
import type { GameView, Mark, Offer } from "@/games/game-ui";
import decorate from "@/games/babylon/fixtures/decorate.json";
import hang from "@/games/babylon/fixtures/hang.json";
import late from "@/games/babylon/fixtures/late.json";
import place from "@/games/babylon/fixtures/place.json";
import turn from "@/games/babylon/fixtures/turn.json";
import { typedView, seatsOf, type BabylonView } from "@/games/babylon/view";
import { middleOf } from "./scene";
import { sceneFor } from "./scene-from-view";

interface Saved {
  view: BabylonView;
  legal: Offer[];
}
const saved = (found: object): Saved => {
  const { view, legal } = found as { view: GameView; legal: Offer[] };
  return { view: typedView(view), legal };
};
const NONE = new Map<string, Mark[]>();

describe("the ghost", () => {
  it("is shown for every offer to place a tile, at its place and level", () => {
    const { view, legal } = saved(place);
    expect(legal.length).toBeGreaterThan(3);
    for (const offer of legal) {
      const { ghost } = sceneFor({ view, seat: view.table.asked, ghost: offer, marks: NONE, turn: 0 });
      const { do: _, place: name, level } = offer.action as { do: string; place: string; level: number };
      expect(ghost[0]).toMatchObject({ ...middleOf(name), level });
      expect(ghost.length).toBeGreaterThan(1);
    }
  });

  it("has a belvedere exactly on the unsupported corner", () => {
    const { view, legal } = saved(hang);
    for (const offer of legal) {
      const { ghost } = sceneFor({ view, seat: view.table.asked, ghost: offer, marks: NONE, turn: 0 });
      expect(ghost.filter(({ kind }) => kind === "belvedere")).toHaveLength(offer.action["corner"] === "none" ? 0 : 1);
    }
  });

  it("rotates the symbols of a tile", () => {
    const { view, legal } = saved(turn);
    const seen = legal.map((offer) => {
      const { ghostPrints } = sceneFor({ view, seat: view.table.asked, ghost: offer, marks: NONE, turn: 0 });
      return JSON.stringify(ghostPrints.map(({ what, x, z }) => [what, x, z]));
    });
    expect(new Set(seen).size).toBe(legal.length);
  });

  it("stays visible between the steps of placing a tile", () => {
    const { view } = saved(turn);
    expect(sceneFor({ view, seat: view.table.asked, ghost: null, marks: NONE, turn: 0 }).ghost[0]).toMatchObject({
      ...middleOf(view.table.build_place),
      level: view.table.build_level,
    });
  });

  it("shows its score, and is in no other garden", () => {
    const { view, legal } = saved(decorate);
    const offer = legal.find(({ parts }) => Object.values(parts).some((change) => change > 0))!;
    const request = view.table.asked;
    const shown = sceneFor({ view, seat: request, ghost: offer, marks: NONE, turn: 0 });
    const sum = Object.values(offer.parts).reduce((all, part) => all + part, 0);
    expect(shown.badges).toEqual([expect.objectContaining({ kind: "gain", text: `+${sum}` })]);
    const other = seatsOf(view).find((seat) => seat !== request)!;
    expect(sceneFor({ view, seat: other, ghost: offer, marks: NONE, turn: 0 }).ghost).toEqual([]);
  });
});

describe("last moves", () => {
  it("frame and number the tile in the mover's garden only", () => {
    const { view } = saved(late);
    const [mine, other] = seatsOf(view);
    const tile = view.gardens[mine!]!.tiles.at(-1)!;
    const marks = new Map<string, Mark[]>([[`spot:${tile.place}`, [{ kind: "last", order: 2, seat: mine! }]]]);
    const shown = sceneFor({ view, seat: mine!, ghost: null, marks, turn: 0 });
    expect(shown.framed).toEqual([{ ...middleOf(tile.place), level: tile.level, seat: mine }]);
    expect(shown.badges.map(({ text }) => text)).toEqual(["2"]);
    expect(sceneFor({ view, seat: other!, ghost: null, marks, turn: 0 }).framed).toEqual([]);
  });
});
