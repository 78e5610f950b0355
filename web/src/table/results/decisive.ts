/** Which turn decided a game: computed from the scores after each turn, each as if the game had ended there. */

import type { SeatWord } from "@/games/game-ui";
import { turnsOf, type MoveEvent, type Turn } from "@/table/model/events";

/**
 * - `lead`: with this turn the winner took the lead for good; `last` if it was the last turn of the game.
 * - `ahead`: the winner led from the first points on; this was the turn in which the lead grew most.
 * - `other`: the lead changed for good in the turn of another seat.
 */
export interface Decisive {
  kind: "lead" | "last" | "ahead" | "other";
  turn: Turn;
  /** The points the winner gained in that turn. */
  points: number;
  /** The events before and after that turn. */
  before: number;
  after: number;
}

type Totals = Readonly<Record<string, number>>;

function margin(totals: Totals, winner: SeatWord): number {
  const others = Object.entries(totals).filter(([seat]) => seat !== winner);
  return (totals[winner] ?? 0) - Math.max(0, ...others.map(([, total]) => total));
}

/** The turn that decided the game for its only winner; null if points did not decide it, or nothing was played. */
export function decisiveTurn(moves: readonly MoveEvent[], winner: SeatWord): Decisive | null {
  let before: Totals = {};
  let at = 0;
  const steps = turnsOf(moves).map((turn) => {
    const last = turn.moves.at(-1);
    const after = last?.totals ?? before;
    const step = {
      turn,
      points: (after[winner] ?? 0) - (before[winner] ?? 0),
      swing: margin(after, winner) - margin(before, winner),
      margin: margin(after, winner),
      hasScores: Object.values(after).some((total) => total !== 0),
      before: at,
      after: last?.seq ?? at,
    };
    before = after;
    at = step.after;
    return step;
  });
  if ((steps.at(-1)?.margin ?? 0) <= 0) return null;
  const lead = steps.findLastIndex((step, index) => step.margin > 0 && (steps[index - 1]?.margin ?? 0) <= 0);
  const first = steps.findIndex((step) => step.hasScores);
  const told = (kind: Decisive["kind"], step: (typeof steps)[number] | undefined): Decisive | null =>
    step === undefined ? null : { kind, turn: step.turn, points: step.points, before: step.before, after: step.after };
  const found = steps[lead];
  if (lead <= first) {
    const mine = steps.filter((step) => step.turn.seat === winner);
    return told("ahead", mine.toSorted((a, b) => b.swing - a.swing)[0]);
  }
  if (found?.turn.seat !== winner) return told("other", found);
  return told(lead === steps.length - 1 ? "last" : "lead", found);
}
