/** Replays the moves of the others, one after another; any key or click stops it. */

import type { ControlledTable } from "./position.svelte";
import type { MoveEvent } from "@/table/model/events";

const STEP = 650;
const LONGEST = 6_000;

export class Playback {
  isRunning = $state(false);
  readonly #store: Pick<ControlledTable, "viewAt" | "viewLatest">;

  constructor(store: Pick<ControlledTable, "viewAt" | "viewLatest">) {
    this.#store = store;
  }

  async play(moves: readonly MoveEvent[]): Promise<void> {
    const [first] = moves;
    if (first === undefined || this.isRunning) return;
    this.isRunning = true;
    const step = Math.min(STEP, LONGEST / moves.length);
    for (const seq of [first.seq - 1, ...moves.map((move) => move.seq)]) {
      if (!this.isRunning) break;
      await this.#store.viewAt(seq);
      await new Promise((resolve) => setTimeout(resolve, step));
    }
    this.isRunning = false;
    this.#store.viewLatest();
  }

  stop(): void {
    this.isRunning = false;
  }
}
