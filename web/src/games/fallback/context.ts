/** What the plain boards need to know beyond a view: which game it is, and where the server draws the position. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("plain");

export interface Here {
  game(): string;
  /** The address of the picture of the position that is shown. */
  picture(): string;
}

export function providePlain(here: Here): void {
  setContext(KEY, here);
}

export function plainHere(): Here {
  return getContext<Here | undefined>(KEY) ?? { game: () => "", picture: () => "" };
}
