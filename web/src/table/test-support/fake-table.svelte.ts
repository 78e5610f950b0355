/** A fake table for controller tests: its state is set by hand, its commands are recorded. */

import { ApiError } from "@/api/client";
import type {
  Action,
  Continuations,
  Hint,
  Message,
  Offer,
  Refusal,
  SeatWord,
  TableData,
  TableEvent,
  Mover,
} from "@/api/types.gen";
import type { ControlledTable } from "@/table/interaction/position.svelte";
import { view } from "./fixtures";

export class FakeTable {
  readonly id = "t1";
  table = $state.raw({ undo: { possible: true, free: true, steps: 1, redo: 0 } } as TableData);
  view = $state.raw(view) as unknown as ControlledTable["view"];
  legal = $state.raw<Offer[]>([]);
  prompt: Message = { id: "prompt", args: {} };
  events = $state.raw<readonly TableEvent[]>([]);
  past = $state.raw<readonly TableEvent[]>([]);
  pending = $state.raw<{ action: Action; key: string } | null>(null);
  viewedSeq = $state<number | null>(null);
  seq = $state(0);
  mover = $state<Mover>("jasmine");
  mySeats = $state.raw<SeatWord[]>(["jasmine"]);
  sent: string[] = [];
  hovered: number[] = [];
  refusal: Refusal | null = { id: "amyitis-no-far", args: {}, clause: "AMY-II.C.1" };
  failure: ApiError | null = null;
  answer: Hint | null = null;
  ways: Continuations = { seq: 0, actions: [], found: [], endings: [], is_cut: false };

  get isMine(): boolean {
    return (this.mySeats as Mover[]).includes(this.mover);
  }

  act = async (action: Action): Promise<boolean> => this.#send(Object.values(action).join(" "));
  isSeries = false;
  actAll = async (actions: readonly Action[]): Promise<boolean> =>
    this.#send(actions.map((action) => Object.values(action).join(" ")).join(", "));
  continuations = async (): Promise<Continuations> => this.ways;
  undo = async (steps?: number): Promise<boolean> => this.#send(`undo ${steps ?? "own"}`);
  redo = async (steps = 1): Promise<boolean> => this.#send(`redo ${steps}`);
  restart = async (): Promise<boolean> => this.#send("restart");
  askUndo = async (steps?: number): Promise<boolean> => this.#send(`ask-undo ${steps ?? "own"}`);
  whyNot = async (action: Action | string, after: readonly Action[] = []): Promise<Refusal | null> => {
    const asked = [...after, action].map((each) => (typeof each === "string" ? each : Object.values(each).join(" ")));
    this.sent.push(`why-not ${asked.join(", ")}`);
    if (this.failure !== null) throw this.failure;
    return this.refusal;
  };
  hint = async (seq?: number): Promise<Hint> => {
    this.sent.push(seq === undefined ? "hint" : `hint ${seq}`);
    if (this.answer === null) throw new ApiError(409, { id: "server-not-your-turn", args: {} });
    return this.answer;
  };
  viewAt = async (seq: number): Promise<void> => {
    this.viewedSeq = seq;
    this.hovered.push(seq);
  };
  viewLatest = (): void => {
    this.viewedSeq = null;
  };
  nameOf = (seat: Mover): string => seat;

  async #send(what: string): Promise<boolean> {
    this.sent.push(what);
    return Promise.resolve(true);
  }
}
