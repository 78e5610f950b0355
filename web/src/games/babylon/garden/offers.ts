/* The offers in a garden as drawable objects: decorations with their points, and symbols a token can make. */
import type { Action, Offer, OffersByPlace } from "@/games/game-ui";
import type { DecorationWord, Garden, Rest } from "@/games/babylon/view";
import { pointsOf } from "@/games/shared/offer-points";
import { holeIndex } from "@/games/babylon/parts/places";

const PIECES: ReadonlySet<string> = new Set(["statue", "fountain", "stairs", "bridge"]);

export interface Offered {
  notation: string;
  kind: DecorationWord;
  fields: string[];
  levels: number[];
  points: number;
}

/** The fields of the decoration an action places; empty for other actions. */
function fieldsOf(action: Action): string[] {
  if (!PIECES.has(action.do)) return [];
  return String(action["field"] ?? action["fields"] ?? "").split("-");
}

/** A decoration as it would be placed. */
export function offered(offer: Offer, garden: Garden): Offered | null {
  const fields = fieldsOf(offer.action);
  if (fields.length === 0) return null;
  const levels = fields.map((field) => garden.level[holeIndex(field)] ?? 0);
  return { notation: offer.notation, kind: offer.action.do as DecorationWord, fields, levels, points: pointsOf(offer) };
}

/** All offered decorations, without duplicates. */
export function offeredPieces(offers: OffersByPlace, garden: Garden): Offered[] {
  const found = new Map<string, Offered>();
  for (const there of offers.values()) {
    for (const offer of there) {
      const piece = offered(offer, garden);
      if (piece !== null) found.set(piece.notation, piece);
    }
  }
  return [...found.values()];
}

/** The fields whose symbol a token can change. */
export const recastFields = (offers: OffersByPlace): string[] =>
  [...offers]
    .filter(([, there]) => there.some(({ action }) => action.do === "symbol"))
    .map(([place]) => place.slice("field:".length));

/**
 * The cost of a tile on a level in single pillars: with all corners supported and with one unsupported, as far as each
 * is possible.
 */
export function priceRange({ prices }: Rest): string {
  const singles = Object.values(prices).map((price) => price.singles);
  const [least, most] = [Math.min(...singles), Math.max(...singles)];
  return least === most ? String(least) : `${least}–${most}`;
}
