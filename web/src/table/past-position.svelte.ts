/** The position after a past event, while it is viewed instead of the present. Each position is fetched once. */

import type { GameView } from "@/api/types.gen";

export class PastPosition {
  /** The event after which the position is viewed; null in the present. */
  seq = $state<number | null>(null);
  /** The position; until it has been fetched, the one viewed before. */
  view = $state.raw<GameView | null>(null);
  readonly #fetch: (seq: number) => Promise<GameView>;
  readonly #known = new Map<number, GameView>();

  constructor(fetch: (seq: number) => Promise<GameView>) {
    this.#fetch = fetch;
  }

  /** Views the position after an event; where it cannot be fetched, returns to the present and throws. */
  async show(seq: number): Promise<void> {
    const known = this.#known.get(seq);
    if (known !== undefined) this.view = known;
    this.seq = seq;
    if (known !== undefined) return;
    try {
      const view = await this.#fetch(seq);
      this.#known.set(seq, view);
      if (this.seq === seq) this.view = view;
    } catch (error) {
      if (this.seq === seq) this.clear();
      throw error;
    }
  }

  clear(): void {
    this.seq = null;
    this.view = null;
  }
}
