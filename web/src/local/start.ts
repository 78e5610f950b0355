/* The server of this browser as soon as a page begins to load: what Python needs is fetched while the page's own scripts
   are. This file and what it imports are small for that reason. */
import { LocalServer } from "./local-server";
import type { Failure, StorageProblem } from "./protocol";

/** What the server reports to its page. */
export interface Status {
  storage: StorageProblem | null;
  failed: Failure | null;
  /** Requests that wait for Python to start. */
  waiting: number;
}

export interface StartedServer {
  /** The root of the site, ending with a slash. */
  base: string;
  /** The URL of the folder with Python, ending with a slash. */
  files: string;
  /** The name of the database. */
  database: string;
  fetch: typeof fetch;
  /** Resolves when requests are answered. */
  ready: Promise<void>;
  /** Calls a function with the status, now and after every change. */
  follow(listener: (status: Status) => void): void;
}

/** Starts the server; `folder` has Python, relative to the root of the site. */
export function startServer(folder: string): StartedServer {
  const base = new URL("./", document.baseURI).href;
  const files = new URL(folder, base).href;
  const database = `semiramis:${new URL(base).pathname}`;
  let isReady = (): void => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const status: Status = { storage: null, failed: null, waiting: 0 };
  let listener: ((status: Status) => void) | null = null;
  const report = (change: Partial<Status>): void => {
    Object.assign(status, change);
    listener?.(status);
  };
  const server = new LocalServer({
    base,
    files,
    database,
    spawnTables: () => new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" }),
    spawnBots: () => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }),
    storage: (storage) => report({ storage }),
    failed: (failed) => report({ failed }),
    waiting: (waiting) => {
      report({ waiting });
      if (waiting === 0) isReady();
    },
  });
  void server.start();
  const follow = (added: (status: Status) => void): void => {
    listener = added;
    listener(status);
  };
  return { base, files, database, fetch: server.fetch, ready, follow };
}
