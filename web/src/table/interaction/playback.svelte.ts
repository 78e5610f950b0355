/** Shows what the others did since my last turn, one move after another; any key or click ends it. */

import type { Table } from "./controller.svelte";
import type { MoveEvent } from "@/table/model/events";

const STEP = 650;
const LONGEST = 6_000;

export class Showing {
  runs = $state(false);
  readonly #store: Pick<Table, "lookAt" | "lookNow">;

  constructor(store: Pick<Table, "lookAt" | "lookNow">) {
    this.#store = store;
  }

  async show(moves: readonly MoveEvent[]): Promise<void> {
    const [first] = moves;
    if (first === undefined || this.runs) return;
    this.runs = true;
    const step = Math.min(STEP, LONGEST / moves.length);
    for (const seq of [first.seq - 1, ...moves.map((move) => move.seq)]) {
      if (!this.runs) break;
      await this.#store.lookAt(seq);
      await new Promise((resolve) => setTimeout(resolve, step));
    }
    this.runs = false;
    this.#store.lookNow();
  }

  stop(): void {
    this.runs = false;
  }
}
