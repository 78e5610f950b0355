/** What the plain boards need to know beyond a view: which game it is, and where the server draws the position. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("plain");

export interface FallbackContext {
  game(): string;
  /** The address of the picture of the position that is shown. */
  picture(): string;
}

export function provideFallbackContext(context: FallbackContext): void {
  setContext(KEY, context);
}

export function fallbackContext(): FallbackContext {
  return getContext<FallbackContext | undefined>(KEY) ?? { game: () => "", picture: () => "" };
}
