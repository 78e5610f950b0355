/* A line to a table that stays open: it resumes after the last event it has, waits longer each time it fails, notices
   when nothing comes any more, and tries at once when the network is back. */
import { Failure } from "@/api/client";
import { eventsIn } from "@/api/sse";
import type { TableEvent } from "@/api/types.gen";

export type LineState = "live" | "reconnecting" | "offline" | "gone";

export interface Ends {
  open(after: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** The number of the last event that was taken. */
  last(): number;
  take(event: TableEvent): void;
  change(state: LineState, failure: Failure | null): void;
}

export const WAITS: readonly number[] = [300, 1_000, 2_000, 4_000, 8_000, 15_000];
/** The server sends something at least every 15 seconds. */
export const SILENCE = 40_000;
const TRIES_BEFORE_OFFLINE = 3;
const SHORTEST_USE = 2_000;

export class Line {
  readonly #ends: Ends;
  #failures = 0;
  #closed = false;
  #reading: AbortController | null = null;
  #wake: (() => void) | null = null;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  open(): void {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#seen);
    void this.#run();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#reading?.abort();
    this.#wake?.();
  }

  /** Try again now instead of waiting on. */
  readonly hurry = (): void => this.#wake?.();

  readonly #hurry = (): void => {
    this.#failures = 0;
    this.#wake?.();
  };

  readonly #lost = (): void => this.#reading?.abort();

  readonly #seen = (): void => {
    if (document.visibilityState === "visible") this.#hurry();
  };

  async #run(): Promise<void> {
    while (!this.#closed) {
      const began = Date.now();
      const failure = await this.#read();
      if (this.#closed) return;
      if (failure !== null && !failure.isPassing) {
        this.#ends.change("gone", failure);
        return;
      }
      if (failure === null && Date.now() - began >= SHORTEST_USE) this.#failures = 0;
      const offline = navigator.onLine === false || this.#failures >= TRIES_BEFORE_OFFLINE;
      this.#ends.change(offline ? "offline" : "reconnecting", failure);
      await this.#pause(Math.max(waitAfter(this.#failures), (failure?.wait ?? 0) * 1000));
      this.#failures += 1;
    }
  }

  /** Read until the stream ends; nothing if it ended by itself, else why it failed. */
  async #read(): Promise<Failure | null> {
    const reading = new AbortController();
    this.#reading = reading;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => reading.abort(), SILENCE);
    };
    try {
      listen();
      const stream = await this.#ends.open(this.#ends.last(), reading.signal);
      this.#ends.change("live", null);
      for await (const sent of eventsIn(stream, listen)) {
        this.#failures = 0;
        this.#ends.take(JSON.parse(sent.data) as TableEvent);
      }
      return null;
    } catch (error) {
      return error instanceof Failure ? error : new Failure(0, { id: "web-problem-unreachable", args: {} });
    } finally {
      clearTimeout(silence);
      reading.abort();
      this.#reading = null;
    }
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

/** How long to wait after so many failures; a little by chance, so that not everybody comes back at once. */
export function waitAfter(failures: number, lot = Math.random()): number {
  return (WAITS[Math.min(failures, WAITS.length - 1)] ?? 0) * (0.75 + lot / 2);
}
