/**
 * The position in a lesson. It follows from the moves at the table, so undo and a change of device need no extra state.
 */

import type { Action, LessonStep } from "@/api/types.gen";

/** The relevant facts of a learner's move. */
export interface Made {
  action: Action;
  ends?: boolean;
}

/** The steps that may be shown now: the text steps after the last completed task, up to the next task. */
export interface Stretch {
  from: number;
  to: number;
  /** Whether a move was made that the lesson did not request. */
  lost: boolean;
}

/** Whether an action is the requested one: it matches every given argument. */
export function agrees(wanted: Action | null, action: Action): boolean {
  return wanted !== null && Object.entries(wanted).every(([name, value]) => action[name] === value);
}

/** Whether a step waits for an action at the table. */
export const isTask = (step: LessonStep | undefined): boolean =>
  step !== undefined && (step.wants !== null || step.turns > 0);

/** The position that the learner's moves lead to. */
export function stretchOf(steps: readonly LessonStep[], moves: readonly Made[], over = false): Stretch {
  const last = steps.length - 1;
  let from = 0;
  let made = 0;
  for (const [index, step] of steps.entries()) {
    if (step.wants !== null) {
      const move = moves[made];
      if (move === undefined) return { from, to: over ? last : index, lost: false };
      if (!agrees(step.wants, move.action)) return { from, to: index, lost: true };
      made += 1;
      from = index + 1;
    } else if (step.turns > 0) {
      for (let turns = 0; turns < step.turns; made += 1) {
        const move = moves[made];
        if (move === undefined) return { from, to: over ? last : index, lost: false };
        if (move.ends === true) turns += 1;
      }
      from = index + 1;
    }
  }
  return { from: Math.min(from, last), to: last, lost: false };
}

/** The current step of a learner who has read up to a given step. */
export const stepIn = ({ from, to }: Stretch, read: number): number => Math.min(Math.max(read, from), to);
