/** The steps of my current turn, and the turns of the others since my last one. */

import type { Action, SeatWord } from "@/games/game-ui";
import { movesThatCount, turnsOf, type MoveEvent, type TableEvent, type Turn } from "./events";

/** A step of my current turn; `back` is the number of undos that lead to the position before it. */
export interface TurnStep {
  seq: number;
  action: Action;
  back: number;
}

/** The steps of a seat in its current turn; empty at the beginning of the turn. */
export function turnStepsOf(events: readonly TableEvent[], seat: SeatWord): TurnStep[] {
  const last = turnsOf(movesThatCount(events)).at(-1);
  if (last === undefined || last.seat !== seat || last.moves.at(-1)?.ends === true) return [];
  const count = last.moves.length;
  return last.moves.map((move, index) => ({ seq: move.seq, action: move.action, back: count - index }));
}

/** The turns of the others since the last move of one of my seats. */
export function turnsSinceMine(events: readonly TableEvent[], mine: readonly SeatWord[]): Turn[] {
  const turns = turnsOf(movesThatCount(events));
  let end = turns.length;
  while (end > 0 && mine.includes(turns[end - 1]!.seat)) end -= 1;
  if (end < turns.length) return []; // I have confirmed a move since: the marks are no longer needed
  let begin = end;
  while (begin > 0 && !mine.includes(turns[begin - 1]!.seat)) begin -= 1;
  return turns.slice(begin, end);
}

/** The moves of the others, in the order of their replay. */
export function movesSinceMine(events: readonly TableEvent[], mine: readonly SeatWord[]): MoveEvent[] {
  const moves = movesThatCount(events);
  let end = moves.length;
  while (end > 0 && mine.includes(moves[end - 1]!.by)) end -= 1;
  let begin = end;
  while (begin > 0 && !mine.includes(moves[begin - 1]!.by)) begin -= 1;
  return moves.slice(begin, end);
}

/**
 * The number of undos to before my last move that was a choice, over those that were the only legal ones; undefined if
 * there is no such move or it is simply my last one, which is what an undo reaches by default.
 */
export function stepsToOwnChoice(events: readonly TableEvent[], mine: readonly SeatWord[]): number | undefined {
  const moves = movesThatCount(events);
  const own = moves.filter((move) => mine.includes(move.by));
  const choice = own.findLast((move) => move.forced !== true);
  return choice === undefined || choice === own.at(-1) ? undefined : moves.length - moves.indexOf(choice);
}
