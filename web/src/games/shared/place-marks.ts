/* The marks at one place of a board, combined. */
import type { Mark, Marks, PlaceId } from "@/games/game-ui";

/** The combined marks of a place. */
export interface PlaceMarks {
  /** An action is legal here. */
  legal: boolean;
  /** An action is legal at an extra cost: these icons. */
  cost: readonly string[] | null;
  chosen: boolean;
  refused: boolean;
  /** A number to show in a disc: the order of last moves, or of the pieces a refusal refers to. */
  order: number | null;
  last: Mark | null;
}

const NOTHING: PlaceMarks = { legal: false, cost: null, chosen: false, refused: false, order: null, last: null };

export function marksAt(marks: Marks, place: PlaceId): PlaceMarks {
  const found = marks.get(place);
  if (found === undefined || found.length === 0) return NOTHING;
  const cost = found.find((mark) => mark.kind === "cost");
  const last = found.find((mark) => mark.kind === "last") ?? null;
  return {
    legal: cost !== undefined || found.some((mark) => mark.kind === "legal"),
    cost: cost === undefined ? null : (cost.icons ?? []),
    chosen: found.some((mark) => mark.kind === "chosen"),
    refused: found.some((mark) => mark.kind === "refused"),
    order: found.find((mark) => mark.order !== undefined)?.order ?? null,
    last,
  };
}
