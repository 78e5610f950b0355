/* The table that was seen last, so that the next visit shows it before Python has started. It is shown only as long as
   nothing has happened at the table since, and only by the build that has kept it. */

const KEY = "semiramis.kept-table";

/** A request for a table. */
export interface Asked {
  /** The URL of the folder with Python, which names the build. */
  files: string;
  /** The name of the database. */
  database: string;
  id: string;
  /** The header that proves who asks. */
  authorization: string;
}

interface Kept extends Asked {
  /** The answer to the request. */
  body: string;
}

/** The id in the URL of a table, null for any other URL. */
export const tableIn = (base: string, url: string): string | null =>
  url.startsWith(base) ? (/^api\/tables\/([\w-]+)$/.exec(url.slice(base.length))?.[1] ?? null) : null;

/** Keeps an answer; where the browser stores nothing, or too little, the next visit waits for Python. */
export function keepTable(asked: Asked, body: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...asked, body } satisfies Kept));
  } catch {
    localStorage.removeItem(KEY);
  }
}

/** The kept answer to a request; null if there is none, or the table has changed since. */
export async function keptTable(asked: Asked): Promise<string | null> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    if (kept === null || !isFor(kept, asked)) return null;
    const { seq, clock } = (JSON.parse(kept.body) as { table: { seq: number; clock: object } }).table;
    // a running clock is known to Python only
    return Object.keys(clock).length === 0 && (await storedSeq(asked)) === seq ? kept.body : null;
  } catch {
    return null;
  }
}

const isFor = (kept: Kept, asked: Asked): boolean =>
  (["files", "database", "id", "authorization"] as const).every((name) => kept[name] === asked[name]);

/** The number of the last event that is stored for a table; undefined if there is no such table. */
async function storedSeq({ database, id }: Asked): Promise<number | undefined> {
  const opening = indexedDB.open(database);
  // the worker makes the database, and nobody else
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const opened = await result(opening);
  try {
    return (await result<{ seq: number } | undefined>(opened.transaction("tables").objectStore("tables").get(id)))?.seq;
  } finally {
    opened.close();
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no result"));
  });
}
