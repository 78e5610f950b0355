/* The marks at one place of a board, taken together. */
import type { Mark, Marks, PlaceId } from "@/games/game-ui";

/** The marks of a place, sorted out. */
export interface PlaceMarks {
  /** Something may be done here. */
  legal: boolean;
  /** It may, for an extra cost: these icons. */
  cost: readonly string[] | null;
  chosen: boolean;
  refused: boolean;
  /** A number to show in a disc: the order of last moves, or what a refusal speaks of. */
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
