/** What somebody has in hand before it is done: the offer that was picked, the place that offers several, the turn of the piece. */

import type { GameUi, GameView, Offer, OffersByPlace, PlaceId } from "@/games/game-ui";
import { differOnlyInRotation, nearest, nextRotation, atRotation, rotationOf } from "@/table/model/rotation";

/** What the hand has to know of the table. */
export interface SelectionContext {
  readonly gameUi: Pick<GameUi, "placesOf" | "rotationOf" | "rotationSteps">;
  readonly view: GameView | null;
  readonly offersByPlace: OffersByPlace;
  readonly legal: readonly Offer[];
  /** What is in hand holds for one number only: whatever happens at the table drops it. */
  readonly seq: number;
  readonly isViewingPast: boolean;
}

export class Selection {
  /** How far the piece in hand is turned, in steps clockwise. */
  rotation = $state(0);
  readonly #context: SelectionContext;
  #picked = $state.raw<{ seq: number; offer: Offer; place: PlaceId | null } | null>(null);
  #openPlace = $state.raw<{ seq: number; place: PlaceId } | null>(null);

  constructor(context: SelectionContext) {
    this.#context = context;
  }

  /** What was picked, as long as nothing has happened since. */
  get picked(): Offer | null {
    return this.#holds(this.#picked) ? this.#picked.offer : null;
  }

  /** A place that was picked and what it offers, where that is more than one thing. */
  get openPlace(): { place: PlaceId; offers: readonly Offer[] } | null {
    return this.#holds(this.#openPlace)
      ? { place: this.#openPlace.place, offers: this.offersTo(this.#openPlace.place) }
      : null;
  }

  #holds<T extends { seq: number }>(held: T | null): held is T {
    return held !== null && held.seq === this.#context.seq && !this.#context.isViewingPast;
  }

  /** The only thing that can be done, as far turned as the piece is. */
  readonly only: Offer | null = $derived.by(() => {
    const { gameUi, view, legal } = this.#context;
    const [first] = legal;
    if (first === undefined || view === null || legal.length === 1) return first ?? null;
    if (!this.canRotate || !differOnlyInRotation(gameUi, view, legal)) return null;
    return atRotation(gameUi, view, legal, this.rotation, null)[0] ?? null;
  });

  /** Whether there is a piece to be turned. */
  readonly canRotate: boolean = $derived.by(() => {
    const { gameUi, legal } = this.#context;
    return gameUi.rotationSteps !== undefined && legal.some((offer) => rotationOf(gameUi, offer) !== null);
  });

  /** What is offered at a place to the piece as it is turned now. */
  offersTo(place: PlaceId): readonly Offer[] {
    const { gameUi, view, offersByPlace } = this.#context;
    const there = offersByPlace.get(place) ?? [];
    return view === null ? there : atRotation(gameUi, view, there, this.rotation, place);
  }

  /** Take an offer, at the place where it was picked; the piece turns with it. */
  select(offer: Offer, place: PlaceId | null = null): void {
    this.#picked = { seq: this.#context.seq, offer, place };
    this.rotation = rotationOf(this.#context.gameUi, offer) ?? this.rotation;
  }

  /** Show the several things a place offers. */
  open(place: PlaceId): void {
    this.#picked = null;
    this.#openPlace = { seq: this.#context.seq, place };
  }

  /** Let go what is picked, or else the place with several offers; false: there was nothing. */
  clear(): boolean {
    if (this.picked !== null) this.#picked = null;
    else if (this.openPlace !== null) this.#openPlace = null;
    else return false;
    return true;
  }

  /**
   * Turn the piece to the next turn that fits: where the shown offer lies (`looked`: where it is only looked at), or
   * anywhere where none is shown.
   */
  rotateBy(by: 1 | -1, shown: Offer | null, hovered: PlaceId | null): void {
    if (!this.canRotate) return;
    const { gameUi, view, legal } = this.#context;
    const now = shown === null ? null : rotationOf(gameUi, shown);
    const here = shown === null || now === null ? legal : this.#around(shown, hovered);
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

  /** Everything that is offered where an offer lies: at the place that was picked or is looked at, else where it is done. */
  #around(shown: Offer, hovered: PlaceId | null): readonly Offer[] {
    const { gameUi, view, offersByPlace, legal } = this.#context;
    const own = view === null ? undefined : gameUi.placesOf(shown.action, view)[0];
    const place = (shown === this.picked ? this.#picked?.place : hovered) ?? own;
    return (place === undefined ? undefined : offersByPlace.get(place)) ?? legal;
  }
}
