/** The steps of my current turn, and the turns of the others since my last one. */

import type { Action, SeatWord } from "@/games/game-ui";
import { movesThatCount, turnsOf, type MoveEvent, type TableEvent, type Turn } from "./events";

/** A step of my running turn; `back` undoes so many steps to stand right before it. */
export interface TurnStep {
  seq: number;
  action: Action;
  back: number;
}

/** The steps a seat has taken in the turn it is in; none when its turn has only begun. */
export function turnStepsOf(events: readonly TableEvent[], seat: SeatWord): TurnStep[] {
  const last = turnsOf(movesThatCount(events)).at(-1);
  if (last === undefined || last.seat !== seat || last.moves.at(-1)?.ends === true) return [];
  const count = last.moves.length;
  return last.moves.map((move, index) => ({ seq: move.seq, action: move.action, back: count - index }));
}

/** The turns of the others since one of my seats moved last. */
export function turnsSinceMine(events: readonly TableEvent[], mine: readonly SeatWord[]): Turn[] {
  const turns = turnsOf(movesThatCount(events));
  let end = turns.length;
  while (end > 0 && mine.includes(turns[end - 1]!.seat)) end -= 1;
  if (end < turns.length) return []; // I have confirmed something since: the marks have done their work
  let begin = end;
  while (begin > 0 && !mine.includes(turns[begin - 1]!.seat)) begin -= 1;
  return turns.slice(begin, end);
}

/** The moves to be shown one after another in a replay of what others did. */
export function movesSinceMine(events: readonly TableEvent[], mine: readonly SeatWord[]): MoveEvent[] {
  const moves = movesThatCount(events);
  let end = moves.length;
  while (end > 0 && mine.includes(moves[end - 1]!.by)) end -= 1;
  let begin = end;
  while (begin > 0 && !mine.includes(moves[begin - 1]!.by)) begin -= 1;
  return moves.slice(begin, end);
}
