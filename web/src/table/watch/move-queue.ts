/** The moves of others that have arrived and are not shown yet: each waits until the one before it was shown. */

import type { TableEvent } from "@/api/types.gen";
import type { MoveEvent } from "@/table/model/events";

/** Shows the moves of a queue, one after another. */
export interface Presenter {
  /** Whether moves are to be shown one by one now; otherwise they are released at once. */
  readonly isOn: boolean;
  /** Shows a move and calls `release` when the boards are to change. `next` are the moves that wait behind it. */
  present(move: MoveEvent, next: readonly MoveEvent[], release: () => void): Promise<void>;
  /** Ends at once what is being shown. */
  stop(): void;
}

/** More turns than these wait only where bots play faster than they can be shown: then the older ones are skipped. */
const MOST_TURNS = 4;

export class MoveQueue {
  presenter: Presenter | null = null;
  readonly #release: (event: TableEvent) => void;
  #waiting: MoveEvent[] = [];
  #isRunning = false;

  constructor(release: (event: TableEvent) => void) {
    this.#release = release;
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** The number of the last event that waits; -1 if none does. */
  get lastSeq(): number {
    return this.#waiting.at(-1)?.seq ?? -1;
  }

  /** Releases an event after all that wait. */
  pass(event: TableEvent): void {
    this.flush();
    this.#release(event);
  }

  /** Shows a move after those that wait; at once if nobody shows moves. */
  show(move: MoveEvent): void {
    if (this.presenter?.isOn !== true) return this.pass(move);
    this.#waiting.push(move);
    this.#skipOldTurns();
    void this.#run(this.presenter);
  }

  /** Releases all that wait, in their order. */
  flush(): void {
    if (this.isEmpty) return;
    this.presenter?.stop();
    while (this.#waiting.length > 0) this.#releaseFirst();
  }

  async #run(presenter: Presenter): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (let move = this.#waiting[0]; move !== undefined; move = this.#waiting[0]) {
        const shown = move;
        const release = (): void => {
          if (this.#waiting[0] === shown) this.#releaseFirst();
        };
        await presenter.present(shown, this.#waiting.slice(1), release);
        release();
      }
    } finally {
      this.#isRunning = false;
      presenter.stop();
    }
  }

  #releaseFirst(): void {
    const first = this.#waiting.shift();
    if (first !== undefined) this.#release(first);
  }

  #skipOldTurns(): void {
    let turns = 1;
    for (let at = this.#waiting.length - 1; at > 0; at -= 1) {
      const [move, before] = [this.#waiting[at]!, this.#waiting[at - 1]!];
      if (move.by !== before.by || before.ends === true) turns += 1;
      if (turns <= MOST_TURNS) continue;
      this.presenter?.stop();
      for (let skipped = at; skipped > 0; skipped -= 1) this.#releaseFirst();
      return;
    }
  }
}
