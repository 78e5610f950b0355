/** Answers to questions about a position: what a move would do, why it is not allowed, and what a bot advises. */

import { ApiError, type Problem, problemOf } from "@/api/client";
import type { Action, Hint, Message, Refusal } from "@/api/types.gen";
import type { Offer, PlaceId } from "@/games/game-ui";
import type { MoveEvent } from "@/table/model/events";
import type { TablePosition } from "./position.svelte";
import type { Selection } from "./selection.svelte";

/** The answer to "why not?": a refusal with its clause, or a message where no rule is involved. */
export interface WhyNot {
  place: PlaceId | null;
  refusal: Refusal | null;
  /** Without a refusal: not your turn, nothing to do here, or unknown words. */
  message: Message | null;
  byKey: boolean;
}

/** Offers to preview in full, at a place or next to an element. */
export interface Previews {
  offers: readonly Offer[];
  at: PlaceId | Element | null;
  byKey: boolean;
}

export type HintState = { kind: "asking" } | { kind: "answer"; hint: Hint } | { kind: "failed"; problem: Problem };

const plain = (id: string, args: Message["args"] = {}): Message => ({ id, args });

export class Inspector {
  /** A past move and a bot's opinion of it. */
  explainedMove = $state.raw<{ move: MoveEvent; state: HintState } | null>(null);
  #whyNot = $state.raw<WhyNot | null>(null);
  #previews = $state.raw<{ seq: number; previews: Previews } | null>(null);
  #hint = $state.raw<{ seq: number; state: HintState } | null>(null);
  readonly #position: TablePosition;
  readonly #selection: Selection;
  /** The actions that a pick at a place takes for granted. */
  readonly #before: (place: PlaceId) => readonly Action[];

  constructor(position: TablePosition, selection: Selection, before: (place: PlaceId) => readonly Action[] = () => []) {
    this.#position = position;
    this.#selection = selection;
    this.#before = before;
  }

  /** The answer that is shown; setting one replaces the previews, setting null closes both. */
  get whyNot(): WhyNot | null {
    return this.#whyNot;
  }

  set whyNot(answer: WhyNot | null) {
    this.#whyNot = answer;
    this.#previews = null;
  }

  /** The previews that are shown, until something happens at the table. */
  get previews(): Previews | null {
    return this.#previews?.seq === this.#position.store.seq ? this.#previews.previews : null;
  }

  /** The bot's advice for this position, until something happens at the table. */
  get hint(): HintState | null {
    return this.#hint?.seq === this.#position.store.seq ? this.#hint.state : null;
  }

  /** Show in full what some offers would do. */
  preview(offers: readonly Offer[], at: PlaceId | Element | null, byKey = false): void {
    this.whyNot = null;
    this.#previews = { seq: this.#position.store.seq, previews: { offers, at, byKey } };
  }

  /** Preview the offers at a place, or explain why there are none. */
  async inspect(place: PlaceId, byKey = false): Promise<void> {
    const { store } = this.#position;
    const offers = store.viewedSeq === null && store.isMine ? this.#selection.offersAt(place) : [];
    if (offers.length > 0) this.preview(offers, place, byKey);
    else await this.explainPlace(place, byKey);
  }

  /** Explain why nothing can be done at a place. */
  async explainPlace(place: PlaceId, byKey = false): Promise<void> {
    const { gameUi, view } = this.#position;
    const attempt = view === null ? null : gameUi.attempt(place, view, this.#selection.rotation);
    const reason = this.#reasonWithoutRule(place, attempt);
    if (reason !== null) this.#answer(place, byKey, reason);
    else if (attempt !== null) await this.explainAction(attempt, place, byKey);
  }

  /** The reason where no rule is involved; null where the server has to be asked. */
  #reasonWithoutRule(place: PlaceId, attempt: Action | null): Message | null {
    const { store, offersByPlace } = this.#position;
    if (store.viewedSeq !== null) return plain("frame-why-past");
    if (store.mySeats.length === 0) return plain("frame-why-watching");
    if (!store.isMine) return plain("frame-why-not-your-turn", { mover: { word: `seat-${store.mover}` } });
    if (offersByPlace.has(place)) return plain("frame-why-allowed");
    return attempt === null ? plain("frame-why-nothing-here") : null;
  }

  /** Ask the server why an action, or one as it was typed, is not allowed. */
  async explainAction(action: Action | string, place: PlaceId | null, byKey: boolean): Promise<void> {
    const { store } = this.#position;
    const { seq } = store;
    try {
      const refusal = await store.whyNot(action, place === null ? [] : this.#before(place));
      if (seq !== store.seq) return;
      if (refusal === null) this.#answer(place, byKey, plain("frame-why-allowed"));
      else this.whyNot = { place, refusal, message: null, byKey };
    } catch (error) {
      const { id, args } = problemOf(error);
      if (error instanceof ApiError && seq === store.seq) this.#answer(place, byKey, plain(id, args));
    }
  }

  #answer(place: PlaceId | null, byKey: boolean, message: Message): void {
    this.whyNot = { place, refusal: null, message, byKey };
  }

  /** Ask a bot what it would do in my place, and select its move. */
  async askHint(): Promise<void> {
    const { store } = this.#position;
    if (!store.isMine || this.hint?.kind === "asking") return;
    const { seq } = store;
    this.#hint = { seq, state: { kind: "asking" } };
    try {
      const hint = await store.hint();
      if (store.seq !== seq || this.#hint === null) return;
      this.#hint = { seq, state: { kind: "answer", hint } };
      const offer = this.#position.offerFor(hint.action);
      if (offer !== null) this.#selection.select(offer);
    } catch (error) {
      if (store.seq === seq) this.#hint = { seq, state: { kind: "failed", problem: problemOf(error) } };
    }
  }

  closeHint(): void {
    this.#hint = null;
  }

  /** Ask a bot about a past move, from the position before it. */
  async explainMove(move: MoveEvent): Promise<void> {
    this.explainedMove = { move, state: { kind: "asking" } };
    const answer = await this.#position.store.hint(move.seq - 1).then(
      (hint): HintState => ({ kind: "answer", hint }),
      (error: unknown): HintState => ({ kind: "failed", problem: problemOf(error) }),
    );
    if (this.explainedMove?.move === move) this.explainedMove = { move, state: answer };
  }
}
