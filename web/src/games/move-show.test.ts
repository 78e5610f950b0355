// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { moveShow as amyitis } from "@/games/amyitis/move-show";
import { moveShow as babylon } from "@/games/babylon/move-show";
import type { Action, GameView, MoveShow } from "@/games/game-ui";
import { moveShow as ishtar } from "@/games/ishtar/move-show";

const GAMES = { amyitis, babylon, ishtar };

/** A saved position and the legal actions in it. */
function position(game: string, name: string): { view: GameView; actions: Action[] } {
  const text = readFileSync(new URL(`./${game}/fixtures/${name}.json`, import.meta.url), "utf8");
  const { view, legal } = JSON.parse(text) as { view: GameView; legal: { action: Action }[] };
  return { view, actions: legal.map((offer) => offer.action) };
}

const shown = (show: MoveShow, view: GameView, action: Action): string[] =>
  show.travels({ by: "rose", action }, view).map(({ piece, way }) => {
    const what = piece === null ? "board" : Object.values(piece).join();
    return `${what}: ${way.map((point) => point[0]).join(" ")}`;
  });

describe("pieces travel", () => {
  test.each([
    ["amyitis", "act", "caravan"],
    ["amyitis", "act", "recruit"],
    ["amyitis", "farm", "farm"],
    ["amyitis", "pray", "pray"],
    ["amyitis", "irrigate", "irrigate"],
    ["amyitis", "plant", "plant"],
    ["amyitis", "take", "take"],
    ["amyitis", "sell", "sell"],
    ["babylon", "mine", "mine"],
    ["babylon", "turn", "turn"],
    ["ishtar", "choose", "can"],
    ["ishtar", "place", "place"],
    ["ishtar", "tree", "buy"],
    ["ishtar", "plant", "tree"],
  ] as const)("%s %s: %s", (game, name, kind) => {
    const { view, actions } = position(game, name);
    const found = actions.filter((action) => action.do === kind);
    expect(found.length).toBeGreaterThan(0);
    for (const action of found) {
      const travels = GAMES[game].travels({ by: "rose", action }, view);
      expect(travels.length).toBeGreaterThan(0);
      for (const { way } of travels) expect(way.length).toBeGreaterThan(1);
      expect(GAMES[game].region({ by: "rose", action }, view)).not.toBe("");
      expect(GAMES[game].sound(action) !== null || kind === "sell").toBe(true);
    }
  });

  test("the caravan goes through every city on its way", () => {
    const { view, actions } = position("amyitis", "act");
    const ways = actions.filter((action) => action.do === "caravan").map((action) => shown(amyitis, view, action)[0]!);
    const road = view["road"] as Record<string, { place: number; steps: number }>;
    for (const way of ways) {
      const cities = way.replace("board: ", "").split(" ");
      const last = road[cities.at(-1)!.slice("city:".length)]!;
      expect(cities).toHaveLength(last.steps + 1);
    }
  });

  test("the can goes around the carpet, and its tile to the seat", () => {
    const { view, actions } = position("ishtar", "choose");
    const can = actions.find((action) => action.do === "can")!;
    const [way, tile] = shown(ishtar, view, can);
    expect(way).toMatch(/^board: cup:\d( cup:\d)+$/);
    expect(tile).toBe(
      `${(view.table as { top: Record<string, string> }).top[String(can["cup"])]}: cup:${can["cup"]} seat:rose`,
    );
  });

  test("gardens of others are among all gardens", () => {
    const { view } = position("babylon", "turn");
    expect(babylon.region({ by: "rose", action: { do: "turn", turn: 0 } }, { ...view, you: "jasmine" })).toBe("others");
    expect(babylon.region({ by: "rose", action: { do: "turn", turn: 0 } }, { ...view, you: "rose" })).toBe("garden");
  });
});
