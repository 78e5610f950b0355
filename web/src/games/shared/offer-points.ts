/* What an offer scores. */
import type { Offer } from "@/games/game-ui";

/** The points an offer brings its player at once, over all parts of the score. */
export const pointsOf = (offer: Offer): number => Object.values(offer.parts).reduce((sum, change) => sum + change, 0);
