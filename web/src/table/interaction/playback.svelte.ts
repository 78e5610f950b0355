/** Replays the moves of the others, one after another, as they were shown first; any key or click stops it. */

import type { ControlledTable } from "./position.svelte";
import type { MoveEvent } from "@/table/model/events";
import type { Watch } from "@/table/watch/watch.svelte";

export class Playback {
  isRunning = $state(false);
  readonly #store: Pick<ControlledTable, "viewAt" | "viewLatest">;
  readonly #watch: Watch;

  constructor(store: Pick<ControlledTable, "viewAt" | "viewLatest">, watch: Watch) {
    this.#store = store;
    this.#watch = watch;
  }

  async play(moves: readonly MoveEvent[]): Promise<void> {
    const [first] = moves;
    if (first === undefined || this.isRunning) return;
    this.isRunning = true;
    await this.#store.viewAt(first.seq - 1);
    for (const [index, move] of moves.entries()) {
      if (!this.isRunning) break;
      let arrived = Promise.resolve();
      await this.#watch.present(move, moves.slice(index + 1), () => (arrived = this.#store.viewAt(move.seq)));
      await arrived;
    }
    this.stop();
    this.#store.viewLatest();
  }

  stop(): void {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.#watch.stop();
  }
}
