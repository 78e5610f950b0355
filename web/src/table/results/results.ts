/** The result of a game: the ranking, and the tie-breaker that decided it. */

import type { SeatWord } from "@/games/game-ui";
import type { SeatResult } from "@/api/types.gen";

export interface Ranked {
  seat: SeatWord;
  rank: number;
  total: number;
  parts: Readonly<Record<string, number>>;
}

export function ranking(result: Readonly<Record<string, SeatResult>>, seats: readonly SeatWord[]): Ranked[] {
  return seats
    .flatMap((seat) => {
      const mine = result[seat];
      return mine === undefined ? [] : [{ seat, rank: mine.place, total: mine.total, parts: mine.parts }];
    })
    .sort((a, b) => a.rank - b.rank || b.total - a.total);
}

/**
 * The order on the podium: the first in the middle, the second to the left, the third to the right, then the fourth.
 * Two have no middle: the first comes first.
 */
export function podium(ranked: readonly Ranked[]): Ranked[] {
  if (ranked.length === 2) return [...ranked];
  const [first, second, third, ...others] = ranked;
  return [second, first, third, ...others].filter((each) => each !== undefined);
}

export type Ending = "clear" | "shared" | "tie-break";

/** Whether points, nothing, or a tie-breaker decided who is first. */
export function endingOf(ranked: readonly Ranked[]): Ending {
  const firsts = ranked.filter((each) => each.rank === 1);
  if (firsts.length > 1) return "shared";
  const best = firsts[0]?.total;
  return ranked.filter((each) => each.total === best).length > 1 ? "tie-break" : "clear";
}
