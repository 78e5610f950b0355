/** What somebody is doing at a table before anything is sent: what is picked, asked, looked at and typed. */

import type { Face, GameView, Marks, Offer, OffersAt, PlaceId, SeatWord } from "../boards/board";
import { Failure, type Problem, problemOf } from "../lib/api/client";
import type { Action, Hint, Message, Refusal } from "../lib/api/types.gen";
import { isSeat } from "../lib/look/seats";
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table/table.svelte";
import { understand } from "./logic/command";
import { isMove, type MoveEvent } from "./logic/events";
import { outcomeOf, type Outcome } from "./logic/gains";
import { marksOf } from "./logic/marks";
import { needsConfirm, offersAt, offersInPanel, pick, sameAction } from "./logic/picking";
import { sinceMyTurn, tellStory } from "./logic/story";
import { chipsOf, movesSinceMine, turnsSinceMine, type Chip } from "./logic/turn";

/** The parts of a table's store the desk works with. */
export type Table = Pick<
  TableStore,
  | "id" | "table" | "view" | "legal" | "asks" | "events" | "pending" | "look" | "seq" | "mover" | "isMine" | "mySeats"
  | "act" | "undo" | "redo" | "restart" | "askUndo" | "whyNot" | "hint" | "lookAt" | "lookNow" | "nameOf"
>;

/** A question that was answered with why not: the clause and the reason, or what is wrong with the question. */
export interface WhyNot {
  place: PlaceId | null;
  refusal: Refusal | null;
  /** Said where there is no clause: not your turn, nothing to do here, words nobody understands. */
  message: Message | null;
  byKey: boolean;
}

export type HintState = { kind: "asking" } | { kind: "answer"; hint: Hint } | { kind: "failed"; problem: Problem };

const STEP_OF_REPLAY = 650;
const LONGEST_REPLAY = 6_000;

export class Desk {
  readonly store: Table;
  readonly face: Face;
  /** The question that is answered at the moment. */
  whyNot = $state.raw<WhyNot | null>(null);
  /** Where the pointer or the focus is. */
  looked = $state<PlaceId | null>(null);
  /** Where the focus is sent next. */
  focus = $state<PlaceId | null>(null);
  /** Through whose eyes a spectator looks. */
  watch = $state<SeatWord | null>(null);
  /** What was said last, for "say it again". */
  heard = $state("");
  replaying = $state(false);
  /** A move of the past and what a bot thinks of it. */
  explained = $state.raw<{ move: MoveEvent; state: HintState } | null>(null);

  // what is picked holds for one number only: whatever happens at the table drops it
  #picked = $state.raw<{ seq: number; offer: Offer } | null>(null);
  #several = $state.raw<{ seq: number; place: PlaceId | null; offers: readonly Offer[] } | null>(null);
  #hint = $state.raw<{ seq: number; state: HintState } | null>(null);
  // what was typed for the steps after one that is under way
  #typed: { after: number; rest: string } | null = null;

  constructor(store: Table, face: Face) {
    this.store = store;
    this.face = face;
  }

  // what is shown

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

  readonly at: OffersAt = $derived.by(() =>
    this.view === null ? new Map() : offersAt(this.face, this.store.legal, this.view),
  );

  /** What the decision panel lists: offers at a place with several, else those that are done nowhere on a board. */
  readonly options: readonly Offer[] = $derived.by(() => {
    if (this.several !== null) return this.several.offers;
    return this.view === null ? [] : offersInPanel(this.face, this.store.legal, this.view);
  });

  get several(): { place: PlaceId | null; offers: readonly Offer[] } | null {
    return this.#several?.seq === this.store.seq && this.store.look === null ? this.#several : null;
  }

  /** What is about to be done: picked, the only thing that can be done, or sent and not confirmed yet. */
  readonly ghost: Offer | null = $derived.by(() => {
    const pending = this.store.pending;
    if (pending !== null) return this.offerFor(pending.action);
    const { legal } = this.store;
    return this.picked ?? (legal.length === 1 ? (legal[0] ?? null) : null);
  });

  /** What was picked, as long as nothing has happened since. */
  get picked(): Offer | null {
    return this.#picked?.seq === this.store.seq && this.store.look === null ? this.#picked.offer : null;
  }

  /** What would happen where the pointer is, while nothing is picked. */
  readonly preview: Offer | null = $derived.by(() => {
    if (this.ghost !== null || this.looked === null) return null;
    const there = this.at.get(this.looked) ?? [];
    return there.length === 1 ? (there[0] ?? null) : null;
  });

  readonly outcome: Outcome | null = $derived.by(() => {
    const offer = this.ghost ?? this.preview;
    return offer === null || this.seat === null ? null : outcomeOf(offer, this.seat, this.face);
  });

  readonly chips: readonly Chip[] = $derived.by(() =>
    this.seat !== null && this.store.mover === this.seat ? chipsOf(this.store.events, this.seat) : [],
  );

  readonly story = $derived.by(() => tellStory(this.store.events));
  readonly since = $derived.by(() => sinceMyTurn(this.store.events, this.#eyes));

  readonly marks: Marks = $derived.by(() => {
    if (this.view === null) return new Map();
    const refused = this.whyNot?.place ?? null;
    return marksOf({
      face: this.face,
      view: this.view,
      at: this.at,
      ghost: this.ghost,
      chosen: this.several?.place ?? null,
      refused: refused === null ? [] : [refused],
      last: this.store.look === null ? turnsSinceMine(this.store.events, this.#eyes) : [],
    });
  });

  get hint(): HintState | null {
    return this.#hint?.seq === this.store.seq ? this.#hint.state : null;
  }

  /** Whose last turn counts: of several people at one screen the one who is looking at it. */
  get #eyes(): readonly SeatWord[] {
    const seat = this.seat ?? this.watch;
    return seat === null ? [] : [seat];
  }

  offerFor(action: Action): Offer | null {
    return this.store.legal.find((offer) => sameAction(offer.action, action)) ?? null;
  }

  // picking

  /** A place was picked. */
  pick(place: PlaceId, how: "pointer" | "key"): void {
    this.whyNot = null;
    if (this.store.pending !== null) return;
    const picked = pick(place, this.at, this.ghost);
    if (picked.kind === "refused") void this.ask(place, how === "key");
    else if (picked.kind === "confirm") void this.confirm();
    else if (picked.kind === "ghost") void this.choose(picked.offer);
    else this.#list(picked.place, picked.offers);
  }

  #list(place: PlaceId | null, offers: readonly Offer[]): void {
    this.#picked = null;
    this.#several = { seq: this.store.seq, place, offers };
  }

  /** Take an offer: as a ghost where it has to be confirmed, else at once. */
  async choose(offer: Offer): Promise<void> {
    this.whyNot = null;
    const wait = needsConfirm(offer, settings.confirm);
    this.#picked = { seq: this.store.seq, offer };
    if (!wait) await this.confirm();
  }

  /** Take one of the numbered options, counted from 1. */
  async option(number: number): Promise<void> {
    const offer = this.options[number - 1];
    if (offer === undefined) return;
    if (this.ghost !== null && sameAction(this.ghost.action, offer.action)) await this.confirm();
    else await this.choose(offer);
  }

  /** Do what is picked. */
  async confirm(): Promise<void> {
    const offer = this.ghost;
    if (offer === null || this.store.pending !== null) return;
    this.whyNot = null;
    const done = await this.store.act(offer.action);
    if (!done) this.#typed = null;
  }

  /** Back one step: close what is open, let go what is picked, or take the last step of my turn back. */
  async back(): Promise<void> {
    if (this.whyNot !== null) this.whyNot = null;
    else if (this.explained !== null) this.explained = null;
    else if (this.isLookingBack) this.store.lookNow();
    else if (this.picked !== null && this.store.pending === null) this.#picked = null;
    else if (this.several !== null) this.#several = null;
    else if (this.#hint !== null) this.#hint = null;
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
    this.whyNot = null;
    if (undo.free) await this.store.undo(steps);
    else await this.store.askUndo(steps);
  }

  // asking

  /** Why nothing can be done at a place. */
  async ask(place: PlaceId, byKey = false): Promise<void> {
    const view = this.view;
    if (view === null) return;
    if (this.isLookingBack) return this.#answer(place, byKey, { id: "frame-why-past", args: {} });
    if (this.isSpectator) return this.#answer(place, byKey, { id: "frame-why-watching", args: {} });
    if (!this.store.isMine) {
      const mover = { word: `seat-${this.store.mover}` };
      return this.#answer(place, byKey, { id: "frame-why-not-your-turn", args: { mover } });
    }
    if (this.at.has(place)) return this.#answer(place, byKey, { id: "frame-why-allowed", args: {} });
    const attempt = this.face.attempt(place, view);
    if (attempt === null) return this.#answer(place, byKey, { id: "frame-why-nothing-here", args: {} });
    await this.askAction(attempt, place, byKey);
  }

  /** Why an action, or one as somebody typed it, is not allowed. */
  async askAction(action: Action | string, place: PlaceId | null, byKey: boolean): Promise<void> {
    const seq = this.store.seq;
    try {
      const refusal = await this.store.whyNot(action);
      if (seq !== this.store.seq) return;
      if (refusal === null) this.#answer(place, byKey, { id: "frame-why-allowed", args: {} });
      else this.whyNot = { place, refusal, message: null, byKey };
    } catch (error) {
      const problem = problemOf(error);
      if (error instanceof Failure && seq === this.store.seq) this.#answer(place, byKey, { id: problem.id, args: problem.args });
    }
  }

  #answer(place: PlaceId | null, byKey: boolean, message: Message): void {
    this.whyNot = { place, refusal: null, message, byKey };
  }

  /** What a bot would do in my place; its move becomes the ghost. */
  async askHint(): Promise<void> {
    if (!this.store.isMine || this.hint?.kind === "asking") return;
    const seq = this.store.seq;
    this.#hint = { seq, state: { kind: "asking" } };
    try {
      const hint = await this.store.hint();
      if (this.store.seq !== seq || this.#hint === null) return;
      this.#hint = { seq, state: { kind: "answer", hint } };
      const offer = this.offerFor(hint.action);
      if (offer !== null) this.#picked = { seq, offer };
    } catch (error) {
      if (this.store.seq === seq) this.#hint = { seq, state: { kind: "failed", problem: problemOf(error) } };
    }
  }

  closeHint(): void {
    this.#hint = null;
  }

  /** Why a move of the past was made: what a bot thinks of the position before it. */
  async explain(move: MoveEvent): Promise<void> {
    this.explained = { move, state: { kind: "asking" } };
    const answer = await this.store.hint(move.seq - 1).then(
      (hint): HintState => ({ kind: "answer", hint }),
      (error: unknown): HintState => ({ kind: "failed", problem: problemOf(error) }),
    );
    if (this.explained?.move === move) this.explained = { move, state: answer };
  }

  /** The move that is looked back at; nothing where it was no move. */
  readonly lookedMove: MoveEvent | null = $derived.by(() => {
    const found = this.store.events.find((event) => event.seq === this.store.look);
    return found !== undefined && isMove(found) ? found : null;
  });

  // typing

  /** Do what was typed: step by step where it says several; what nobody understands is asked of the server. */
  async type(text: string): Promise<"done" | "waits" | "refused"> {
    this.whyNot = null;
    this.#typed = null;
    const understood = understand(text, this.store.legal);
    if (understood.kind === "nothing") return "done";
    if (understood.kind === "unknown") {
      await this.askAction(understood.text, null, true);
      return "refused";
    }
    if (understood.rest === "") {
      await this.choose(understood.offer);
      return this.ghost === null ? "done" : "waits";
    }
    this.#typed = { after: this.store.seq, rest: understood.rest };
    this.#picked = { seq: this.store.seq, offer: understood.offer };
    await this.confirm();
    return "done";
  }

  /** The table has come further: the next step of a line that was typed, if it is still my turn. */
  goOn(): void {
    const typed = this.#typed;
    if (typed === null || this.store.seq <= typed.after || this.store.pending !== null) return;
    this.#typed = null;
    if (this.store.isMine) void this.type(typed.rest);
  }

  // looking back

  /** Show what the others did, one move after another; any key or click ends it. */
  async replaySince(): Promise<void> {
    const moves = movesSinceMine(this.store.events, this.#eyes);
    const first = moves[0];
    if (first === undefined || this.replaying) return;
    this.replaying = true;
    const step = Math.min(STEP_OF_REPLAY, LONGEST_REPLAY / moves.length);
    for (const seq of [first.seq - 1, ...moves.map((move) => move.seq)]) {
      if (!this.replaying) break;
      await this.store.lookAt(seq);
      await new Promise((resolve) => setTimeout(resolve, step));
    }
    this.replaying = false;
    this.store.lookNow();
  }

  stopReplay(): void {
    this.replaying = false;
  }
}
