import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameUi, SeenMove } from "@/games/game-ui";
import { settings } from "@/state/settings.svelte";
import type { MoveEvent } from "@/table/model/events";
import { view } from "@/table/test-support/fixtures";
import { MoveQueue } from "./move-queue";
import { Watch } from "./watch.svelte";

/** A game whose cards go from `craft:1` to the seat; everything else has nothing to see. */
const gameUi = {
  placesOf: () => [],
  moveShow: {
    travels: ({ by, action }: SeenMove) =>
      action.do === "recruit" ? [{ piece: { icon: "priest" }, way: [["craft:1"], [`seat:${by}`]] }] : [],
    region: () => "crafts",
    sound: () => null,
  },
} as unknown as GameUi;

const move = (seq: number, what: string, ends = false): MoveEvent =>
  ({
    seq,
    kind: "move",
    by: "rose",
    told: [{ id: what, args: {} }],
    action: { do: what },
    ends,
  }) as unknown as MoveEvent;

let released: number[];
let queue: MoveQueue;
let watch: Watch;
const settle = async (ms = 0): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  settings.moveSpeed = "normal";
  released = [];
  queue = new MoveQueue((event) => released.push(event.seq));
  watch = new Watch({ view, viewedSeq: null }, gameUi);
  watch.follow(queue);
});

afterEach(() => vi.useRealTimers());

describe("moves of others", () => {
  test("are shown one by one with their sentence and board", async () => {
    queue.show(move(1, "recruit"));
    queue.show(move(2, "recruit", true));
    await settle();
    expect([watch.shown?.seat, watch.shown?.told[0]?.id, watch.region]).toEqual(["rose", "recruit", "crafts"]);
    await settle(5_000);
    expect([released, watch.shown, watch.region]).toEqual([[1, 2], null, null]);
  });

  test("fold steps with nothing to see into the next", async () => {
    queue.show(move(1, "pay"));
    queue.show(move(2, "recruit", true));
    await settle();
    expect(watch.shown?.told.map((message) => message.id)).toEqual(["recruit", "pay"]);
    expect(released[0]).toBe(1);
  });

  test("show a turn that is a single step, even with nothing to see", async () => {
    queue.show(move(1, "pass", true));
    await settle();
    expect(watch.shown?.told[0]?.id).toBe("pass");
  });

  test("end at once with an input, which then decides nothing", async () => {
    for (const seq of [1, 2, 3]) queue.show(move(seq, "recruit"));
    await settle();
    watch.input();
    expect([released, watch.shown, watch.isSkipping]).toEqual([[1, 2, 3], null, true]);
    watch.input();
    expect(watch.isSkipping).toBe(false);
    await settle(5_000);
    expect(released).toEqual([1, 2, 3]);
  });

  test("are not shown where that is switched off", () => {
    settings.moveSpeed = "off";
    queue.show(move(1, "recruit"));
    expect([released, watch.shown]).toEqual([[1], null]);
  });
});
