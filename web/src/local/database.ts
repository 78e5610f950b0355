/* The games of this browser in IndexedDB. A change is durable once `write` has resolved. Where the browser does not
   store anything, games go on in memory and the page is told. */
import type { StorageProblem } from "./protocol";

type Row = Record<string, unknown>;
type Rows = "tables" | "seats" | "events" | "snapshots" | "keys" | "editions";
type Change = Partial<Record<Rows, Row[]>> & { heartbeat?: number };

const VERSION = 1;
const KEYS: Readonly<Record<Rows, string | string[]>> = {
  tables: "id",
  seats: ["table_id", "seat"],
  events: ["table_id", "seq"],
  snapshots: ["table_id", "seq"],
  keys: ["table_id", "token", "key"],
  editions: "hash",
};
/** Rows that are added and never replaced: a second writer fails instead of overwriting them. */
const ADDED: readonly Rows[] = ["events"];
const META = "meta";
const HEARTBEAT = "heartbeat";

export class Database {
  #database: IDBDatabase | null;
  readonly #report: (problem: StorageProblem | null) => void;
  /** Changes that could not be written yet, oldest first: a later one must not be stored without them. */
  #unwritten: Change[] = [];
  /** Whether the page was told that changes are not stored. */
  #isReported = false;

  private constructor(database: IDBDatabase | null, report: (problem: StorageProblem | null) => void) {
    this.#database = database;
    this.#report = report;
    // the browser has removed the rows: later ones alone would be half a game
    database?.addEventListener("close", () => {
      this.#database = null;
      report("evicted");
    });
  }

  static async open(name: string, report: (problem: StorageProblem | null) => void): Promise<Database> {
    try {
      return new Database(await opened(name), report);
    } catch {
      report("denied");
      return new Database(null, report);
    }
  }

  async index(): Promise<string> {
    const database = this.#database;
    if (database === null) return JSON.stringify({ tables: [], seats: [], editions: [], heartbeat: null });
    const reading = database.transaction(["tables", "seats", "editions", META]);
    const [tables, seats, editions, heartbeat] = await Promise.all([
      result(reading.objectStore("tables").getAll()),
      result(reading.objectStore("seats").getAll()),
      result(reading.objectStore("editions").getAll()),
      result(reading.objectStore(META).get(HEARTBEAT)),
    ]);
    return JSON.stringify({ tables, seats, editions, heartbeat: (heartbeat as number | undefined) ?? null });
  }

  async table(id: string, whole: boolean): Promise<string> {
    const database = this.#database;
    if (database === null) return JSON.stringify({ events: [], snapshots: [], keys: [] });
    const reading = database.transaction(["events", "snapshots", "keys"]);
    const all = within(id);
    if (whole) {
      const [events, snapshots, keys] = await Promise.all([
        result(reading.objectStore("events").getAll(all)),
        result(reading.objectStore("snapshots").getAll(all)),
        result(reading.objectStore("keys").getAll(all)),
      ]);
      return JSON.stringify({ events, snapshots, keys });
    }
    const cursor = await result(reading.objectStore("snapshots").openCursor(all, "prev"));
    const latest = cursor?.value as Row | undefined;
    const after = latest === undefined ? all : IDBKeyRange.bound([id, latest["seq"]], [id, []], true);
    const events = await result(reading.objectStore("events").getAll(after));
    return JSON.stringify({ events, snapshots: latest === undefined ? [] : [latest], keys: [] });
  }

  async write(text: string): Promise<void> {
    const change = JSON.parse(text) as Change;
    if (this.#database === null) return;
    const waiting = [...this.#unwritten, change];
    try {
      await written(this.#database, waiting);
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "ConstraintError") throw problem;
      // a heartbeat alone is not worth keeping
      if (Object.keys(change).some((name) => name !== HEARTBEAT)) this.#unwritten = waiting;
      this.#isReported = true;
      this.#report(problem instanceof DOMException && problem.name === "QuotaExceededError" ? "full" : "denied");
      return;
    }
    if (this.#isReported) this.#report(null);
    this.#isReported = false;
    this.#unwritten = [];
  }
}

function opened(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, VERSION);
  opening.onupgradeneeded = () => {
    for (const [rows, key] of Object.entries(KEYS)) opening.result.createObjectStore(rows, { keyPath: key });
    opening.result.createObjectStore(META);
  };
  return result(opening);
}

/** All rows of a table. */
const within = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no result"));
  });
}

/** Writes changes in one transaction; resolves when it is on disk. */
function written(database: IDBDatabase, changes: readonly Change[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const writing = database.transaction([...Object.keys(KEYS), META], "readwrite", { durability: "strict" });
    writing.oncomplete = () => resolve();
    writing.onerror = writing.onabort = () => reject(writing.error ?? new Error("not written"));
    try {
      for (const change of changes) put(writing, change);
    } catch (problem) {
      writing.abort(); // all or nothing
      reject(problem as Error);
    }
  });
}

function put(writing: IDBTransaction, { heartbeat, ...rows }: Change): void {
  if (heartbeat !== undefined) writing.objectStore(META).put(heartbeat, HEARTBEAT);
  for (const [name, added] of Object.entries(rows) as [Rows, Row[]][]) {
    const store = writing.objectStore(name);
    for (const row of added) {
      if (ADDED.includes(name)) store.add(row);
      else store.put(row);
    }
  }
}
