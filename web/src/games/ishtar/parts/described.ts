/* Tiles and tree cards in words: their codes stand on no piece. */
import type { Arg } from "@/i18n/locale.svelte";
import type { IshtarView } from "@/games/ishtar/view";

const SHAPES: Readonly<Record<string, string>> = { i: "straight", v: "bent", t: "triangle" };

/** A tile by its shape, flowers and symbol, a tree card by its points; of a tile out of sight only the shape is known. */
export function describeCode(argument: string, code: string, view: IshtarView | null): Arg | null {
  if (argument === "card") {
    const points = view?.cards[code]?.points;
    return points === undefined ? null : { word: "ishtar-described-card", args: { points } };
  }
  const shape = SHAPES[code[0] ?? ""];
  if (argument !== "tile" || shape === undefined) return null;
  const printed = view?.tiles[code];
  const n = printed?.flowers.reduce((sum, flowers) => sum + flowers, 0) ?? 0;
  const known = printed === undefined ? "no" : "yes";
  return { word: "ishtar-described-tile", args: { shape, known, n, symbol: printed?.symbol ?? "none" } };
}
