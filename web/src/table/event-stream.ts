/* The event stream of a table. It resumes after the last event received, backs off after each failure, detects silence,
   and reconnects at once when the network returns. */
import { ApiError } from "@/api/client";
import { parseEvents } from "@/api/sse";
import type { TableEvent } from "@/api/types.gen";
import { needsNetwork } from "@/state/server";

export type ConnectionState = "live" | "reconnecting" | "offline" | "gone";

export interface StreamHandlers {
  open(after: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** The number of the last event received. */
  last(): number;
  receive(event: TableEvent): void;
  change(state: ConnectionState, failure: ApiError | null): void;
}

const BACKOFF_MS: readonly number[] = [300, 1_000, 2_000, 4_000, 8_000, 15_000];
/** The server sends at least a heartbeat every 15 seconds. */
const SILENCE_MS = 40_000;
const TRIES_BEFORE_OFFLINE = 3;
const STABLE_AFTER_MS = 2_000;

export class EventStream {
  readonly #handlers: StreamHandlers;
  #failures = 0;
  #closed = false;
  #reading: AbortController | null = null;
  #wake: (() => void) | null = null;

  constructor(handlers: StreamHandlers) {
    this.#handlers = handlers;
  }

  open(): void {
    addEventListener("online", this.#retryNow);
    if (needsNetwork) addEventListener("offline", this.#disconnect);
    document.addEventListener("visibilitychange", this.#onVisible);
    void this.#run();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#retryNow);
    removeEventListener("offline", this.#disconnect);
    document.removeEventListener("visibilitychange", this.#onVisible);
    this.#reading?.abort();
    this.#wake?.();
  }

  /** Reconnects now instead of waiting. */
  readonly retryNow = (): void => this.#wake?.();

  readonly #retryNow = (): void => {
    this.#failures = 0;
    this.#wake?.();
  };

  readonly #disconnect = (): void => this.#reading?.abort();

  readonly #onVisible = (): void => {
    if (document.visibilityState === "visible") this.#retryNow();
  };

  async #run(): Promise<void> {
    while (!this.#closed) {
      const began = Date.now();
      const failure = await this.#read();
      if (this.#closed) return;
      if (failure !== null && !failure.isTransient) {
        this.#handlers.change("gone", failure);
        return;
      }
      if (failure === null && Date.now() - began >= STABLE_AFTER_MS) this.#failures = 0;
      const offline = (needsNetwork && navigator.onLine === false) || this.#failures >= TRIES_BEFORE_OFFLINE;
      this.#handlers.change(offline ? "offline" : "reconnecting", failure);
      await this.#pause(Math.max(backoff(this.#failures), (failure?.retryAfter ?? 0) * 1000));
      this.#failures += 1;
    }
  }

  /** Reads until the stream ends; returns why it failed, or null if it ended normally. */
  async #read(): Promise<ApiError | null> {
    const reading = new AbortController();
    this.#reading = reading;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => reading.abort(), SILENCE_MS);
    };
    try {
      listen();
      const stream = await this.#handlers.open(this.#handlers.last(), reading.signal);
      this.#handlers.change("live", null);
      for await (const sent of parseEvents(stream, listen)) {
        this.#failures = 0;
        this.#handlers.receive(JSON.parse(sent.data) as TableEvent);
      }
      return null;
    } catch (error) {
      return error instanceof ApiError ? error : new ApiError(0, { id: "web-problem-unreachable", args: {} });
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

/** The delay after a number of failures, with random jitter, so that clients do not reconnect all at once. */
export function backoff(failures: number, random = Math.random()): number {
  return (BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)] ?? 0) * (0.75 + random / 2);
}
