/** The coach of a lesson: the current step, its targets, and its feedback on other actions. */

import type { Offer } from "@/games/game-ui";
import type { Lesson, LessonStep } from "@/api/types.gen";
import { movesThatCount } from "@/table/model/events";
import type { ControlledTable } from "@/table/interaction/position.svelte";
import { agrees, isTask, stepIn, stretchOf, type Stretch } from "./steps";

/** The parts of the table that the coach needs. */
export type Learnt = Pick<ControlledTable, "events" | "seq" | "table" | "isMine" | "mySeats" | "legal">;

export class Coach {
  readonly lesson: Lesson;
  readonly #store: Learnt;
  /** Whether the panel is collapsed, where space is limited. */
  folded = $state(false);
  /** The last step read; the current step follows from this and from the table. */
  #read = $state(0);
  /** The position in which an action other than the requested one was chosen. */
  #other = $state.raw<{ seq: number } | null>(null);

  constructor(lesson: Lesson, store: Learnt, read = 0) {
    this.lesson = lesson;
    this.#store = store;
    this.#read = read;
  }

  get steps(): readonly LessonStep[] {
    return this.lesson.steps;
  }

  /** Whether all events are loaded: the progress of the lesson is unknown before that. */
  readonly isReady: boolean = $derived.by(() => (this.#store.events.at(-1)?.seq ?? -1) >= this.#store.seq);

  readonly stretch: Stretch = $derived.by(() => {
    const mine = this.#store.mySeats;
    const moves = movesThatCount(this.#store.events).filter((move) => mine.includes(move.by));
    return stretchOf(this.steps, moves, this.isOver);
  });

  get isOver(): boolean {
    return this.#store.table?.status === "over";
  }

  /** Whether the bot is playing: the next step is shown when it has finished. */
  get waits(): boolean {
    return !this.isOver && !this.#store.isMine;
  }

  readonly index: number = $derived.by(() => stepIn(this.stretch, this.#read));
  readonly step: LessonStep = $derived.by(() => this.steps[this.index] as LessonStep);
  /** Whether the current step is a task rather than text to read. */
  readonly isTask: boolean = $derived.by(() => !this.isOver && isTask(this.step));
  readonly isLast: boolean = $derived.by(() => this.index === this.steps.length - 1);

  get canGoOn(): boolean {
    return this.index < this.stretch.to;
  }

  get canGoBack(): boolean {
    return this.index > this.stretch.from;
  }

  next(): void {
    if (this.canGoOn) this.#read = this.index + 1;
  }

  back(): void {
    if (this.canGoBack) this.#read = this.index - 1;
  }

  /** The next requested action, even while the steps before it are still being read. */
  get #task(): LessonStep | undefined {
    return this.stretch.lost ? undefined : this.steps[this.stretch.to];
  }

  /** The offer that performs the requested action. */
  readonly wanted: Offer | null = $derived.by(() => {
    const wants = this.#task?.wants ?? null;
    return this.#store.legal.find((offer) => agrees(wants, offer.action)) ?? null;
  });

  /** Whether an offer is allowed now: while an action is requested, any other one gets feedback instead. */
  readonly allows = (offer: Offer): boolean => {
    const wants = this.#task?.wants ?? null;
    if (wants === null || agrees(wants, offer.action)) return true;
    this.#other = { seq: this.#store.seq };
    return false;
  };

  /** Whether another action was just chosen. */
  get choseOther(): boolean {
    return this.#other !== null && this.#other.seq === this.#store.seq;
  }
}
