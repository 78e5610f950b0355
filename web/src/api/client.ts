/* The server's endpoints as functions. Every failure is thrown as an ApiError with a problem to display. */
import type {
  Ahead,
  Action,
  AnyCommand,
  Arg,
  Components,
  Continuations,
  Done,
  EditionCheck,
  FilledIn,
  FilledInEdition,
  Fork,
  Games,
  Hint,
  History,
  Join,
  Legend,
  Lesson,
  Questions,
  MyTables,
  NewLesson,
  NewTable,
  TableSnapshot,
  SnapshotWithToken,
  PositionAt,
  Rules,
  Seated,
  SeatWord,
  TableEvent,
  WhyNotAnswer,
} from "./types.gen";

/** An error as a message id with arguments; `text` is the server's own wording. */
export interface Problem {
  id: string;
  args: Record<string, Arg>;
  text?: string;
  clause?: string;
}

export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;
  /** For a stale sequence number: the missed events. */
  readonly missing: TableEvent[];
  /** Seconds to wait, if the server says so. */
  readonly retryAfter: number;

  constructor(status: number, problem: Problem, missing: TableEvent[] = [], retryAfter = 0) {
    super(problem.text ?? problem.id);
    this.status = status;
    this.problem = problem;
    this.missing = missing;
    this.retryAfter = retryAfter;
  }

  /** Whether the server was unreachable or could not respond, so that a retry may help. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Converts any thrown value to a problem to display. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof ApiError
    ? thrown.problem
    : { id: "web-problem-client", args: { code: String(thrown).slice(0, 120) } };
}

export type Fetch = typeof fetch;

export class Client {
  readonly #base: string;
  readonly #fetch: Fetch;
  readonly #language: () => string;
  readonly #isHere: boolean;

  /**
   * `base` ends with a slash; `language` is called for each request and selects the language of the server's messages.
   * With `isHere` only `fetcher` reaches the server: the browser itself cannot load its URLs.
   */
  constructor(base: string, language: () => string = () => "en", fetcher?: Fetch, isHere = false) {
    this.#base = base;
    this.#language = language;
    this.#fetch = fetcher ?? ((...args) => fetch(...args));
    this.#isHere = isHere;
  }

  games = (): Promise<Games> => this.#json("GET", "api/games");
  rules = (game: string): Promise<Rules> => this.#json("GET", `api/games/${encodeURIComponent(game)}/rules`);
  /** The URL of a diagram of the rules. */
  diagramOf = (game: string, name: string, language: string, theme: "light" | "dark"): string =>
    `${this.#base}api/games/${encodeURIComponent(game)}/diagrams/${name}.svg?language=${language}&theme=${theme}`;
  /** Every component value of an edition; of the standard edition if no hash is given. */
  components = (game: string, hash = ""): Promise<Components> =>
    this.#json("GET", of(game, `components?edition=${hash}`));
  /** Validates an edition: its errors, or its differences from the standard edition. */
  checkEdition = (game: string, text: string, file: string): Promise<EditionCheck> =>
    this.#json("POST", of(game, `editions?file=${encodeURIComponent(file.slice(-120))}`), "", text, "text/plain");
  /** What to look up on a real copy of a game. */
  questions = (game: string): Promise<Questions> => this.#json("GET", of(game, "box"));
  /** The edition file made of values that were looked up, with its check. */
  fillIn = (game: string, entries: FilledIn): Promise<FilledInEdition> =>
    this.#json("POST", of(game, "box"), "", entries);
  /** The text of an edition stored on the server. */
  editionText = async (game: string, hash: string): Promise<string> => {
    const response = await this.#request(of(game, `editions/${hash}`), { headers: this.#headers("") });
    if (!response.ok) throw await errorFrom(response);
    return response.text();
  };
  /** The URL of an edition file stored on the server. */
  editionOf = (game: string, hash: string): string => this.#base + of(game, `editions/${hash}`);
  lesson = (game: string): Promise<Lesson> => this.#json("GET", `api/games/${encodeURIComponent(game)}/lessons`);
  startLesson = (game: string, request: NewLesson): Promise<SnapshotWithToken> =>
    this.#json("POST", `api/lessons/${encodeURIComponent(game)}`, "", request);
  /** The URL of a game's player aid, a page to print. */
  aidOf = (game: string, language: string): string => `${this.#base}${of(game, "aid.svg")}?language=${language}`;
  legend = (id: string, token: string): Promise<Legend> => this.#json("GET", at(id, "legend"), token);
  createTable = (request: NewTable): Promise<SnapshotWithToken> => this.#json("POST", "api/tables", "", request);
  myTables = (tokens: readonly string[]): Promise<MyTables> => this.#json("POST", "api/mine", "", { tokens });
  table = (id: string, token: string): Promise<TableSnapshot> => this.#json("GET", at(id), token);
  join = (id: string, request: Join): Promise<Seated> => this.#json("POST", at(id, "join"), "", request);
  command = (id: string, token: string, command: AnyCommand): Promise<Done> =>
    this.#json("POST", at(id, "commands"), token, command);
  history = (id: string, token: string, after = -1): Promise<History> =>
    this.#json("GET", at(id, `history?after=${after}`), token);
  position = (id: string, token: string, seq: number): Promise<PositionAt> =>
    this.#json("GET", at(id, `positions/${seq}`), token);
  fork = (id: string, token: string, request: Fork): Promise<SnapshotWithToken> =>
    this.#json("POST", at(id, "fork"), token, request);
  rematch = (id: string, token: string): Promise<TableSnapshot> => this.#json("POST", at(id, "rematch"), token);
  /** Why an action is not allowed now, or would not be after others. */
  whyNot = (id: string, token: string, action: Action | string, after: readonly Action[] = []): Promise<WhyNotAnswer> =>
    this.#json("POST", at(id, "why-not"), token, { action, after });
  /** Every way in which a move that begins with some actions can go on. */
  continuations = (id: string, token: string, actions: readonly Action[]): Promise<Continuations> =>
    this.#json("POST", at(id, "continuations"), token, { actions });
  /** What I could do if my next turn began now. */
  ahead = (id: string, token: string): Promise<Ahead> => this.#json("GET", at(id, "ahead"), token);
  /** The move a bot would make now, or would have made after an event. */
  hint = (id: string, token: string, seq?: number): Promise<Hint> =>
    this.#json("GET", at(id, seq === undefined ? "hint" : `positions/${seq}/hint`), token);
  upload = (log: string): Promise<SnapshotWithToken> => this.#json("POST", "api/logs", "", log, "application/x-ndjson");

  /** The URLs of a picture of a position or of what a seat has built there, of the card to share, and of the game file. */
  pictureOf = (id: string, seq: number | null, language: string, seat?: SeatWord): string =>
    `${this.#base}${at(id, "picture.svg")}?language=${language}${seq === null ? "" : `&seq=${seq}`}${seat === undefined ? "" : `&seat=${seat}`}`;
  cardOf = (id: string, language: string): string => `${this.#base}${at(id, "card.svg")}?language=${language}`;
  logOf = (id: string): string => this.#base + at(id, "log");

  /** The text behind one of the URLs above. */
  async text(url: string): Promise<string> {
    const response = await this.#request(url.slice(this.#base.length), { headers: this.#headers("") });
    if (!response.ok) throw await errorFrom(response);
    return response.text();
  }

  /** A URL that an image can load: one of the URLs above, or its contents where the server is in this browser. */
  async image(url: string): Promise<string> {
    return this.#isHere ? `data:image/svg+xml,${encodeURIComponent(await this.text(url))}` : url;
  }

  /** Opens the event stream of a table after an event. */
  async events(id: string, token: string, after: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const headers = { ...this.#headers(token), accept: "text/event-stream", "last-event-id": String(after) };
    const response = await this.#request(at(id, "events"), { headers, signal, cache: "no-store" });
    if (!response.ok || response.body === null) throw await errorFrom(response);
    return response.body;
  }

  #headers(token: string): Record<string, string> {
    return { "accept-language": this.#language(), ...(token === "" ? {} : { authorization: `Bearer ${token}` }) };
  }

  async #json<T>(method: string, path: string, token = "", body?: unknown, type = "application/json"): Promise<T> {
    const headers: Record<string, string> = { ...this.#headers(token), accept: "application/json" };
    const init: RequestInit = { method, headers, cache: "no-store" };
    if (body !== undefined) {
      headers["content-type"] = type;
      init.body = typeof body === "string" ? body : JSON.stringify(body);
    }
    const response = await this.#request(path, init);
    if (!response.ok) throw await errorFrom(response);
    try {
      return (await response.json()) as T;
    } catch {
      throw new ApiError(0, { id: "web-problem-unreadable", args: {} });
    }
  }

  async #request(path: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#fetch(this.#base + path, init);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw new ApiError(0, { id: "web-problem-unreachable", args: {} });
    }
  }
}

const of = (game: string, what: string): string => `api/games/${encodeURIComponent(game)}/${what}`;
const at = (id: string, what = ""): string => `api/tables/${encodeURIComponent(id)}${what === "" ? "" : `/${what}`}`;

/** Converts an error response to an ApiError. */
async function errorFrom(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get("retry-after") ?? 0) || 0;
  try {
    const body = (await response.json()) as { error?: Problem; missing?: TableEvent[] };
    if (typeof body.error?.id === "string") {
      return new ApiError(
        response.status,
        { ...body.error, args: body.error.args ?? {} },
        body.missing ?? [],
        retryAfter,
      );
    }
  } catch {
    // an HTML page from a proxy
  }
  return new ApiError(response.status, { id: "web-problem-status", args: { status: response.status } }, [], retryAfter);
}
