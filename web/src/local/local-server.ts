/* The server inside the browser, behind the client's `fetch`. One page of a browser runs the workers; the others send
   their requests to it, so that every table has one writer. */
import type { Failure, FromTables, LocalRequest, StorageProblem } from "./protocol";
import { WorkerHost, type Files } from "./worker-host";

/** What pages say to each other. */
type Relayed =
  | { kind: "request"; client: string; number: number; request: LocalRequest }
  | { kind: "cancel"; client: string; number: number }
  | { kind: "taken"; client: string; number: number }
  | { kind: "answer"; client: string; message: FromTables }
  | { kind: "lost" }
  | { kind: "storage"; problem: StorageProblem | null };

/** A request that waits for its answer, or a stream that goes on. */
interface Waiting {
  receive(message: FromTables): void;
  fail(): void;
}

export interface LocalOptions extends Files {
  /** The root of the site, ending with a slash. */
  base: string;
  storage(problem: StorageProblem | null): void;
  failed(failure: Failure): void;
  /** How many requests wait for Python to start. */
  waiting(count: number): void;
}

/** A page that runs the workers answers at once; one that does not is asleep, and another takes over. */
const TAKEN_MS = 4_000;

export class LocalServer {
  readonly #options: LocalOptions;
  readonly #client = Math.random().toString(36).slice(2);
  readonly #channel: BroadcastChannel | null;
  readonly #waiting = new Map<number, Waiting>();
  #role: Promise<void> | null = null;
  #host: WorkerHost | null = null;
  #isReady = false;
  #number = 0;

  constructor(options: LocalOptions) {
    this.#options = options;
    this.#channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(options.database) : null;
    this.#channel?.addEventListener("message", (event: MessageEvent<Relayed>) => this.#hear(event.data));
  }

  /** Starts the workers unless another page runs them; the first request does that too. */
  start(): Promise<void> {
    return (this.#role ??= this.#choose());
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, this.#options.base);
    const request: LocalRequest = {
      method: init?.method ?? "GET",
      path: url.href.slice(this.#options.base.length - 1).split("#")[0] ?? "",
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === "string" ? init.body : "",
    };
    const signal = init?.signal ?? undefined;
    await this.start();
    return new Promise<Response>((resolve, reject) => {
      const number = (this.#number += 1);
      const lost = (): void => reject(new TypeError("the worker was lost"));
      this.#waiting.set(
        number,
        answering(resolve, lost, () => this.#waiting.delete(number)),
      );
      if (!this.#isReady) this.#options.waiting(this.#waiting.size);
      signal?.addEventListener("abort", () => this.#cancel(number), { once: true });
      this.#send(number, request);
    });
  };

  // one page runs the workers

  async #choose(): Promise<void> {
    if (navigator.locks == null) return this.#lead();
    return new Promise((resolve) => {
      void navigator.locks
        .request(this.#options.database, { ifAvailable: true }, (lock) => {
          if (lock === null) {
            this.#follow();
            resolve();
            return undefined;
          }
          this.#lead();
          resolve();
          return forever();
        })
        .catch(() => this.#resign());
    });
  }

  /** Waits until the page that runs the workers is closed, then takes over. */
  #follow(steal = false): void {
    navigator.locks
      .request(this.#options.database, { steal }, () => {
        this.#lead();
        return forever();
      })
      .catch(() => this.#resign());
  }

  #lead(): void {
    this.#host = new WorkerHost(this.#options, {
      receive: (message) => this.#receive(message),
      lost: () => {
        this.#isReady = false;
        this.#loseAll();
        this.#tell({ kind: "lost" });
      },
      storage: (problem) => {
        this.#options.storage(problem);
        this.#tell({ kind: "storage", problem });
      },
      failed: (failure) => {
        this.#options.failed(failure);
        this.#loseAll();
      },
    });
    this.#host.start();
    // what was asked of the page before this one stays unanswered; clients ask again
    this.#loseAll();
    this.#tell({ kind: "lost" });
  }

  /** Another page has taken over: this one was asleep. */
  #resign(): void {
    this.#host?.stop();
    this.#host = null;
    this.#loseAll();
    this.#follow();
  }

  // requests

  #send(number: number, request: LocalRequest): void {
    if (this.#host !== null) {
      this.#host.post({ kind: "request", number, request });
      return;
    }
    this.#tell({ kind: "request", client: this.#client, number, request });
    setTimeout(() => {
      if (this.#host === null && this.#waiting.has(number) && !this.#taken.has(number)) this.#follow(true);
    }, TAKEN_MS);
  }

  readonly #taken = new Set<number>();

  #cancel(number: number): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    waiting?.fail();
    if (this.#host !== null) this.#host.post({ kind: "cancel", number });
    else this.#tell({ kind: "cancel", client: this.#client, number });
  }

  #receive(message: FromTables): void {
    if (message.kind === "ready" || (message.kind === "response" && !this.#isReady)) {
      this.#isReady = true;
      this.#options.waiting(0);
    }
    if ("number" in message) this.#waiting.get(message.number)?.receive(message);
  }

  #loseAll(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#taken.clear();
    this.#relayed.clear();
    for (const each of waiting) each.fail();
  }

  // other pages

  readonly #relayed = new Map<string, number>();

  #tell(message: Relayed): void {
    this.#channel?.postMessage(message);
  }

  #hear(message: Relayed): void {
    if (message.kind === "request" && this.#host !== null) this.#relay(message);
    else if (message.kind === "cancel" && this.#host !== null) {
      const number = this.#relayed.get(`${message.client}:${message.number}`);
      if (number !== undefined) this.#cancel(number);
    } else if (message.kind === "lost") {
      if (this.#host === null) this.#loseAll();
    } else if (message.kind === "storage") this.#options.storage(message.problem);
    else if ("client" in message && message.client === this.#client) {
      if (message.kind === "taken") this.#taken.add(message.number);
      else if (message.kind === "answer") this.#receive(message.message);
    }
  }

  #relay({ client, number, request }: Relayed & { kind: "request" }): void {
    const own = (this.#number += 1);
    this.#relayed.set(`${client}:${number}`, own);
    this.#tell({ kind: "taken", client, number });
    this.#waiting.set(own, {
      receive: (message) => {
        if (!("number" in message)) return;
        const isStream = message.kind === "response" && isEventStream(message.headers);
        if ((message.kind === "response" && !isStream) || message.kind === "end") {
          this.#waiting.delete(own);
          this.#relayed.delete(`${client}:${number}`);
        }
        this.#tell({ kind: "answer", client, message: { ...message, number } as FromTables });
      },
      fail: () => {},
    });
    this.#host?.post({ kind: "request", number: own, request });
  }
}

const isEventStream = (headers: Readonly<Record<string, string>>): boolean =>
  headers["content-type"] === "text/event-stream";

const forever = (): Promise<never> => new Promise(() => {});

/** Turns messages into a response: of one piece, or with a body that goes on. */
function answering(resolve: (response: Response) => void, lost: () => void, done: () => void): Waiting {
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  const encoder = new TextEncoder();
  return {
    receive(message) {
      if (message.kind === "response") {
        const { status, headers } = message;
        if (isEventStream(headers)) {
          const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
          resolve(new Response(body, { status, headers }));
        } else {
          done();
          resolve(new Response(message.body, { status, headers }));
        }
      } else if (message.kind === "push") stream?.enqueue(encoder.encode(message.text));
      else if (message.kind === "end") {
        done();
        close(stream);
      }
    },
    fail() {
      lost(); // without effect once there is a response
      close(stream);
    },
  };
}

function close(stream: ReadableStreamDefaultController<Uint8Array> | null): void {
  try {
    stream?.close();
  } catch {
    // the reader has cancelled it
  }
}
