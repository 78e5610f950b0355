/** The state of a replay: its position, whether it is playing, and its URL. */

import type { BoardProps, GameView, SeatWord } from "@/games/game-ui";
import { reduced } from "@/state/settings.svelte";
import type { TableController } from "@/table/interaction/controller.svelte";
import { marksOf } from "@/table/model/marks";
import { Timeline, type Pace } from "./timeline";

const BETWEEN = 900;

export class Replayer {
  readonly controller: TableController;
  /** The requested event; the position may still be loading. */
  seq = $state(0);
  playing = $state(false);
  pace = $state<Pace>("move");

  readonly line: Timeline = $derived.by(() => new Timeline(this.controller.store.events));
  readonly stop: number = $derived.by(() => this.line.stopOf(this.seq));
  readonly #isAtEnd: boolean = $derived.by(() => this.stop >= this.line.end);

  constructor(controller: TableController, seq: number, playing = false) {
    this.controller = controller;
    this.seq = seq;
    this.playing = playing;
  }

  get mine(): readonly SeatWord[] {
    return this.controller.store.mySeats;
  }

  go(stop: number): void {
    this.seq = this.line.seqOf(stop);
    void this.controller.store.viewAt(this.seq);
  }

  /** Advances while it is playing, up to the end of the game. Returns a function that cancels the timer. */
  tick(): (() => void) | undefined {
    if (!this.playing) return undefined;
    // moves that arrive meanwhile do not start the timer again; reaching the next stop does
    void this.stop;
    if (this.#isAtEnd) {
      // in a running game the next move will come
      if (this.controller.store.table?.status !== "playing") this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => this.go(this.line.step(this.stop, 1, this.pace, this.mine)), BETWEEN);
    return () => clearTimeout(timer);
  }

  /** The props of the boards: the position, with the move that led to it marked; nothing can be picked. */
  board(view: GameView): BoardProps {
    const move = this.line.moves[this.stop - 1];
    const last = move === undefined ? [] : [{ seat: move.by, round: null, moves: [move] }];
    return {
      view,
      marks: marksOf({
        gameUi: this.controller.gameUi,
        view,
        offersByPlace: new Map(),
        ghost: null,
        chosen: null,
        refused: [],
        last,
      }),
      offers: new Map(),
      ghost: null,
      onpick: () => {},
      oninspect: () => {},
      reduced: reduced(),
      rotation: 0,
      onrotate: () => {},
    };
  }
}
