/* How the pieces of each game are drawn; fetched with the page of a game. */
import type { Component } from "svelte";
import type { Piece } from "./component-values";

export interface Picture {
  Draw: Component<{ piece: Piece }>;
  /** How many words of a place say which piece it is. */
  depth: number;
  /** The least width of a picture. */
  width: number;
}

export interface Pictures {
  /** By chapter; other chapters are tables only. */
  pictures: Readonly<Record<string, Picture>>;
  /** The sign of a value in a table, by its place. */
  iconOf(place: string): string | undefined;
}

const LOADERS: Readonly<Record<string, () => Promise<{ default: Pictures }>>> = {
  amyitis: () => import("./amyitis"),
  babylon: () => import("./babylon"),
  ishtar: () => import("./ishtar"),
};

export const NO_PICTURES: Pictures = { pictures: {}, iconOf: () => undefined };

export const picturesOf = async (game: string): Promise<Pictures> => (await LOADERS[game]?.())?.default ?? NO_PICTURES;

/** The sign of the last word of a place that has one. */
export function lastSign(place: string, signs: Readonly<Record<string, string>>): string | undefined {
  return place
    .split(".")
    .toReversed()
    .map((word) => signs[word])
    .find((sign) => sign !== undefined);
}
