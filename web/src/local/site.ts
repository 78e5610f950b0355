/* The site without a server: requests are answered in this browser. */
import { keeping } from "./kept/keeping";
import { siteState } from "./site-state.svelte";
import type { StartedServer } from "./start";

export interface Site {
  /** Answers requests to the API. */
  fetch: typeof fetch;
  /** Resolves some seconds after requests are answered: other downloads do not compete with those of the first table. */
  settled: Promise<void>;
}

/** How long a page takes from the first answer to the first table, and a little more. */
const SETTLING_MS = 4_000;

/** Lets the pages of this client use the server of this browser. */
export function useServer({ base, files, database, fetch: server, ready, follow }: StartedServer): Site {
  follow((status) => Object.assign(siteState, status));
  const ask = keeping({ base, files, database }, server, ready);
  saveDownloads(base, ask);
  const games = `${base}api/games`;
  // the list of games does not change, so it does not have to wait for Python
  const answer: typeof fetch = (input, init) => (input === games ? fetch(`${files}games.json`) : ask(input, init));
  return { fetch: answer, settled: ready.then(() => new Promise((resolve) => setTimeout(resolve, SETTLING_MS))) };
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
