/** The timeline of a replay: its positions, and the stops of each pace. */

import type { SeatWord } from "@/games/game-ui";
import { movesThatCount, type MoveEvent, type TableEvent } from "@/table/model/events";

export type Pace = "move" | "turn" | "mine" | "score";

/** The moves in force; stop 0 is the position before the first of them. */
export class Timeline {
  readonly moves: readonly MoveEvent[];

  constructor(events: readonly TableEvent[]) {
    this.moves = movesThatCount(events);
  }

  /** The number of the last stop. */
  get end(): number {
    return this.moves.length;
  }

  /** The event whose position a stop shows. */
  seqOf(stop: number): number {
    return this.moves[stop - 1]?.seq ?? 0;
  }

  /** The stop of the position after an event: the last move in force up to it. */
  stopOf(seq: number): number {
    let stop = 0;
    for (const [index, move] of this.moves.entries()) if (move.seq <= seq) stop = index + 1;
    return stop;
  }

  /** The next stop in a direction, by pace; the first or last stop if there is none. */
  step(from: number, direction: 1 | -1, pace: Pace, mine: readonly SeatWord[]): number {
    for (let stop = from + direction; stop > 0 && stop < this.end; stop += direction) {
      if (this.#halts(stop, pace, mine)) return stop;
    }
    return direction === 1 ? this.end : 0;
  }

  #halts(stop: number, pace: Pace, mine: readonly SeatWord[]): boolean {
    const move = this.moves[stop - 1];
    if (move === undefined || pace === "move") return true;
    const next = this.moves[stop];
    const endsTurn = move.ends === true || next?.by !== move.by;
    if (pace === "turn") return endsTurn;
    if (pace === "mine") return endsTurn && mine.includes(move.by);
    return JSON.stringify(move.totals) !== JSON.stringify(this.moves[stop - 2]?.totals);
  }

  /** The score of a seat at each stop, as far as it is known. */
  totalsOf(seat: SeatWord): number[] {
    let last = 0;
    return [0, ...this.moves.map((move) => (last = move.totals?.[seat] ?? last))];
  }
}

/** The scores of all seats at the end of each round. */
export function totalsByRound(
  moves: readonly MoveEvent[],
  seats: readonly SeatWord[],
): { round: number; totals: number[] }[] {
  const rounds: { round: number; totals: number[] }[] = [];
  for (const move of moves) {
    const round = move.round ?? 0;
    const totals = seats.map((seat) => move.totals?.[seat] ?? 0);
    const last = rounds.at(-1);
    if (last !== undefined && last.round === round) last.totals = totals;
    else rounds.push({ round, totals });
  }
  return rounds;
}
