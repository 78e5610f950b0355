/**
 * What the player has selected before anything is sent: an offer, or a place with several offers, and the rotation of the
 * piece to be placed. A selection is valid for one position: any event at the table drops it.
 */

import type { Offer, PlaceId } from "@/games/game-ui";
import { atRotation, differOnlyInRotation, nearest, nextRotation, rotationOf } from "@/table/model/rotation";
import type { TablePosition } from "./position.svelte";

export class Selection {
  /** The rotation of the piece, in steps clockwise. */
  rotation = $state(0);
  readonly #position: TablePosition;
  #picked = $state.raw<{ seq: number; offer: Offer; place: PlaceId | null } | null>(null);
  #openPlace = $state.raw<{ seq: number; place: PlaceId } | null>(null);

  constructor(position: TablePosition) {
    this.#position = position;
  }

  /** The selected offer. */
  get picked(): Offer | null {
    return this.#isCurrent(this.#picked) ? this.#picked.offer : null;
  }

  /** The selected place with its offers, where it has more than one. */
  get openPlace(): { place: PlaceId; offers: readonly Offer[] } | null {
    const open = this.#openPlace;
    return this.#isCurrent(open) ? { place: open.place, offers: this.offersAt(open.place) } : null;
  }

  #isCurrent<T extends { seq: number }>(selected: T | null): selected is T {
    return selected !== null && selected.seq === this.#position.store.seq && !this.#position.isViewingPast;
  }

  /** The only legal offer, at the current rotation; null where there is a choice. */
  readonly only: Offer | null = $derived.by(() => {
    const { gameUi, view, offers, offersAhead } = this.#position;
    const [first] = offers;
    if (offersAhead !== null) return null;
    if (first === undefined || view === null || offers.length === 1) return first ?? null;
    if (!this.canRotate || !differOnlyInRotation(gameUi, view, offers)) return null;
    return atRotation(gameUi, view, offers, this.rotation, null)[0] ?? null;
  });

  /** Whether there is a piece to rotate. */
  readonly canRotate: boolean = $derived.by(() => {
    const { gameUi, offers } = this.#position;
    return gameUi.rotationSteps !== undefined && offers.some((offer) => rotationOf(gameUi, offer) !== null);
  });

  /** The offers at a place for the piece as it is rotated now. */
  offersAt(place: PlaceId): readonly Offer[] {
    const { gameUi, view, offersByPlace } = this.#position;
    const offers = offersByPlace.get(place) ?? [];
    return view === null ? offers : atRotation(gameUi, view, offers, this.rotation, place);
  }

  /** Select an offer, at the place where it was picked; the piece takes its rotation. */
  select(offer: Offer, place: PlaceId | null = null): void {
    this.#picked = { seq: this.#position.store.seq, offer, place };
    this.rotation = rotationOf(this.#position.gameUi, offer) ?? this.rotation;
  }

  /** Select a place, to list its offers. */
  open(place: PlaceId): void {
    this.#picked = null;
    this.#openPlace = { seq: this.#position.store.seq, place };
  }

  /** Drop the selected offer, or else the selected place; false if there was neither. */
  clear(): boolean {
    if (this.picked !== null) this.#picked = null;
    else if (this.openPlace !== null) this.#openPlace = null;
    else return false;
    return true;
  }

  /**
   * Rotate the piece to the next rotation that fits: at the shown offer (`hovered` is its place if it is only a preview),
   * or anywhere if none is shown.
   */
  rotateBy(by: 1 | -1, shown: Offer | null, hovered: PlaceId | null): void {
    if (!this.canRotate) return;
    const { gameUi, view, offers } = this.#position;
    const now = shown === null ? null : rotationOf(gameUi, shown);
    const here = shown === null || now === null ? offers : this.#alternatives(shown, hovered);
    this.rotation = nextRotation(gameUi, here, now ?? this.rotation, by);
    const { picked } = this;
    if (picked === null || now === null) return;
    const place = this.#picked?.place ?? null;
    const fitting = view === null ? here : atRotation(gameUi, view, here, this.rotation, place);
    const next = nearest(
      fitting.filter((offer) => rotationOf(gameUi, offer) === this.rotation),
      picked.action,
    );
    if (next !== null) this.select(next, place);
  }

  /** All offers where the shown one lies: at the place that was picked or is hovered, else at its own first place. */
  #alternatives(shown: Offer, hovered: PlaceId | null): readonly Offer[] {
    const { gameUi, view, offersByPlace, offers } = this.#position;
    const own = view === null ? undefined : gameUi.placesOf(shown.action, view)[0];
    const place = (shown === this.picked ? this.#picked?.place : hovered) ?? own;
    return (place === undefined ? undefined : offersByPlace.get(place)) ?? offers;
  }
}
