/** Context for the fallback boards: the game, and the URL of the server's picture of the position. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("plain");

export interface FallbackContext {
  game(): string;
  /** The URL of the picture of the displayed position. */
  picture(): string;
}

export function provideFallbackContext(context: FallbackContext): void {
  setContext(KEY, context);
}

export function fallbackContext(): FallbackContext {
  return getContext<FallbackContext | undefined>(KEY) ?? { game: () => "", picture: () => "" };
}
