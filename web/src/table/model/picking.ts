/** From a click to an offer: the offers at each place, and what a click there means. */

import type { GameUi, GameView, Offer, OffersByPlace, PlaceId } from "@/games/game-ui";
import { sameAction } from "@/api/action-equality";

/** The legal offers by place. */
export function groupByPlace(gameUi: Pick<GameUi, "placesOf">, legal: readonly Offer[], view: GameView): OffersByPlace {
  const found = new Map<PlaceId, Offer[]>();
  for (const offer of legal) {
    for (const place of new Set(gameUi.placesOf(offer.action, view))) {
      const there = found.get(place);
      if (there === undefined) found.set(place, [offer]);
      else there.push(offer);
    }
  }
  return found;
}

/** The offers that no board shows: they are listed in the decision panel. */
export function offersWithoutPlace(gameUi: Pick<GameUi, "placesOf">, legal: readonly Offer[], view: GameView): Offer[] {
  return legal.filter((offer) => gameUi.placesOf(offer.action, view).length === 0);
}

export type Picked =
  | { kind: "ghost"; offer: Offer }
  | { kind: "confirm"; offer: Offer }
  | { kind: "several"; place: PlaceId }
  | { kind: "refused"; place: PlaceId };

/** The meaning of a pick: no offer → why not; one offer → its ghost; the ghost again → confirm; several → a list. */
export function pick(place: PlaceId, offers: readonly Offer[], ghost: Offer | null): Picked {
  const first = offers[0];
  if (first === undefined) return { kind: "refused", place };
  if (offers.length > 1) return { kind: "several", place };
  const again = ghost !== null && sameAction(ghost.action, first.action);
  return { kind: again ? "confirm" : "ghost", offer: first };
}

export type ConfirmRule = "every" | "last" | "free";

/**
 * Whether an offer waits for a confirmation: always, at the end of a turn, or only where undo is not free. A piece that
 * can be rotated waits where it was placed, so that there is time to rotate it.
 */
export function needsConfirm(offer: Offer, rule: ConfirmRule, turns = false): boolean {
  if (rule === "every") return true;
  return offer.reveals || (rule === "last" && (offer.ends || turns));
}

/** The next legal place after a given one, in document order. */
export function nextPlace(
  places: readonly PlaceId[],
  legal: ReadonlySet<PlaceId>,
  from: PlaceId | null,
  step: 1 | -1,
): PlaceId | null {
  const targets = places.filter((place) => legal.has(place));
  if (targets.length === 0) return null;
  if (from === null) return (step === 1 ? targets[0] : targets.at(-1)) ?? null;
  const here = targets.indexOf(from);
  if (here >= 0) return targets[(here + step + targets.length) % targets.length] ?? null;
  const place = places.indexOf(from);
  const after = targets.filter((target) => (places.indexOf(target) - place) * step > 0);
  return (step === 1 ? (after[0] ?? targets[0]) : (after.at(-1) ?? targets.at(-1))) ?? null;
}
