/** The list of moves of the fallback UI: one place for each offer, grouped by action. */

import type { Action, Offer, OffersByPlace, PlaceId } from "@/games/game-ui";
import { pointsOf } from "@/games/shared/offer-points";

const KIND = "move:";

/** The place of an action: its notation, which is its arguments in the order of the catalogue. */
export function placeOf(action: Action): PlaceId {
  return KIND + Object.values(action).join(" ");
}

export interface Row {
  place: PlaceId;
  offer: Offer;
}

/** The offers that match a query, in order; its words may be in any order. */
export function rowsOf(offers: OffersByPlace, typed: string, nameOf: (offer: Offer) => string): Row[] {
  const wanted = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const rows = [...offers].flatMap(([place, there]) => there.map((offer) => ({ place, offer })));
  if (wanted.length === 0) return rows;
  return rows.filter(({ offer }) => {
    const text = `${offer.notation} ${nameOf(offer)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The rows by points, which helps where there are hundreds. */
export function bestFirst(rows: readonly Row[]): Row[] {
  return rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => pointsOf(b.row.offer) - pointsOf(a.row.offer) || a.index - b.index)
    .map(({ row }) => row);
}
