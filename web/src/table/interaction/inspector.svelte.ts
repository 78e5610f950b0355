/** What is asked at a table: why not, what a bot would do now, and what it thinks of a move of the past. */

import type { Offer, PlaceId } from "@/games/game-ui";
import { ApiError, type Problem, problemOf } from "@/api/client";
import type { Action, Hint, Message, Refusal } from "@/api/types.gen";
import type { ControlledTable } from "./controller.svelte";
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
export interface Previews {
  offers: readonly Offer[];
  at: PlaceId | Element | null;
  byKey: boolean;
}

export type HintState = { kind: "asking" } | { kind: "answer"; hint: Hint } | { kind: "failed"; problem: Problem };

/** What the questions need of the desk. */
export interface InspectorContext {
  readonly store: Pick<ControlledTable, "seq" | "isMine" | "mover" | "viewedSeq" | "mySeats" | "whyNot" | "hint">;
  /** What a pick at a place would have meant; null: nothing. */
  attempt(place: PlaceId): Action | null;
  hasOffers(place: PlaceId): boolean;
  /** What is offered at a place to the piece as it is turned now. */
  offersTo(place: PlaceId): readonly Offer[];
  offerFor(action: Action): Offer | null;
  /** Show what a bot would do. */
  select(offer: Offer): void;
}

const message = (id: string, args: Message["args"] = {}): Message => ({ id, args });

export class Inspector {
  #whyNot = $state.raw<WhyNot | null>(null);
  #previews = $state.raw<{ seq: number; previews: Previews } | null>(null);
  /** A move of the past and what a bot thinks of it. */
  explainedMove = $state.raw<{ move: MoveEvent; state: HintState } | null>(null);
  #hint = $state.raw<{ seq: number; state: HintState } | null>(null);
  readonly #context: InspectorContext;

  constructor(context: InspectorContext) {
    this.#context = context;
  }

  /** The question that is answered at the moment; one answer takes the place of another. */
  get whyNot(): WhyNot | null {
    return this.#whyNot;
  }

  set whyNot(answer: WhyNot | null) {
    this.#whyNot = answer;
    this.#previews = null;
  }

  /** What some offers would bring, as long as nothing has happened since. */
  get previews(): Previews | null {
    return this.#previews?.seq === this.#context.store.seq ? this.#previews.previews : null;
  }

  /** Tell in full what some offers would bring. */
  preview(offers: readonly Offer[], at: PlaceId | Element | null, byKey = false): void {
    this.whyNot = null;
    this.#previews = { seq: this.#context.store.seq, previews: { offers, at, byKey } };
  }

  /** What a place would bring; where nothing can be done there, why not. */
  async inspect(place: PlaceId, byKey = false): Promise<void> {
    const { store } = this.#context;
    const offers = store.viewedSeq === null && store.isMine ? this.#context.offersTo(place) : [];
    if (offers.length > 0) this.preview(offers, place, byKey);
    else await this.explainPlace(place, byKey);
  }

  /** What a bot says, as long as nothing has happened since. */
  get hint(): HintState | null {
    return this.#hint?.seq === this.#context.store.seq ? this.#hint.state : null;
  }

  /** Why nothing can be done at a place. */
  async explainPlace(place: PlaceId, byKey = false): Promise<void> {
    const attempt = this.#context.attempt(place);
    const message = this.#plainly(place, attempt);
    if (message !== null) this.#answer(place, byKey, message);
    else if (attempt !== null) await this.explainAction(attempt, place, byKey);
  }

  /** What needs no rule to be answered. */
  #plainly(place: PlaceId, attempt: Action | null): Message | null {
    const { store } = this.#context;
    if (store.viewedSeq !== null) return message("frame-why-past");
    if (store.mySeats.length === 0) return message("frame-why-watching");
    if (!store.isMine) return message("frame-why-not-your-turn", { mover: { word: `seat-${store.mover}` } });
    if (this.#context.hasOffers(place)) return message("frame-why-allowed");
    return attempt === null ? message("frame-why-nothing-here") : null;
  }

  /** Why an action, or one as somebody typed it, is not allowed. */
  async explainAction(action: Action | string, place: PlaceId | null, byKey: boolean): Promise<void> {
    const { store } = this.#context;
    const { seq } = store;
    try {
      const refusal = await store.whyNot(action);
      if (seq !== store.seq) return;
      if (refusal === null) this.#answer(place, byKey, message("frame-why-allowed"));
      else this.whyNot = { place, refusal, message: null, byKey };
    } catch (error) {
      const { id, args } = problemOf(error);
      if (error instanceof ApiError && seq === store.seq) this.#answer(place, byKey, message(id, args));
    }
  }

  #answer(place: PlaceId | null, byKey: boolean, message: Message): void {
    this.whyNot = { place, refusal: null, message, byKey };
  }

  /** What a bot would do in my place; its move is taken in hand. */
  async askHint(): Promise<void> {
    const { store } = this.#context;
    if (!store.isMine || this.hint?.kind === "asking") return;
    const { seq } = store;
    this.#hint = { seq, state: { kind: "asking" } };
    try {
      const hint = await store.hint();
      if (store.seq !== seq || this.#hint === null) return;
      this.#hint = { seq, state: { kind: "answer", hint } };
      const offer = this.#context.offerFor(hint.action);
      if (offer !== null) this.#context.select(offer);
    } catch (error) {
      if (store.seq === seq) this.#hint = { seq, state: { kind: "failed", problem: problemOf(error) } };
    }
  }

  closeHint(): void {
    this.#hint = null;
  }

  /** Why a move of the past was made: what a bot thinks of the position before it. */
  async explainMove(move: MoveEvent): Promise<void> {
    this.explainedMove = { move, state: { kind: "asking" } };
    const answer = await this.#context.store.hint(move.seq - 1).then(
      (hint): HintState => ({ kind: "answer", hint }),
      (error: unknown): HintState => ({ kind: "failed", problem: problemOf(error) }),
    );
    if (this.explainedMove?.move === move) this.explainedMove = { move, state: answer };
  }
}
