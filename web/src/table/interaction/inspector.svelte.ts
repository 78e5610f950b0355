/** What is asked at a table: why not, what a bot would do now, and what it thinks of a move of the past. */

import type { Offer, PlaceId } from "@/games/game-ui";
import { Failure, type Problem, problemOf } from "@/api/client";
import type { Action, Hint, Message, Refusal } from "@/api/types.gen";
import type { Table } from "./controller.svelte";
import type { MoveEvent } from "@/table/model/events";

/** A question that was answered with why not: the clause and the reason, or what is wrong with the question. */
export interface WhyNot {
  place: PlaceId | null;
  refusal: Refusal | null;
  /** Said where there is no clause: not your turn, nothing to do here, words nobody understands. */
  message: Message | null;
  byKey: boolean;
}

/** What was asked to be told in full: some offers, at a place or beside what was pointed at. */
export interface Brings {
  offers: readonly Offer[];
  at: PlaceId | Element | null;
  byKey: boolean;
}

export type HintState = { kind: "asking" } | { kind: "answer"; hint: Hint } | { kind: "failed"; problem: Problem };

/** What the questions need of the desk. */
export interface Asker {
  readonly store: Pick<Table, "seq" | "isMine" | "mover" | "look" | "mySeats" | "whyNot" | "hint">;
  /** What a pick at a place would have meant; null: nothing. */
  attempt(place: PlaceId): Action | null;
  hasOffers(place: PlaceId): boolean;
  /** What is offered at a place to the piece as it is turned now. */
  offersTo(place: PlaceId): readonly Offer[];
  offerFor(action: Action): Offer | null;
  /** Show what a bot would do. */
  take(offer: Offer): void;
}

const said = (id: string, args: Message["args"] = {}): Message => ({ id, args });

export class Asking {
  #whyNot = $state.raw<WhyNot | null>(null);
  #brings = $state.raw<{ seq: number; brings: Brings } | null>(null);
  /** A move of the past and what a bot thinks of it. */
  explained = $state.raw<{ move: MoveEvent; state: HintState } | null>(null);
  #hint = $state.raw<{ seq: number; state: HintState } | null>(null);
  readonly #asker: Asker;

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /** The question that is answered at the moment; one answer takes the place of another. */
  get whyNot(): WhyNot | null {
    return this.#whyNot;
  }

  set whyNot(answer: WhyNot | null) {
    this.#whyNot = answer;
    this.#brings = null;
  }

  /** What some offers would bring, as long as nothing has happened since. */
  get brings(): Brings | null {
    return this.#brings?.seq === this.#asker.store.seq ? this.#brings.brings : null;
  }

  /** Tell in full what some offers would bring. */
  tell(offers: readonly Offer[], at: PlaceId | Element | null, byKey = false): void {
    this.whyNot = null;
    this.#brings = { seq: this.#asker.store.seq, brings: { offers, at, byKey } };
  }

  /** What a place would bring; where nothing can be done there, why not. */
  async whatAt(place: PlaceId, byKey = false): Promise<void> {
    const { store } = this.#asker;
    const offers = store.look === null && store.isMine ? this.#asker.offersTo(place) : [];
    if (offers.length > 0) this.tell(offers, place, byKey);
    else await this.about(place, byKey);
  }

  /** What a bot says, as long as nothing has happened since. */
  get hint(): HintState | null {
    return this.#hint?.seq === this.#asker.store.seq ? this.#hint.state : null;
  }

  /** Why nothing can be done at a place. */
  async about(place: PlaceId, byKey = false): Promise<void> {
    const attempt = this.#asker.attempt(place);
    const message = this.#plainly(place, attempt);
    if (message !== null) this.#answer(place, byKey, message);
    else if (attempt !== null) await this.action(attempt, place, byKey);
  }

  /** What needs no rule to be answered. */
  #plainly(place: PlaceId, attempt: Action | null): Message | null {
    const { store } = this.#asker;
    if (store.look !== null) return said("frame-why-past");
    if (store.mySeats.length === 0) return said("frame-why-watching");
    if (!store.isMine) return said("frame-why-not-your-turn", { mover: { word: `seat-${store.mover}` } });
    if (this.#asker.hasOffers(place)) return said("frame-why-allowed");
    return attempt === null ? said("frame-why-nothing-here") : null;
  }

  /** Why an action, or one as somebody typed it, is not allowed. */
  async action(action: Action | string, place: PlaceId | null, byKey: boolean): Promise<void> {
    const { store } = this.#asker;
    const { seq } = store;
    try {
      const refusal = await store.whyNot(action);
      if (seq !== store.seq) return;
      if (refusal === null) this.#answer(place, byKey, said("frame-why-allowed"));
      else this.whyNot = { place, refusal, message: null, byKey };
    } catch (error) {
      const { id, args } = problemOf(error);
      if (error instanceof Failure && seq === store.seq) this.#answer(place, byKey, said(id, args));
    }
  }

  #answer(place: PlaceId | null, byKey: boolean, message: Message): void {
    this.whyNot = { place, refusal: null, message, byKey };
  }

  /** What a bot would do in my place; its move is taken in hand. */
  async askHint(): Promise<void> {
    const { store } = this.#asker;
    if (!store.isMine || this.hint?.kind === "asking") return;
    const { seq } = store;
    this.#hint = { seq, state: { kind: "asking" } };
    try {
      const hint = await store.hint();
      if (store.seq !== seq || this.#hint === null) return;
      this.#hint = { seq, state: { kind: "answer", hint } };
      const offer = this.#asker.offerFor(hint.action);
      if (offer !== null) this.#asker.take(offer);
    } catch (error) {
      if (store.seq === seq) this.#hint = { seq, state: { kind: "failed", problem: problemOf(error) } };
    }
  }

  closeHint(): void {
    this.#hint = null;
  }

  /** Why a move of the past was made: what a bot thinks of the position before it. */
  async explain(move: MoveEvent): Promise<void> {
    this.explained = { move, state: { kind: "asking" } };
    const answer = await this.#asker.store.hint(move.seq - 1).then(
      (hint): HintState => ({ kind: "answer", hint }),
      (error: unknown): HintState => ({ kind: "failed", problem: problemOf(error) }),
    );
    if (this.explained?.move === move) this.explained = { move, state: answer };
  }
}
