/**
 * Shows the moves of others one by one: a piece travels along its way, the badge of its seat beside it, with a sentence.
 * Steps with nothing to see belong to the next one that has. Any input ends it, and only ends it.
 */

import { tick } from "svelte";
import type { GameUi, GameView, Message, SeatWord, Travel, TravelPiece } from "@/games/game-ui";
import { LONGEST_WAY, STEP } from "@/games/shared/motion";
import { reduced, settings } from "@/state/settings.svelte";
import type { MoveEvent } from "@/table/model/events";
import type { MoveQueue, Presenter } from "./move-queue";
import { restOfTurn, type Speed, TRAVEL_SHARE, TurnPace } from "./pacing";
import { type Spot, spotsOf } from "./points";

/** A piece on its way on the screen. */
export interface Flight {
  key: string;
  piece: TravelPiece | null;
  spots: readonly Spot[];
  /** In milliseconds. */
  duration: number;
}

/** The move being shown. */
export interface ShownMove {
  seat: SeatWord;
  /** What happened, for the caption: the sentence, and further messages for icons with amounts. */
  told: readonly Message[];
  flights: readonly Flight[];
  view: GameView;
}

interface WatchedTable {
  readonly view: object | null;
  readonly viewedSeq: number | null;
}

export class Watch implements Presenter {
  shown = $state.raw<ShownMove | null>(null);
  /** The board of the move being shown. */
  region = $state<string | null>(null);
  /** Whether the latest input ended the showing of moves: then it decides nothing. */
  isSkipping = false;
  /** Called with each move of others that is shown. */
  onmove: ((move: MoveEvent) => void) | null = null;
  readonly #store: WatchedTable;
  readonly #gameUi: GameUi;
  readonly #pace = new TurnPace();
  #queue: MoveQueue | null = null;
  #wake: (() => void) | null = null;
  #folded: readonly Message[] = [];

  constructor(store: WatchedTable, gameUi: GameUi) {
    this.#store = store;
    this.#gameUi = gameUi;
  }

  /** Begins to show the moves of a queue; returns the function that ends it. */
  follow(queue: MoveQueue): () => void {
    this.#queue = queue;
    queue.presenter = this;
    return () => {
      queue.flush();
      queue.presenter = null;
      this.#queue = null;
    };
  }

  get isOn(): boolean {
    return settings.moveSpeed !== "off" && document.visibilityState === "visible" && this.#store.viewedSeq === null;
  }

  /** An input began: it ends the showing of moves, if there is one. */
  readonly input = (): void => {
    this.isSkipping = this.shown !== null;
    if (this.isSkipping) this.finish();
  };

  /** Shows the last position at once. */
  finish(): void {
    this.#queue?.flush();
    this.stop();
  }

  async present(move: MoveEvent, next: readonly MoveEvent[], release: () => void): Promise<void> {
    const before = this.#store.view as GameView | null;
    if (before === null) return release();
    const travels = this.#travelsOf(move, before);
    const further = restOfTurn(move, next).filter((each) => this.#isWorthShowing(each, before)).length;
    const isTurn = move.ends === true && this.#pace.isFirst(move);
    const isShown = move.told.length > 0 && (isTurn || this.#isWorthShowing(move, before));
    const time = isShown ? this.#pace.timeOf(move, further, this.#speed) : 0;
    this.#pace.spend(move, time);
    if (time === 0) {
      this.#folded = move.ends === true ? [] : [...this.#folded, ...move.told];
      return release();
    }
    const told = [...move.told, ...this.#folded];
    this.#folded = [];
    this.region = this.#gameUi.moveShow?.region(move, before) ?? null;
    this.shown = { seat: move.by, told, flights: [], view: before };
    await tick();
    if (this.#hasEnded) return;
    const flights = reduced() ? [] : flightsOf(move, travels, time * TRAVEL_SHARE);
    this.shown = { seat: move.by, told, flights, view: before };
    this.onmove?.(move);
    await this.#show(flights, time, release);
  }

  async #show(flights: readonly Flight[], time: number, release: () => void): Promise<void> {
    const [first] = flights;
    const isMovedByBoard = first === undefined || first.piece === null;
    if (!isMovedByBoard) await this.#pause(first.duration);
    release();
    const rest = isMovedByBoard ? Math.max(time, first?.duration ?? 0) : time - first.duration;
    if (!this.#hasEnded) await this.#pause(rest);
  }

  stop(): void {
    this.#clear();
    this.#wake?.();
  }

  /** Moves that are replayed on request are shown even if they are not shown otherwise. */
  get #speed(): Speed {
    return settings.moveSpeed === "off" ? "normal" : settings.moveSpeed;
  }

  get #hasEnded(): boolean {
    return this.shown === null;
  }

  #clear(): void {
    this.shown = null;
    this.region = null;
    this.#folded = [];
  }

  #travelsOf(move: MoveEvent, before: GameView): readonly Travel[] {
    return this.#gameUi.moveShow?.travels(move, before) ?? [];
  }

  /** Whether there is something to see: a piece that travels, or a sentence about a place. */
  #isWorthShowing(move: MoveEvent, before: GameView): boolean {
    if (move.told.length === 0) return false;
    return this.#travelsOf(move, before).length > 0 || this.#gameUi.placesOf(move.action, before).length > 0;
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      const wake = (): void => done();
      function done(this: void): void {
        clearTimeout(timer);
        resolve();
      }
      this.#wake = wake;
    });
  }
}

function flightsOf(move: MoveEvent, travels: readonly Travel[], duration: number): Flight[] {
  return travels.flatMap(({ piece, way }, index) => {
    const spots = spotsOf(way);
    if (spots.length === 0) return [];
    // a piece that the board moves takes a fixed time for each space
    const time = piece === null ? Math.min(LONGEST_WAY, (spots.length - 1) * STEP) : duration;
    return [{ key: `${move.seq}-${index}`, piece, spots, duration: time }];
  });
}
