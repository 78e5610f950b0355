/** How long the moves of others are shown, in milliseconds. */

import type { MoveEvent } from "@/table/model/events";

export type Speed = "fast" | "normal" | "slow";

interface Pace {
  /** The longest and the shortest time for a step. */
  step: number;
  least: number;
  /** The longest time for all steps of a seat's turn. */
  turn: number;
}

const PACES: Readonly<Record<Speed, Pace>> = {
  fast: { step: 300, least: 200, turn: 1_000 },
  normal: { step: 560, least: 350, turn: 2_000 },
  slow: { step: 1_000, least: 700, turn: 4_000 },
};

/** The part of a step's time during which its piece travels; then it lies where it belongs. */
export const TRAVEL_SHARE = 0.75;

/** The time of each step, from what is known so far: the steps that wait, and how long the turn has taken. */
export class TurnPace {
  #seat: string | null = null;
  #spent = 0;
  #hasEnded = true;

  /** Whether a step is the first of its turn. */
  isFirst(move: MoveEvent): boolean {
    return move.by !== this.#seat || this.#hasEnded;
  }

  /** The time for a step; 0 once its turn has had its time. `further` steps of the turn that are worth showing wait. */
  timeOf(move: MoveEvent, further: number, speed: Speed): number {
    if (this.isFirst(move)) this.#spent = 0;
    const pace = PACES[speed];
    const left = pace.turn - this.#spent;
    return left < pace.least ? 0 : Math.max(pace.least, Math.min(pace.step, left / (1 + further)));
  }

  /** Counts a step that was shown for some time. */
  spend(move: MoveEvent, time: number): void {
    if (this.isFirst(move)) this.#spent = 0;
    this.#seat = move.by;
    this.#hasEnded = move.ends === true;
    this.#spent += time;
  }
}

/** The moves of the same turn as a move among those that wait behind it. */
export function restOfTurn(move: MoveEvent, next: readonly MoveEvent[]): readonly MoveEvent[] {
  if (move.ends === true) return [];
  const end = next.findIndex((each) => each.by !== move.by);
  const same = end < 0 ? next : next.slice(0, end);
  const last = same.findIndex((each) => each.ends === true);
  return last < 0 ? same : same.slice(0, last + 1);
}
