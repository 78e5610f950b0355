/** What somebody is doing at a table before anything is sent: what is seen, picked, asked and typed. */

import type { Face, GameView, Marks, Offer, OffersAt, PlaceId, SeatWord } from "@/games/game-ui";
import { sameAction } from "@/api/action-equality";
import type { Action } from "@/api/types.gen";
import { isSeat } from "@/ui/seat-styles";
import { settings } from "@/state/settings.svelte";
import type { TableStore } from "@/table/store.svelte";
import { Asking } from "./inspector.svelte";
import { Hand } from "./selection.svelte";
import { isMove, type MoveEvent } from "@/table/model/events";
import { outcomeOf, type Outcome } from "@/table/model/gains";
import { marksOf } from "@/table/model/marks";
import { needsConfirm, offersAt, offersInPanel, pick } from "@/table/model/picking";
import { sinceMyTurn, tellStory } from "@/table/model/log";
import { chipsOf, movesSinceMine, turnsSinceMine, type Chip } from "@/table/model/own-turn";
import { turnOf } from "@/table/model/rotation";
import { Showing } from "./playback.svelte";
import { Typing } from "./command-input.svelte";

/** The parts of a table's store the desk works with. */
export type Table = Pick<
  TableStore,
  | "id" | "table" | "view" | "legal" | "asks" | "events" | "pending" | "look" | "seq" | "mover" | "isMine" | "mySeats"
  | "act" | "undo" | "redo" | "restart" | "askUndo" | "whyNot" | "hint" | "lookAt" | "lookNow" | "nameOf"
>;

export class Desk {
  readonly store: Table;
  readonly face: Face;
  readonly asking: Asking;
  readonly typing: Typing;
  readonly showing: Showing;
  readonly #hand: Hand;
  /** Where the pointer or the focus is. */
  looked = $state<PlaceId | null>(null);
  /** Where the focus is sent next. */
  focus = $state<PlaceId | null>(null);
  /** The places a lesson points at. */
  points = $state.raw<readonly PlaceId[]>([]);
  /** Through whose eyes a spectator looks. */
  watch = $state<SeatWord | null>(null);
  /** Asked before an offer is taken or done; false: whoever guards the desk has answered instead, as a lesson does. */
  guard: ((offer: Offer) => boolean) | null = null;

  constructor(store: Table, face: Face) {
    this.store = store;
    this.face = face;
    const desk = this;
    this.#hand = new Hand({
      face,
      get view() { return desk.view; },
      get at() { return desk.at; },
      get legal() { return store.legal; },
      get seq() { return store.seq; },
      get isLookingBack() { return desk.isLookingBack; },
    });
    this.asking = new Asking({
      store,
      attempt: (place) => (this.view === null ? null : face.attempt(place, this.view)),
      hasOffers: (place) => this.at.has(place),
      offersTo: (place) => this.#hand.offersTo(place),
      offerFor: (action) => this.offerFor(action),
      take: (offer) => this.#hand.take(offer),
    });
    this.typing = new Typing({
      store,
      get ghost() { return desk.ghost; },
      take: (offer) => this.#hand.take(offer),
      choose: (offer) => this.choose(offer),
      confirm: () => this.confirm(),
      refuse: (text) => this.asking.action(text, null, true),
    });
    this.showing = new Showing(store);
  }

  // what is seen

  /** The view as the boards get it; a spectator's has the eyes that were chosen. */
  readonly view: GameView | null = $derived.by(() => {
    const view = this.store.view as GameView | null;
    if (view === null || this.watch === null || view.you !== "nobody") return view;
    return { ...view, you: this.watch };
  });

  /** The seat this desk belongs to: the one to decide where several are held here. */
  readonly seat: SeatWord | null = $derived.by(() => {
    const you = this.store.view?.you ?? "nobody";
    return isSeat(you) ? you : null;
  });

  readonly isSpectator: boolean = $derived.by(() => this.store.mySeats.length === 0);
  readonly isLookingBack: boolean = $derived.by(() => this.store.look !== null);

  /** The legal offers by place, grouped once for each position. */
  readonly at: OffersAt = $derived.by(() =>
    this.view === null ? new Map() : offersAt(this.face, this.store.legal, this.view),
  );

  readonly #inPanel: readonly Offer[] = $derived.by(() =>
    this.view === null ? [] : offersInPanel(this.face, this.store.legal, this.view),
  );

  readonly chips: readonly Chip[] = $derived.by(() =>
    this.seat !== null && this.store.mover === this.seat ? chipsOf(this.store.events, this.seat) : [],
  );

  readonly story = $derived.by(() => tellStory(this.store.events));
  readonly since = $derived.by(() => sinceMyTurn(this.store.events, this.#eyes));
  readonly #last = $derived.by(() => (this.store.look === null ? turnsSinceMine(this.store.events, this.#eyes) : []));

  readonly marks: Marks = $derived.by(() => {
    if (this.view === null) return new Map();
    const refused = this.asking.whyNot?.place ?? null;
    return marksOf({
      face: this.face,
      view: this.view,
      at: this.at,
      ghost: this.ghost,
      chosen: this.several?.place ?? null,
      refused: refused === null ? [] : [refused],
      last: this.#last,
    });
  });

  /** The move that is looked back at; nothing where it was no move. */
  readonly lookedMove: MoveEvent | null = $derived.by(() => {
    const found = this.store.events.find((event) => event.seq === this.store.look);
    return found !== undefined && isMove(found) ? found : null;
  });

  /** Whose last turn counts: of several people at one screen the one who is looking at it. */
  get #eyes(): readonly SeatWord[] {
    const seat = this.seat ?? this.watch;
    return seat === null ? [] : [seat];
  }

  offerFor(action: Action): Offer | null {
    return this.store.legal.find((offer) => sameAction(offer.action, action)) ?? null;
  }

  // what is in hand

  get picked(): Offer | null {
    return this.#hand.picked;
  }

  get several(): { place: PlaceId; offers: readonly Offer[] } | null {
    return this.#hand.several;
  }

  get turn(): number {
    return this.#hand.turn;
  }

  get canTurn(): boolean {
    return this.#hand.canTurn;
  }

  /** What the decision panel lists: offers at a place with several, else those that are done nowhere on a board. */
  get options(): readonly Offer[] {
    return this.several?.offers ?? this.#inPanel;
  }

  /** What is about to be done: picked, the only thing that can be done, or sent and not confirmed yet. */
  readonly ghost: Offer | null = $derived.by(() => {
    const { pending } = this.store;
    return pending !== null ? this.offerFor(pending.action) : (this.picked ?? this.#hand.only);
  });

  /** What would happen where the pointer is, while nothing is picked. */
  readonly preview: Offer | null = $derived.by(() => {
    if (this.ghost !== null || this.looked === null) return null;
    const [first, second] = this.#hand.offersTo(this.looked);
    return second === undefined ? (first ?? null) : null;
  });

  readonly outcome: Outcome | null = $derived.by(() => {
    const offer = this.ghost ?? this.preview;
    return offer === null || this.seat === null ? null : outcomeOf(offer, this.seat, this.face);
  });

  // what is done

  /** A place was picked. */
  pick(place: PlaceId, how: "pointer" | "key"): void {
    this.asking.whyNot = null;
    if (this.store.pending !== null) return;
    const picked = pick(place, this.#hand.offersTo(place), this.ghost);
    if (picked.kind === "refused") void this.asking.about(place, how === "key");
    else if (picked.kind === "confirm") void this.confirm();
    else if (picked.kind === "ghost") void this.choose(picked.offer, place);
    else this.#hand.spread(place);
  }

  /** Take an offer: as a ghost where it has to be confirmed, else at once. */
  async choose(offer: Offer, place: PlaceId | null = null): Promise<void> {
    this.asking.whyNot = null;
    // a piece that can be turned may still be turned to what is wanted
    if (turnOf(this.face, offer) === null && this.guard?.(offer) === false) return;
    this.#hand.take(offer, place);
    if (!needsConfirm(offer, settings.confirm, turnOf(this.face, offer) !== null)) await this.confirm();
  }

  /** Take an offer in hand without doing it: what a hint or a lesson shows. */
  take(offer: Offer): void {
    this.#hand.take(offer);
  }

  /** Take one of the numbered options, counted from 1. */
  async option(number: number): Promise<void> {
    const offer = this.options[number - 1];
    if (offer === undefined) return;
    if (this.ghost !== null && sameAction(this.ghost.action, offer.action)) await this.confirm();
    else await this.choose(offer);
  }

  /** Turn the piece in hand, where it lies or where the pointer is. */
  turnBy(by: 1 | -1): void {
    if (this.store.pending === null) this.#hand.turnBy(by, this.ghost ?? this.preview, this.preview === null ? null : this.looked);
  }

  /** Do what is picked; whether it was done. */
  async confirm(): Promise<boolean> {
    const offer = this.ghost;
    if (offer === null || this.store.pending !== null || this.guard?.(offer) === false) return false;
    this.asking.whyNot = null;
    return this.store.act(offer.action);
  }

  /** Back one step: close what is open, let go what is picked, or take the last step of my turn back. */
  async back(): Promise<void> {
    const { asking } = this;
    if (asking.whyNot !== null || asking.brings !== null) asking.whyNot = null;
    else if (asking.explained !== null) asking.explained = null;
    else if (this.isLookingBack) this.store.lookNow();
    else if (this.store.pending === null && this.#hand.letGo()) return;
    else if (asking.hint !== null) asking.closeHint();
    else if (this.chips.length > 0) await this.undo();
  }

  /** Whether "Back" has anything to go back from. */
  readonly canGoBack: boolean = $derived.by(
    () => this.picked !== null || this.several !== null || (this.chips.length > 0 && (this.store.table?.undo.free ?? false)),
  );

  /** Take back the last step, or so many; what is not free is asked of the others. */
  async undo(steps = 1): Promise<void> {
    const undo = this.store.table?.undo;
    if (undo === undefined || !undo.possible) return;
    this.asking.whyNot = null;
    if (undo.free) await this.store.undo(steps);
    else await this.store.askUndo(steps);
  }

  /** Show what the others did, one move after another. */
  async replaySince(): Promise<void> {
    await this.showing.show(movesSinceMine(this.store.events, this.#eyes));
  }
}
