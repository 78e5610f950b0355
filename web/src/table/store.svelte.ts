/* One table: its current or a past position, its events, and commands that are sent exactly once.
   Long because commands and events share the sequence number and the queue that make a command count once. */
import { type Client, ApiError, type Problem, problemOf } from "@/api/client";
import type {
  Action,
  Ahead,
  AnyCommand,
  Continuations,
  GameView,
  Hint,
  Message,
  TableSnapshot,
  Offer,
  Refusal,
  SeatWord,
  TableData,
  TableEvent,
  Mover,
} from "@/api/types.gen";
import { bringNumber } from "@/state/deal/deal-number";
import { randomToken } from "@/state/random-token";
import { isEventOf, type CommandRequest, type Pending, type Sending } from "./commands";
import { EventStream, type ConnectionState, backoff } from "./event-stream";
import { isMove } from "./model/events";
import { PastPosition } from "./past-position.svelte";
import { MoveQueue } from "./watch/move-queue";

export type Status = "loading" | "live" | "reconnecting" | "offline" | "gone";

const NOTHING: Message = { id: "", args: {} };
const CONFIRM_TIMEOUT_MS = 1_500;

export class TableStore {
  readonly id: string;
  readonly token: string;
  status = $state<Status>("loading");
  /** The last error; the next command clears it. */
  problem = $state.raw<Problem | null>(null);
  /** A notice that is not an event, such as that another player moved first. */
  notice = $state.raw<Message | null>(null);
  events = $state.raw<readonly TableEvent[]>([]);
  /** What happened before this table was made, if it continues a position of another one; numbered below 0. */
  past = $state.raw<readonly TableEvent[]>([]);

  /** The moves of others that wait to be shown; the table is as it was before them. */
  readonly queue = new MoveQueue((event) => this.#receive([event]));
  /** Whether several moves are being sent one after the other. */
  isSeries = $state(false);

  #snapshot = $state.raw<TableSnapshot | null>(null);
  #sending = $state.raw<Sending | null>(null);
  readonly #client: Client;
  readonly #stream: EventStream;
  readonly #past: PastPosition;
  #clockSkew = Number.POSITIVE_INFINITY;
  #connection: ConnectionState = "live";
  #failures = 0;
  #isDelivering = false;
  /** Settled once no command is in flight and its event is shown. */
  #idle: Promise<void> = Promise.resolve();
  #setIdle: () => void = () => {};
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #catchUpTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(client: Client, id: string, token: string) {
    this.#client = client;
    this.id = id;
    this.token = token;
    this.#past = new PastPosition(async (seq) => (await client.position(id, token, seq)).view);
    this.#stream = new EventStream({
      open: (after, signal) => client.events(id, token, after, signal),
      last: () => Math.max(this.seq, this.queue.lastSeq),
      receive: (event) => this.#receiveLive(event),
      change: (state, failure) => this.#changeState(state, failure),
    });
  }

  get table(): TableData | null {
    return this.#snapshot?.table ?? null;
  }

  /** The past event being viewed; its position is then the view. */
  get viewedSeq(): number | null {
    return this.#past.seq;
  }

  get view(): GameView | null {
    const now = this.#snapshot?.view ?? null;
    // until a past position has arrived, the present one stays
    return this.viewedSeq === null ? now : (this.#past.view ?? now);
  }

  get legal(): Offer[] {
    return this.viewedSeq === null ? (this.#snapshot?.legal ?? []) : [];
  }

  get prompt(): Message {
    return this.#snapshot?.asks ?? NOTHING;
  }

  get seq(): number {
    return this.#snapshot?.table.seq ?? -1;
  }

  get mySeats(): SeatWord[] {
    return this.#snapshot?.table.you ?? [];
  }

  get mover(): Mover {
    return this.#snapshot?.table.mover ?? "nobody";
  }

  /** Whether one of my seats is to decide. */
  get isMine(): boolean {
    return (this.mySeats as Mover[]).includes(this.mover);
  }

  get pending(): Pending | null {
    const command = this.#sending?.command;
    return command?.kind === "move" ? { action: command.action as Action, key: command.key } : null;
  }

  /** Whether any command is in flight. */
  get busy(): boolean {
    return this.#sending !== null || this.isSeries;
  }

  /** The estimated server time in seconds since 1970. */
  serverNow(): number {
    return Date.now() / 1000 - (Number.isFinite(this.#clockSkew) ? this.#clockSkew : 0);
  }

  async open(): Promise<void> {
    this.status = "loading";
    for (let failures = 0; !this.#closed; failures += 1) {
      try {
        this.#show(await this.#client.table(this.id, this.token));
        break;
      } catch (error) {
        if (!(error instanceof ApiError) || !error.isTransient) {
          this.problem = problemOf(error);
          this.status = "gone";
          return;
        }
        this.status = failures > 0 ? "offline" : "loading";
        await new Promise((resolve) => setTimeout(resolve, Math.max(backoff(failures), error.retryAfter * 1000)));
      }
    }
    if (this.#closed) return;
    this.status = "live";
    this.#stream.open();
    await this.#catchUp(-1);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#catchUpTimer);
    this.#stream.close();
  }

  act = (action: Action): Promise<boolean> => this.#send({ kind: "move", action });
  /** Sends moves one after the other, each for the position after the one before; the first refusal ends them. */
  async actAll(actions: readonly Action[]): Promise<boolean> {
    if (this.isSeries) return false;
    this.isSeries = true;
    try {
      for (const action of actions) {
        if (!(await this.act(action))) return false;
        await this.#idle;
      }
      return true;
    } finally {
      this.isSeries = false;
    }
  }
  /** Takes back steps; without a number, to before my own last decision. */
  undo = (steps?: number): Promise<boolean> => this.#send({ kind: "undo", ...(steps === undefined ? {} : { steps }) });
  redo = (steps = 1): Promise<boolean> => this.#send({ kind: "redo", steps });
  restart = (): Promise<boolean> => this.#send({ kind: "restart" });
  askUndo = (steps?: number): Promise<boolean> =>
    this.#send({ kind: "ask-undo", ...(steps === undefined ? {} : { steps }) });
  askResign = (): Promise<boolean> => this.#send({ kind: "ask-resign" });
  answer = (agrees: boolean): Promise<boolean> => this.#send({ kind: "answer", agrees });
  leave = (bot = "greedy"): Promise<boolean> => this.#send({ kind: "leave", bot });
  comeBack = (): Promise<boolean> => this.#send({ kind: "return" });

  /** Why an action is not allowed now, or would not be after others; null if it is. */
  async whyNot(action: Action | string, after: readonly Action[] = []): Promise<Refusal | null> {
    return (await this.#client.whyNot(this.id, this.token, action, after)).refusal;
  }

  /** Every way in which a move that begins with some actions can go on. */
  continuations(actions: readonly Action[]): Promise<Continuations> {
    return this.#client.continuations(this.id, this.token, actions);
  }

  /** What I could do if my next turn began now. */
  ahead(): Promise<Ahead> {
    return this.#client.ahead(this.id, this.token);
  }

  /** The move a bot would make now, or would have made after an event. */
  hint(seq?: number): Promise<Hint> {
    return this.#client.hint(this.id, this.token, seq);
  }

  /** Shows the position after a past event. */
  async viewAt(seq: number): Promise<void> {
    if (seq >= this.seq) return this.viewLatest();
    try {
      await this.#past.show(Math.max(0, seq));
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  viewLatest(): void {
    this.#past.clear();
  }

  /** Dismisses the notice and the error. */
  dismiss(): void {
    this.notice = null;
    this.problem = null;
  }

  // commands

  /** Sends a command. True once it is applied, false if it was refused; one at a time. */
  #send(request: CommandRequest): Promise<boolean> {
    if (this.#sending !== null || this.#snapshot === null) return Promise.resolve(false);
    this.queue.flush();
    this.dismiss();
    this.viewLatest();
    const command = { ...request, expect: this.seq, key: randomToken(18) } as AnyCommand;
    this.#failures = 0;
    this.#idle = new Promise((resolve) => (this.#setIdle = resolve));
    return new Promise((settle) => {
      this.#sending = { command, done: null, settle };
      void this.#deliver();
    });
  }

  /** Sends the pending command, retrying with the same key until there is a response. */
  async #deliver(): Promise<void> {
    const sending = this.#sending;
    if (sending === null || sending.done !== null || this.#isDelivering || this.#closed) return;
    clearTimeout(this.#retryTimer);
    this.#isDelivering = true;
    try {
      const { seq } = await this.#client.command(this.id, this.token, sending.command);
      if (this.status === "offline") this.status = this.#connection;
      if (this.#sending !== sending) return;
      this.#confirm({ ...sending, done: seq });
      sending.settle(true);
    } catch (error) {
      if (this.#sending !== sending) return;
      if (error instanceof ApiError && error.isTransient) {
        this.#failures += 1;
        if (this.#failures > 1 || navigator.onLine === false) this.status = "offline";
        this.#retryTimer = setTimeout(
          () => void this.#deliver(),
          Math.max(backoff(this.#failures), error.retryAfter * 1000),
        );
        return;
      }
      this.#finish();
      this.#refused(error);
      sending.settle(false);
    } finally {
      this.#isDelivering = false;
      // clicked after a faster event had already shown the next position
      if (this.#sending !== sending) void this.#deliver();
    }
  }

  /** The server has applied it; it takes effect here with its event, which the stream delivers or we fetch. */
  #confirm(sending: Sending): void {
    if (sending.done === null || this.seq >= sending.done) {
      this.#finish();
      return;
    }
    this.#sending = sending;
    clearTimeout(this.#catchUpTimer);
    this.#catchUpTimer = setTimeout(() => void this.#catchUp(this.seq), CONFIRM_TIMEOUT_MS);
  }

  #finish(): void {
    this.#sending = null;
    this.#setIdle();
  }

  #refused(error: unknown): void {
    if (error instanceof ApiError && error.status === 409 && error.missing.length > 0) {
      const first = error.missing.find((event) => !(this.mySeats as Mover[]).includes(event.by)) ?? error.missing[0];
      this.queue.flush();
      this.#receive(error.missing);
      this.notice = { id: "web-told-moved-first", args: { name: this.nameOf(first?.by ?? "nobody") } };
      return;
    }
    this.problem = problemOf(error);
    if (error instanceof ApiError && error.status === 409) void this.#catchUp(this.seq);
  }

  /** The name of a player at this table. */
  nameOf(seat: Mover): string {
    return this.#snapshot?.table.seats.find((each) => each.seat === seat)?.name ?? seat;
  }

  // events

  #show(now: TableSnapshot): void {
    if (now.table.seq < this.seq) return;
    this.#snapshot = now;
    if (now.table.deal.waits_for) void bringNumber(this.#client, now.table, this.token);
    const done = this.#sending?.done;
    if (done != null && now.table.seq >= done) {
      this.#finish();
      clearTimeout(this.#catchUpTimer);
    }
  }

  /** The stream may be faster than the response: then the event of a command confirms it. */
  #settleBy(event: TableEvent): void {
    const sending = this.#sending;
    if (sending === null || !isEventOf(sending.command, event) || !(this.mySeats as Mover[]).includes(event.by)) return;
    this.#finish();
    clearTimeout(this.#retryTimer);
    sending.settle(true);
  }

  #receiveLive(event: TableEvent): void {
    if (event.seq > this.seq) this.#clockSkew = Math.min(this.#clockSkew, Date.now() / 1000 - event.at);
    if (isMove(event) && event.now !== undefined && !this.mySeats.includes(event.by)) this.queue.show(event);
    else this.queue.pass(event);
  }

  /** Applies events, each once and in order. */
  #receive(fresh: readonly TableEvent[]): void {
    const known = new Set(this.events.map((event) => event.seq));
    const added = fresh.filter((event) => !known.has(event.seq));
    if (added.length > 0) {
      this.events = [...this.events, ...added].sort((a, b) => a.seq - b.seq);
    }
    for (const event of fresh) if (event.now !== undefined) this.#show(event.now);
    for (const event of fresh) if (event.seq <= this.seq) this.#settleBy(event);
  }

  /** Fetches the events after a number in one request. */
  async #catchUp(after: number): Promise<void> {
    try {
      const { events, past } = await this.#client.history(this.id, this.token, after);
      this.queue.flush();
      if (past !== undefined) this.past = past;
      this.#receive(events);
      if (this.#sending?.done != null) this.#confirm(this.#sending);
    } catch (error) {
      if (error instanceof ApiError && error.isTransient) {
        if (!this.#closed) this.#catchUpTimer = setTimeout(() => void this.#catchUp(after), backoff(2));
      } else this.problem = problemOf(error);
    }
  }

  #changeState(state: ConnectionState, failure: ApiError | null): void {
    if (this.#closed) return;
    if (state === "gone") this.problem = failure?.problem ?? null;
    this.#connection = state;
    this.status = state;
    // moves clicked while offline are sent as soon as there is a connection
    if (state === "live") void this.#deliver();
  }
}
