/** Events of a table, and which of its moves are in force after undo and redo. */

import type { Action, SeatWord, TableEvent } from "@/api/types.gen";

export type { TableEvent };

/** An event that is a move: the action, its round, whether it ended a turn, and the scores after it. */
export type MoveEvent = TableEvent & { kind: "move"; by: SeatWord; action: Action };

export function isMove(event: TableEvent): event is MoveEvent {
  return event.kind === "move" && event.action !== undefined;
}

function stepsOf(event: TableEvent): number {
  const steps = event.told[0]?.args["n"];
  return typeof steps === "number" ? steps : 1;
}

/** The moves in force after all events: undone ones are removed, redone ones restored. */
export function movesThatCount(events: readonly TableEvent[]): MoveEvent[] {
  const line: MoveEvent[] = [];
  let undone: MoveEvent[] = [];
  for (const event of events) {
    if (isMove(event)) {
      line.push(event);
      undone = [];
    } else if (event.kind === "undo") {
      undone.push(...line.splice(-stepsOf(event)).reverse());
    } else if (event.kind === "redo") {
      for (let step = stepsOf(event); step > 0 && undone.length > 0; step -= 1) line.push(undone.pop() as MoveEvent);
    }
  }
  return line;
}

/** Consecutive moves of one seat from the beginning of its turn. */
export interface Turn {
  seat: SeatWord;
  round: number | null;
  moves: MoveEvent[];
}

/** Groups moves into turns: a new one starts after a move that ended a turn, or when the seat changes. */
export function turnsOf(moves: readonly MoveEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const move of moves) {
    const last = turns.at(-1);
    if (last !== undefined && last.seat === move.by && last.moves.at(-1)?.ends !== true) last.moves.push(move);
    else turns.push({ seat: move.by, round: move.round ?? null, moves: [move] });
  }
  return turns;
}
