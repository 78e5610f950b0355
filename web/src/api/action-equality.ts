import type { Action } from "./types.gen";

/** Whether two actions are equal. */
export function sameAction(a: Action, b: Action): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => String(a[name]) === String(b[name]));
}
