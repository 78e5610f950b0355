/** What somebody has in hand before it is done: the offer that was picked, the place that offers several, the turn of the piece. */

import type { Face, GameView, Offer, OffersAt, PlaceId } from "@/games/game-ui";
import { differByTurn, nearest, nextTurn, turned, turnOf } from "@/table/model/rotation";

/** What the hand has to know of the table. */
export interface Reach {
  readonly face: Pick<Face, "placesOf" | "turnOf" | "turns">;
  readonly view: GameView | null;
  readonly at: OffersAt;
  readonly legal: readonly Offer[];
  /** What is in hand holds for one number only: whatever happens at the table drops it. */
  readonly seq: number;
  readonly isLookingBack: boolean;
}

export class Hand {
  /** How far the piece in hand is turned, in steps clockwise. */
  turn = $state(0);
  readonly #reach: Reach;
  #picked = $state.raw<{ seq: number; offer: Offer; place: PlaceId | null } | null>(null);
  #several = $state.raw<{ seq: number; place: PlaceId } | null>(null);

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  /** What was picked, as long as nothing has happened since. */
  get picked(): Offer | null {
    return this.#holds(this.#picked) ? this.#picked.offer : null;
  }

  /** A place that was picked and what it offers, where that is more than one thing. */
  get several(): { place: PlaceId; offers: readonly Offer[] } | null {
    return this.#holds(this.#several) ? { place: this.#several.place, offers: this.offersTo(this.#several.place) } : null;
  }

  #holds<T extends { seq: number }>(held: T | null): held is T {
    return held !== null && held.seq === this.#reach.seq && !this.#reach.isLookingBack;
  }

  /** The only thing that can be done, as far turned as the piece is. */
  readonly only: Offer | null = $derived.by(() => {
    const { face, view, legal } = this.#reach;
    const [first] = legal;
    if (first === undefined || view === null || legal.length === 1) return first ?? null;
    if (!this.canTurn || !differByTurn(face, view, legal)) return null;
    return turned(face, view, legal, this.turn, null)[0] ?? null;
  });

  /** Whether there is a piece to be turned. */
  readonly canTurn: boolean = $derived.by(() => {
    const { face, legal } = this.#reach;
    return face.turns !== undefined && legal.some((offer) => turnOf(face, offer) !== null);
  });

  /** What is offered at a place to the piece as it is turned now. */
  offersTo(place: PlaceId): readonly Offer[] {
    const { face, view, at } = this.#reach;
    const there = at.get(place) ?? [];
    return view === null ? there : turned(face, view, there, this.turn, place);
  }

  /** Take an offer, at the place where it was picked; the piece turns with it. */
  take(offer: Offer, place: PlaceId | null = null): void {
    this.#picked = { seq: this.#reach.seq, offer, place };
    this.turn = turnOf(this.#reach.face, offer) ?? this.turn;
  }

  /** Show the several things a place offers. */
  spread(place: PlaceId): void {
    this.#picked = null;
    this.#several = { seq: this.#reach.seq, place };
  }

  /** Let go what is picked, or else the place with several offers; false: there was nothing. */
  letGo(): boolean {
    if (this.picked !== null) this.#picked = null;
    else if (this.several !== null) this.#several = null;
    else return false;
    return true;
  }

  /**
   * Turn the piece to the next turn that fits: where the shown offer lies (`looked`: where it is only looked at), or
   * anywhere where none is shown.
   */
  turnBy(by: 1 | -1, shown: Offer | null, looked: PlaceId | null): void {
    if (!this.canTurn) return;
    const { face, view, legal } = this.#reach;
    const now = shown === null ? null : turnOf(face, shown);
    const here = shown === null || now === null ? legal : this.#around(shown, looked);
    this.turn = nextTurn(face, here, now ?? this.turn, by);
    const { picked } = this;
    if (picked === null || now === null) return;
    const place = this.#picked?.place ?? null;
    const fitting = view === null ? here : turned(face, view, here, this.turn, place);
    const next = nearest(fitting.filter((offer) => turnOf(face, offer) === this.turn), picked.action);
    if (next !== null) this.take(next, place);
  }

  /** Everything that is offered where an offer lies: at the place that was picked or is looked at, else where it is done. */
  #around(shown: Offer, looked: PlaceId | null): readonly Offer[] {
    const { face, view, at, legal } = this.#reach;
    const own = view === null ? undefined : face.placesOf(shown.action, view)[0];
    const place = (shown === this.picked ? this.#picked?.place : looked) ?? own;
    return (place === undefined ? undefined : at.get(place)) ?? legal;
  }
}
