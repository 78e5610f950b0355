/* The site without a server: requests are answered in this browser. */
import { LocalServer } from "./local-server";
import { siteState } from "./site-state.svelte";

export interface Site {
  /** Answers requests to the API. */
  fetch: typeof fetch;
  /** Resolves when requests are answered, so that other downloads no longer compete with those of Python. */
  ready: Promise<void>;
}

/** Starts the server of this browser; `files` is the folder with Python, relative to the root of the site. */
export function startSite(files: string): Site {
  const base = new URL("./", document.baseURI).href;
  let isReady = (): void => {};
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const server = new LocalServer({
    base,
    files: new URL(files, base).href,
    database: `semiramis:${new URL(base).pathname}`,
    spawnTables: () => new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" }),
    spawnBots: () => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" }),
    storage: (problem) => (siteState.storage = problem),
    failed: (reason) => (siteState.failed = reason),
    waiting: (count) => {
      siteState.waiting = count;
      if (count === 0) isReady();
    },
  });
  // the page itself comes first
  afterLoading(() => void server.start());
  saveDownloads(base, server.fetch);
  const games = `${base}api/games`;
  // the list of games does not change, so it does not have to wait for Python
  const answer: typeof fetch = (input, init) =>
    input === games ? fetch(new URL(`${files}games.json`, base)) : server.fetch(input, init);
  return { fetch: answer, ready };
}

function afterLoading(act: () => void): void {
  if (document.readyState === "complete") setTimeout(act);
  else addEventListener("load", () => setTimeout(act), { once: true });
}

/** Links to files of the API are answered here too. */
function saveDownloads(base: string, answer: typeof fetch): void {
  document.addEventListener("click", (event) => {
    const anchor = (event.target as Element | null)?.closest?.("a[href]");
    if (!(anchor instanceof HTMLAnchorElement) || !anchor.href.startsWith(`${base}api/`)) return;
    event.preventDefault();
    void save(anchor.href, answer);
  });
}

async function save(url: string, answer: typeof fetch): Promise<void> {
  const response = await answer(url);
  if (!response.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename=([\w.-]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "semiramis";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
