import { describe, expect, test } from "vitest";
import type { Gain, Message } from "@/games/game-ui";
import { amountsOf, gainIn } from "./amounts";
import type { MoveEvent } from "@/table/model/events";
import type { LogEntry } from "@/table/model/log";
import { inShort } from "./since";

const rose = { word: "seat-rose" };
const message = (id: string, args: Message["args"] = {}): Message => ({ id, args: { seat: rose, ...args } });
const gameUi = {
  gainOf: ({ id, args }: Message): Gain | null =>
    id === "game-log-talents" ? { icon: "talent", change: Number(args["n"]) } : null,
  iconOf: ({ do: kind }: { do: string }): string[] => (kind === "pass" ? [] : [kind]),
};

describe("what a turn brought", () => {
  test("is known of each sentence, also of those that are not about amounts", () => {
    expect(gainIn(message("game-log-talents", { n: 2 }), gameUi)).toEqual({ icon: "talent", change: 2 });
    expect(gainIn(message("game-log-score-palace", { n: 3 }), gameUi)).toEqual({ icon: "prestige", change: 3 });
    expect(gainIn(message("game-log-pass"), gameUi)).toBeNull();
  });

  test("is added up, points first, without what cancels out", () => {
    const told = [
      message("game-log-talents", { n: 2 }),
      message("game-log-score-palace", { n: 3 }),
      message("game-log-points", { change: "−1", part: "x" }),
      message("game-log-talents", { n: 1 }),
      message("game-log-talents", { n: 9, seat: { word: "seat-lotus" } }),
    ];
    expect(amountsOf(told, "rose", gameUi)).toEqual([
      { icon: "prestige", change: 2 },
      { icon: "talent", change: 3 },
    ]);
    expect(
      amountsOf([message("game-log-talents", { n: 1 }), message("game-log-talents", { n: -1 })], "rose", gameUi),
    ).toEqual([]);
  });

  test("is one line a seat, with the icons of what was done", () => {
    const entry = (seq: number, seat: "rose" | "lotus"): LogEntry => ({
      seat,
      seq,
      lines: [{ seq, message: message("game-log-talents", { n: 1, seat: { word: `seat-${seat}` } }) }],
    });
    const move = (seq: number, by: string, kind: string): MoveEvent =>
      ({ seq, by, kind: "move", action: { do: kind } }) as unknown as MoveEvent;
    const found = inShort(
      [entry(1, "rose"), entry(2, "lotus"), entry(3, "rose")],
      [move(1, "rose", "recruit"), move(2, "lotus", "pass"), move(3, "rose", "plant")],
      gameUi,
    );
    expect(found.map(({ seat, done, amounts }) => [seat, done, amounts[0]?.change])).toEqual([
      ["rose", ["recruit", "plant"], 2],
      ["lotus", [], 1],
    ]);
    expect(found[0]?.entry.lines).toHaveLength(2);
  });
});
