/* The workers of a page: one keeps the tables, one lets bots search. A worker that has died is replaced; it resumes
   from what is stored. */
import type { Failure, FromBots, FromTables, StorageProblem, ToBots, ToTables } from "./protocol";

export interface Files {
  /** The URL of the folder with Python, ending with a slash. */
  files: string;
  /** The name of the database. */
  database: string;
  spawnTables(): Worker;
  spawnBots(): Worker;
}

export interface HostHandlers {
  receive(message: FromTables): void;
  /** The worker has died: what it was asked stays unanswered. */
  lost(): void;
  storage(problem: StorageProblem | null): void;
  /** Python cannot be started here. */
  failed(failure: Failure): void;
}

/** How long the other worker may take for a decision, in milliseconds; it may have to start first. */
const ADVICE_MS = 30_000;
const MOST_RESTARTS = 3;
/** A worker that has run this long has not failed at the start. */
const STABLE_MS = 20_000;

export class WorkerHost {
  readonly #files: Files;
  readonly #handlers: HostHandlers;
  #tables: Worker | null = null;
  #bots: Worker | null = null;
  #restarts = 0;
  #started = 0;
  #asked = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(files: Files, handlers: HostHandlers) {
    this.#files = files;
    this.#handlers = handlers;
  }

  start(): void {
    const worker = this.#files.spawnTables();
    this.#tables = worker;
    this.#started = Date.now();
    worker.onmessage = (event: MessageEvent<FromTables>) => this.#receive(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#replace(worker, event.message);
    };
    const { files, database } = this.#files;
    const alive = `${database}:${crypto.randomUUID?.() ?? Math.random()}`;
    this.post({ kind: "start", files, database, alive });
    void this.#watch(worker, alive);
  }

  post(message: ToTables): void {
    this.#tables?.postMessage(message);
  }

  /** Ends both workers. */
  stop(): void {
    this.#tables?.terminate();
    this.#tables = null;
    this.#endBots();
  }

  /** The worker holds a lock as long as it lives: who gets the lock knows that it has died. */
  async #watch(worker: Worker, alive: string): Promise<void> {
    if (navigator.locks == null) return;
    await new Promise<void>((resolve) => {
      const listen = (event: MessageEvent<FromTables>): void => {
        if (event.data.kind !== "alive") return;
        worker.removeEventListener("message", listen);
        resolve();
      };
      worker.addEventListener("message", listen);
    });
    await navigator.locks.request(alive, () => this.#replace(worker, "ended"));
  }

  #replace(worker: Worker, reason: string): void {
    if (worker !== this.#tables) return;
    worker.terminate();
    this.#tables = null;
    this.#handlers.lost();
    if (Date.now() - this.#started > STABLE_MS) this.#restarts = 0;
    this.#restarts += 1;
    if (this.#restarts > MOST_RESTARTS) this.#handlers.failed({ kind: "other", reason });
    else this.start();
  }

  #receive(message: FromTables): void {
    if (message.kind === "ask") this.#ask(message.number, message.job);
    else if (message.kind === "storage") this.#handlers.storage(message.problem);
    else if (message.kind === "failed") this.#handlers.failed(message.failure);
    else this.#handlers.receive(message);
  }

  #ask(number: number, job: string): void {
    const bots = (this.#bots ??= this.#startBots());
    // a worker that hangs is ended; the greedy bot decides instead
    this.#asked.set(
      number,
      setTimeout(() => this.#endBots(), ADVICE_MS),
    );
    bots.postMessage({ kind: "job", number, job } satisfies ToBots);
  }

  #startBots(): Worker {
    const worker = this.#files.spawnBots();
    worker.onmessage = (event: MessageEvent<FromBots>) => {
      const message = event.data;
      if (message.kind === "answer") this.#advise(message.number, message.answer);
      else if (message.kind === "failed") this.#endBots();
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#endBots();
    };
    worker.postMessage({ kind: "start", files: this.#files.files } satisfies ToBots);
    return worker;
  }

  #advise(number: number, answer: string | null): void {
    clearTimeout(this.#asked.get(number));
    if (this.#asked.delete(number)) this.post({ kind: "advice", number, answer });
  }

  #endBots(): void {
    this.#bots?.terminate();
    this.#bots = null;
    for (const number of [...this.#asked.keys()]) this.#advise(number, null);
  }
}
