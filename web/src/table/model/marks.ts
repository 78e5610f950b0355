/** Marks on the boards: legal, chosen and refused places, and the last moves of the others. */

import type { GameUi, GameView, Mark, Marks, Offer, OffersByPlace, PlaceId } from "@/games/game-ui";
import type { Turn } from "./events";

export interface MarkSources {
  gameUi: Pick<GameUi, "placesOf" | "extraCost">;
  view: GameView;
  offersByPlace: OffersByPlace;
  ghost: Offer | null;
  /** A selected place with several offers, or one whose offers are being previewed. */
  chosen: PlaceId | null;
  refused: readonly PlaceId[];
  last: readonly Turn[];
}

export function marksOf(sources: MarkSources): Marks {
  const { gameUi, view, offersByPlace, ghost, chosen, refused, last } = sources;
  const marks = new Map<PlaceId, Mark[]>();
  const put = (place: PlaceId, mark: Mark): void => {
    const there = marks.get(place);
    if (there === undefined) marks.set(place, [mark]);
    else there.push(mark);
  };
  last.forEach((turn, index) => {
    const places = new Set(turn.moves.flatMap((move) => gameUi.placesOf(move.action, view)));
    for (const place of places) put(place, { kind: "last", order: index + 1, seat: turn.seat });
  });
  for (const [place, offers] of offersByPlace) {
    const icons = offers.length === 1 ? (gameUi.extraCost?.(offers[0]!) ?? []) : [];
    put(place, icons.length > 0 ? { kind: "cost", icons } : { kind: "legal" });
  }
  for (const place of ghost === null ? [] : gameUi.placesOf(ghost.action, view)) put(place, { kind: "chosen" });
  if (chosen !== null && ghost === null) put(chosen, { kind: "chosen" });
  refused.forEach((place, index) => {
    put(place, refused.length > 1 ? { kind: "refused", order: index + 1 } : { kind: "refused" });
  });
  return marks;
}
