/* The pictures of each game's components, loaded with the page of the game. */
import type { Component } from "svelte";
import type { Piece } from "./component-values";

export interface Picture {
  Draw: Component<{ piece: Piece }>;
  /** The number of words of a path that identify the component. */
  depth: number;
  /** The minimum width of a picture. */
  width: number;
}

export interface Pictures {
  /** By chapter; chapters that are not listed are shown as tables only. */
  pictures: Readonly<Record<string, Picture>>;
  /** The icon of a value in a table, by its path. */
  iconOf(path: string): string | undefined;
}

const LOADERS: Readonly<Record<string, () => Promise<{ default: Pictures }>>> = {
  amyitis: () => import("./amyitis"),
  babylon: () => import("./babylon"),
  ishtar: () => import("./ishtar"),
};

export const NO_PICTURES: Pictures = { pictures: {}, iconOf: () => undefined };

export const picturesOf = async (game: string): Promise<Pictures> => (await LOADERS[game]?.())?.default ?? NO_PICTURES;

/** The icon of the last word of a path that has one. */
export function lastSign(path: string, signs: Readonly<Record<string, string>>): string | undefined {
  return path
    .split(".")
    .toReversed()
    .map((word) => signs[word])
    .find((sign) => sign !== undefined);
}
