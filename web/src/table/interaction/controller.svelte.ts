/** What somebody is doing at a table before anything is sent: what is seen, picked, asked and typed. */

import type { GameUi, GameView, Marks, Offer, OffersByPlace, PlaceId, SeatWord } from "@/games/game-ui";
import { sameAction } from "@/api/action-equality";
import type { Action } from "@/api/types.gen";
import { isSeat } from "@/ui/seat-styles";
import { settings } from "@/state/settings.svelte";
import type { TableStore } from "@/table/store.svelte";
import { Inspector } from "./inspector.svelte";
import { Selection } from "./selection.svelte";
import { isMove, type MoveEvent } from "@/table/model/events";
import { outcomeOf, type Outcome } from "@/table/model/gains";
import { marksOf } from "@/table/model/marks";
import { needsConfirm, groupByPlace, offersWithoutPlace, pick } from "@/table/model/picking";
import { sinceMyTurn, buildLog } from "@/table/model/log";
import { turnStepsOf, movesSinceMine, turnsSinceMine, type TurnStep } from "@/table/model/own-turn";
import { rotationOf } from "@/table/model/rotation";
import { Playback } from "./playback.svelte";
import { CommandInput } from "./command-input.svelte";

/** The parts of a table's store the desk works with. */
export type ControlledTable = Pick<
  TableStore,
  | "id"
  | "table"
  | "view"
  | "legal"
  | "prompt"
  | "events"
  | "pending"
  | "viewedSeq"
  | "seq"
  | "mover"
  | "isMine"
  | "mySeats"
  | "act"
  | "undo"
  | "redo"
  | "restart"
  | "askUndo"
  | "whyNot"
  | "hint"
  | "viewAt"
  | "viewLatest"
  | "nameOf"
>;

export class TableController {
  readonly store: ControlledTable;
  readonly gameUi: GameUi;
  readonly inspector: Inspector;
  readonly commandInput: CommandInput;
  readonly playback: Playback;
  readonly #selection: Selection;
  /** Where the pointer or the focus is. */
  hovered = $state<PlaceId | null>(null);
  /** Where the focus is sent next. */
  focus = $state<PlaceId | null>(null);
  /** The places a lesson points at. */
  points = $state.raw<readonly PlaceId[]>([]);
  /** Through whose eyes a spectator looks. */
  watchedSeat = $state<SeatWord | null>(null);
  /** Asked before an offer is taken or done; false: whoever guards the desk has answered instead, as a lesson does. */
  guard: ((offer: Offer) => boolean) | null = null;

  constructor(store: ControlledTable, gameUi: GameUi) {
    this.store = store;
    this.gameUi = gameUi;
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const controller = this;
    this.#selection = new Selection({
      gameUi,
      get view() {
        return controller.view;
      },
      get offersByPlace() {
        return controller.offersByPlace;
      },
      get legal() {
        return store.legal;
      },
      get seq() {
        return store.seq;
      },
      get isViewingPast() {
        return controller.isViewingPast;
      },
    });
    this.inspector = new Inspector({
      store,
      attempt: (place) => (this.view === null ? null : gameUi.attempt(place, this.view)),
      hasOffers: (place) => this.offersByPlace.has(place),
      offersTo: (place) => this.#selection.offersTo(place),
      offerFor: (action) => this.offerFor(action),
      select: (offer) => this.#selection.select(offer),
    });
    this.commandInput = new CommandInput({
      store,
      get ghost() {
        return controller.ghost;
      },
      select: (offer) => this.#selection.select(offer),
      choose: (offer) => this.choose(offer),
      confirm: () => this.confirm(),
      refuse: (text) => this.inspector.explainAction(text, null, true),
    });
    this.playback = new Playback(store);
  }

  // what is seen

  /** The view as the boards get it; a spectator's has the eyes that were chosen. */
  readonly view: GameView | null = $derived.by(() => {
    const view = this.store.view as GameView | null;
    if (view === null || this.watchedSeat === null || view.you !== "nobody") return view;
    return { ...view, you: this.watchedSeat };
  });

  /** The seat this desk belongs to: the one to decide where several are held here. */
  readonly seat: SeatWord | null = $derived.by(() => {
    const you = this.store.view?.you ?? "nobody";
    return isSeat(you) ? you : null;
  });

  readonly isSpectator: boolean = $derived.by(() => this.store.mySeats.length === 0);
  readonly isViewingPast: boolean = $derived.by(() => this.store.viewedSeq !== null);

  /** The legal offers by place, grouped once for each position. */
  readonly offersByPlace: OffersByPlace = $derived.by(() =>
    this.view === null ? new Map() : groupByPlace(this.gameUi, this.store.legal, this.view),
  );

  readonly #inPanel: readonly Offer[] = $derived.by(() =>
    this.view === null ? [] : offersWithoutPlace(this.gameUi, this.store.legal, this.view),
  );

  readonly turnSteps: readonly TurnStep[] = $derived.by(() =>
    this.seat !== null && this.store.mover === this.seat ? turnStepsOf(this.store.events, this.seat) : [],
  );

  readonly log = $derived.by(() => buildLog(this.store.events));
  readonly since = $derived.by(() => sinceMyTurn(this.store.events, this.#eyes));
  readonly #last = $derived.by(() =>
    this.store.viewedSeq === null ? turnsSinceMine(this.store.events, this.#eyes) : [],
  );

  readonly marks: Marks = $derived.by(() => {
    if (this.view === null) return new Map();
    const refused = this.inspector.whyNot?.place ?? null;
    return marksOf({
      gameUi: this.gameUi,
      view: this.view,
      at: this.offersByPlace,
      ghost: this.ghost,
      chosen: this.openPlace?.place ?? null,
      refused: refused === null ? [] : [refused],
      last: this.#last,
    });
  });

  /** The move that is looked back at; nothing where it was no move. */
  readonly viewedMove: MoveEvent | null = $derived.by(() => {
    const found = this.store.events.find((event) => event.seq === this.store.viewedSeq);
    return found !== undefined && isMove(found) ? found : null;
  });

  /** Whose last turn counts: of several people at one screen the one who is looking at it. */
  get #eyes(): readonly SeatWord[] {
    const seat = this.seat ?? this.watchedSeat;
    return seat === null ? [] : [seat];
  }

  offerFor(action: Action): Offer | null {
    return this.store.legal.find((offer) => sameAction(offer.action, action)) ?? null;
  }

  // what is in hand

  get picked(): Offer | null {
    return this.#selection.picked;
  }

  get openPlace(): { place: PlaceId; offers: readonly Offer[] } | null {
    return this.#selection.openPlace;
  }

  get rotation(): number {
    return this.#selection.rotation;
  }

  get canRotate(): boolean {
    return this.#selection.canRotate;
  }

  /** What the decision panel lists: offers at a place with several, else those that are done nowhere on a board. */
  get options(): readonly Offer[] {
    return this.openPlace?.offers ?? this.#inPanel;
  }

  /** What is about to be done: picked, the only thing that can be done, or sent and not confirmed yet. */
  readonly ghost: Offer | null = $derived.by(() => {
    const { pending } = this.store;
    return pending !== null ? this.offerFor(pending.action) : (this.picked ?? this.#selection.only);
  });

  /** What would happen where the pointer is, while nothing is picked. */
  readonly preview: Offer | null = $derived.by(() => {
    if (this.ghost !== null || this.hovered === null) return null;
    const [first, second] = this.#selection.offersTo(this.hovered);
    return second === undefined ? (first ?? null) : null;
  });

  readonly outcome: Outcome | null = $derived.by(() => {
    const offer = this.ghost ?? this.preview;
    return offer === null || this.seat === null ? null : outcomeOf(offer, this.seat, this.gameUi);
  });

  // what is done

  /** A place was picked. */
  pick(place: PlaceId, how: "pointer" | "key"): void {
    this.inspector.whyNot = null;
    if (this.store.pending !== null) return;
    const picked = pick(place, this.#selection.offersTo(place), this.ghost);
    if (picked.kind === "refused") void this.inspector.explainPlace(place, how === "key");
    else if (picked.kind === "confirm") void this.confirm();
    else if (picked.kind === "ghost") void this.choose(picked.offer, place);
    else this.#selection.open(place);
  }

  /** Take an offer: as a ghost where it has to be confirmed, else at once. */
  async choose(offer: Offer, place: PlaceId | null = null): Promise<void> {
    this.inspector.whyNot = null;
    // a piece that can be turned may still be turned to what is wanted
    if (rotationOf(this.gameUi, offer) === null && this.guard?.(offer) === false) return;
    this.#selection.select(offer, place);
    if (!needsConfirm(offer, settings.confirm, rotationOf(this.gameUi, offer) !== null)) await this.confirm();
  }

  /** Take an offer in hand without doing it: what a hint or a lesson shows. */
  select(offer: Offer): void {
    this.#selection.select(offer);
  }

  /** Take one of the numbered options, counted from 1. */
  async option(number: number): Promise<void> {
    const offer = this.options[number - 1];
    if (offer === undefined) return;
    if (this.ghost !== null && sameAction(this.ghost.action, offer.action)) await this.confirm();
    else await this.choose(offer);
  }

  /** Turn the piece in hand, where it lies or where the pointer is. */
  rotateBy(by: 1 | -1): void {
    if (this.store.pending === null)
      this.#selection.rotateBy(by, this.ghost ?? this.preview, this.preview === null ? null : this.hovered);
  }

  /** Do what is picked; whether it was done. */
  async confirm(): Promise<boolean> {
    const offer = this.ghost;
    if (offer === null || this.store.pending !== null || this.guard?.(offer) === false) return false;
    this.inspector.whyNot = null;
    return this.store.act(offer.action);
  }

  /** Back one step: close what is open, let go what is picked, or take the last step of my turn back. */
  async back(): Promise<void> {
    const { inspector } = this;
    if (inspector.whyNot !== null || inspector.previews !== null) inspector.whyNot = null;
    else if (inspector.explainedMove !== null) inspector.explainedMove = null;
    else if (this.isViewingPast) this.store.viewLatest();
    else if (this.store.pending === null && this.#selection.clear()) return;
    else if (inspector.hint !== null) inspector.closeHint();
    else if (this.turnSteps.length > 0) await this.undo();
  }

  /** Whether "Back" has anything to go back from. */
  readonly canGoBack: boolean = $derived.by(
    () =>
      this.picked !== null ||
      this.openPlace !== null ||
      (this.turnSteps.length > 0 && (this.store.table?.undo.free ?? false)),
  );

  /** Take back the last step, or so many; what is not free is asked of the others. */
  async undo(steps = 1): Promise<void> {
    const undo = this.store.table?.undo;
    if (undo === undefined || !undo.possible) return;
    this.inspector.whyNot = null;
    if (undo.free) await this.store.undo(steps);
    else await this.store.askUndo(steps);
  }

  /** Show what the others did, one move after another. */
  async replaySince(): Promise<void> {
    await this.playback.play(movesSinceMine(this.store.events, this.#eyes));
  }
}
