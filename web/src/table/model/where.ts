/** What can be done on the boards: the kinds of actions with their places, and the sentence that says where to click. */

import type { GameUi, GameView, Offer, OffersByPlace, PlaceId } from "@/games/game-ui";

/** A kind of action that is done at places of the boards. */
export interface ActionKind {
  kind: string;
  offers: Offer[];
  places: PlaceId[];
}

/** The kinds of actions that the boards offer, in the order of the legal offers. */
export function kindsOnBoards(
  gameUi: Pick<GameUi, "placesOf">,
  legal: readonly Offer[],
  view: GameView | null,
): ActionKind[] {
  const found = new Map<string, ActionKind>();
  for (const offer of view === null ? [] : legal) {
    const places = gameUi.placesOf(offer.action, view!);
    if (places.length === 0) continue;
    const { do: kind } = offer.action;
    const same = found.get(kind) ?? { kind, offers: [], places: [] };
    same.offers.push(offer);
    same.places.push(...places.filter((place) => !same.places.includes(place)));
    found.set(kind, same);
  }
  return [...found.values()];
}

/** The id of the sentence that says where to click, `amyitis-where-city-craft`: by the kinds of places that are legal. */
export function whereId(game: string, offersByPlace: OffersByPlace): string {
  const kinds = new Set([...offersByPlace.keys()].map((place) => place.split(":", 1)[0] ?? ""));
  return `${game}-where-${[...kinds].sort().join("-")}`;
}
