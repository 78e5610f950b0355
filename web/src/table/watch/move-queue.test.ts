import { beforeEach, describe, expect, test } from "vitest";
import type { TableEvent } from "@/api/types.gen";
import type { MoveEvent } from "@/table/model/events";
import { MoveQueue, type Presenter } from "./move-queue";

const move = (seq: number, by = "rose", ends = false): MoveEvent =>
  ({ seq, at: 0, kind: "move", by, told: [], action: { do: "pass" }, ends }) as unknown as MoveEvent;

/** Shows a move until `next` is called. */
class FakePresenter implements Presenter {
  isOn = true;
  presented: number[] = [];
  stopped = 0;
  #done: (() => void) | null = null;

  present(shown: MoveEvent, _next: readonly MoveEvent[], release: () => void): Promise<void> {
    this.presented.push(shown.seq);
    return new Promise((resolve) => {
      this.#done = () => {
        release();
        resolve();
      };
    });
  }

  stop(): void {
    this.stopped += 1;
    this.#done?.();
    this.#done = null;
  }

  async next(): Promise<void> {
    const done = this.#done;
    this.#done = null;
    done?.();
    await settle();
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

let released: number[];
let presenter: FakePresenter;
let queue: MoveQueue;

beforeEach(() => {
  released = [];
  presenter = new FakePresenter();
  queue = new MoveQueue((event: TableEvent) => released.push(event.seq));
  queue.presenter = presenter;
});

describe("the queue of moves", () => {
  test("releases each move when it is shown, in order", async () => {
    queue.show(move(1));
    queue.show(move(2));
    expect([released, queue.lastSeq, queue.isEmpty]).toEqual([[], 2, false]);
    await presenter.next();
    expect([released, presenter.presented]).toEqual([[1], [1, 2]]);
    await presenter.next();
    expect([released, queue.isEmpty, queue.lastSeq]).toEqual([[1, 2], true, -1]);
  });

  test("releases all at once, each a single time", async () => {
    for (const seq of [1, 2, 3]) queue.show(move(seq));
    queue.flush();
    expect(released).toEqual([1, 2, 3]);
    await settle();
    expect([released, presenter.presented]).toEqual([[1, 2, 3], [1]]);
    queue.show(move(4));
    expect(presenter.presented).toEqual([1, 4]);
  });

  test("lets an event that is not shown pass only after those that wait", () => {
    queue.show(move(1));
    queue.pass(move(2, "jasmine"));
    expect(released).toEqual([1, 2]);
  });

  test("waits for nobody where moves are not shown", () => {
    presenter.isOn = false;
    queue.show(move(1));
    queue.presenter = null;
    queue.show(move(2));
    expect([released, presenter.presented]).toEqual([[1, 2], []]);
  });

  test("skips the oldest of too many turns", async () => {
    for (let seq = 1; seq <= 9; seq += 1) queue.show(move(seq, seq % 2 === 0 ? "rose" : "lotus", true));
    await settle();
    expect(released).toEqual([1, 2, 3, 4, 5]);
    expect(presenter.presented.at(-1)).toBe(6);
  });
});
