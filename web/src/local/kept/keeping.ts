/* Answers a page's first question about a table from what was kept, and keeps the table as it goes on. */
import { keepTable, keptTable, tableIn } from "./kept-table";

interface Place {
  /** The root of the site, ending with a slash. */
  base: string;
  files: string;
  database: string;
}

/** After a command: when the own move is there, and when bots have moved. */
const AGAIN_MS = [1_500, 6_000] as const;
const JSON_TYPE = { headers: { "content-type": "application/json" } };

/** The same requests, of which those for a table are answered at once where possible until `ready` resolves. */
export function keeping({ base, ...place }: Place, ask: typeof fetch, ready: Promise<void>): typeof fetch {
  let isReady = false;
  void ready.then(() => (isReady = true));
  let timers: ReturnType<typeof setTimeout>[] = [];

  async function tableOf(id: string, url: string, init: RequestInit | undefined): Promise<Response> {
    const asked = { ...place, id, authorization: new Headers(init?.headers).get("authorization") ?? "" };
    const kept = isReady ? null : await keptTable(asked);
    if (kept !== null) return new Response(kept, JSON_TYPE);
    const response = await ask(url, init);
    if (response.ok) keepTable(asked, await response.clone().text());
    return response;
  }

  function keepAgain(id: string, init: RequestInit): void {
    for (const timer of timers) clearTimeout(timer);
    const url = `${base}api/tables/${id}`;
    const again = (): void => void tableOf(id, url, { headers: init.headers ?? {} }).catch(() => {});
    timers = AGAIN_MS.map((wait) => setTimeout(again, wait));
  }

  return async (input, init) => {
    const url = String(input);
    const method = init?.method ?? "GET";
    const id = method === "GET" ? tableIn(base, url) : null;
    if (id !== null) return tableOf(id, url, init);
    const response = await ask(input, init);
    const moved = method === "POST" && url.endsWith("/commands") ? tableIn(base, url.replace(/\/commands$/, "")) : null;
    if (moved !== null && init !== undefined && response.ok) keepAgain(moved, init);
    return response;
  };
}
