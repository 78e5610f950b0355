import { expect, test } from "vitest";
import type { LessonStep } from "@/api/types.gen";
import { agrees, isTask, stepIn, stretchOf } from "./steps";

const step = (more: Partial<LessonStep> = {}): LessonStep => ({
  says: { id: "x", args: {} },
  points: [],
  region: "",
  wants: null,
  turns: 0,
  tries: null,
  clauses: [],
  ...more,
});
const pass = { do: "pass" };
const farm = { do: "farm", row: "top" };
const STEPS = [
  step(),
  step({ wants: { do: "farm" } }),
  step(),
  step(),
  step({ wants: pass }),
  step({ turns: 2 }),
  step(),
  step(),
];

test("a lesson starts with its text steps", () => {
  expect(stretchOf(STEPS, [])).toEqual({ from: 0, to: 1, lost: false });
  expect(stepIn(stretchOf(STEPS, []), 0)).toBe(0);
  expect(stepIn(stretchOf(STEPS, []), 9)).toBe(1);
});

test("a completed task advances the lesson, and undo returns to it", () => {
  const done = stretchOf(STEPS, [{ action: farm }]);
  expect(done).toEqual({ from: 2, to: 4, lost: false });
  expect(stepIn(done, 1)).toBe(2);
  expect(stepIn(done, 4)).toBe(4);
  expect(stepIn(stretchOf(STEPS, []), 4)).toBe(1);
});

test("free turns end with the move that ends a turn", () => {
  const begun = [{ action: farm }, { action: pass, ends: true }];
  expect(stretchOf(STEPS, begun)).toEqual({ from: 5, to: 5, lost: false });
  const one = [...begun, { action: farm }, { action: pass, ends: true }];
  expect(stretchOf(STEPS, one)).toEqual({ from: 5, to: 5, lost: false });
  expect(stretchOf(STEPS, [...one, { action: pass, ends: true }])).toEqual({ from: 6, to: 7, lost: false });
});

test("a finished game ends the lesson, and another move leaves it", () => {
  expect(stretchOf(STEPS, [{ action: farm }, { action: pass }], true)).toEqual({ from: 5, to: 7, lost: false });
  expect(stretchOf(STEPS, [{ action: pass }])).toEqual({ from: 0, to: 1, lost: true });
});

test("an action matches a partial action", () => {
  expect(agrees({ do: "farm" }, farm)).toBe(true);
  expect(agrees({ do: "farm", row: "bottom" }, farm)).toBe(false);
  expect(agrees(null, farm)).toBe(false);
  expect(STEPS.map(isTask)).toEqual([false, true, false, false, true, true, false, false]);
  expect(isTask(undefined)).toBe(false);
});

test("a lesson without text steps ends at its last step", () => {
  expect(stretchOf([step({ wants: pass })], [{ action: pass }])).toEqual({ from: 0, to: 0, lost: false });
});
