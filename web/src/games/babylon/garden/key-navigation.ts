/* Keyboard navigation of the garden: places for a tile, its corners, or fields, as rows of a grid. */
import type { PlaceId } from "@/games/game-ui";
import { isAsked, type BabylonView } from "@/games/babylon/view";
import { COLUMNS } from "./geometry";

export type Mode = "spots" | "corners" | "turn" | "fields" | "seen";

/** The current choice in a garden: only in my own, and only while it is asked for. */
export function modeOf(view: BabylonView, seat: string): Mode {
  if (seat !== view.you) return "seen";
  if (!isAsked(view)) return "fields";
  if (view.due.includes("place")) return "spots";
  if (view.due.includes("hang")) return "corners";
  return view.due.includes("turn") ? "turn" : "fields";
}

const grid = (kind: string, side: number): PlaceId[][] =>
  Array.from({ length: side }, (_, row) => COLUMNS.slice(0, side).map((column) => `${kind}:${column}${row + 1}`));

const SPOTS = grid("spot", 7);
const FIELDS = grid("field", 8);
const CORNER_ROWS: PlaceId[][] = [["corner:nw", "corner:ne"], ["corner:none"], ["corner:sw", "corner:se"]];

/** The rows of the grid, with `none` in the middle of the corners. */
export function rowsOf(mode: Mode, view: BabylonView, seat: string): readonly (readonly PlaceId[])[] {
  switch (mode) {
    case "spots":
      return SPOTS;
    case "corners":
      return CORNER_ROWS;
    case "turn":
      return [[`spot:${view.table.build_place}`]];
    case "fields":
      return FIELDS;
    default:
      return grid(`seen:${seat}`, 8);
  }
}
