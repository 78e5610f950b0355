/* The three cards of a triple as the board of Craft cards shows them. */
import type { PlaceId } from "@/games/game-ui";

export interface Card {
  face: string;
  /** The first card of a craft represents all equal ones; a used card is not a place. */
  place: PlaceId | null;
  first: boolean;
}

/** The cards of `triple` from its `faces`, in order; "talent" is a used card, "none" a missing one. */
export const cardsOf = (triple: string, faces: readonly string[]): Card[] =>
  faces.map((face, i) => {
    const open = face !== "talent" && face !== "none";
    return { face, place: open ? `craft:${triple}:${face}` : null, first: open && faces.indexOf(face) === i };
  });
