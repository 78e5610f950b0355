/** The coach of a lesson: which step is shown, what it points at, and what it answers to something else. */

import type { Offer } from "@/games/game-ui";
import type { Lesson, LessonStep } from "@/api/types.gen";
import { movesThatCount } from "@/table/model/events";
import type { ControlledTable } from "@/table/interaction/position.svelte";
import { agrees, isTask, stepIn, stretchOf, type Stretch } from "./steps";

/** What the coach has to know of the table. */
export type Learnt = Pick<ControlledTable, "events" | "seq" | "table" | "isMine" | "mySeats" | "legal">;

export class Coach {
  readonly lesson: Lesson;
  readonly #store: Learnt;
  /** Whether the panel is folded away, where there is little room. */
  folded = $state(false);
  /** How far was read; what is shown follows from this and from the table. */
  #read = $state(0);
  /** The position in which something else than what is asked for was chosen. */
  #other = $state.raw<{ seq: number } | null>(null);

  constructor(lesson: Lesson, store: Learnt, read = 0) {
    this.lesson = lesson;
    this.#store = store;
    this.#read = read;
  }

  get steps(): readonly LessonStep[] {
    return this.lesson.steps;
  }

  /** Whether all events are here: before that nobody knows where the lesson is. */
  readonly isReady: boolean = $derived.by(() => (this.#store.events.at(-1)?.seq ?? -1) >= this.#store.seq);

  readonly stretch: Stretch = $derived.by(() => {
    const mine = this.#store.mySeats;
    const moves = movesThatCount(this.#store.events).filter((move) => mine.includes(move.by));
    return stretchOf(this.steps, moves, this.isOver);
  });

  get isOver(): boolean {
    return this.#store.table?.status === "over";
  }

  /** Whether the bot is playing: what comes next is told when it has. */
  get waits(): boolean {
    return !this.isOver && !this.#store.isMine;
  }

  readonly index: number = $derived.by(() => stepIn(this.stretch, this.#read));
  readonly step: LessonStep = $derived.by(() => this.steps[this.index] as LessonStep);
  /** Whether the shown step is a task, or only to be read. */
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

  /** What is asked for next, also while the steps before it are still being read. */
  get #task(): LessonStep | undefined {
    return this.stretch.lost ? undefined : this.steps[this.stretch.to];
  }

  /** The offer that does what is asked for. */
  readonly wanted: Offer | null = $derived.by(() => {
    const wants = this.#task?.wants ?? null;
    return this.#store.legal.find((offer) => agrees(wants, offer.action)) ?? null;
  });

  /** Whether an offer may be done now: while one thing is asked for, anything else is answered instead. */
  readonly allows = (offer: Offer): boolean => {
    const wants = this.#task?.wants ?? null;
    if (wants === null || agrees(wants, offer.action)) return true;
    this.#other = { seq: this.#store.seq };
    return false;
  };

  /** Whether something else was just chosen. */
  get choseOther(): boolean {
    return this.#other !== null && this.#other.seq === this.#store.seq;
  }
}
