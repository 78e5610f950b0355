import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LocalServer } from "./local-server";
import type { Failure, FromBots, FromTables, ToBots, ToTables } from "./protocol";

/** A worker that only notes what it is told. */
class FakeWorker<In, Out> {
  said: In[] = [];
  ended = false;
  onmessage: ((event: MessageEvent<Out>) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;
  postMessage(message: In): void {
    this.said.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  addEventListener(): void {}
  removeEventListener(): void {}
  say(message: Out): void {
    this.onmessage?.({ data: message } as MessageEvent<Out>);
  }
}

const BASE = "http://site/games/";
let tables: FakeWorker<ToTables, FromTables>[];
let bots: FakeWorker<ToBots, FromBots>[];
let storage: unknown[];
let failed: Failure[];
let waiting: number[];
let server: LocalServer;

beforeEach(() => {
  [tables, bots, storage, failed, waiting] = [[], [], [], [], []];
  const spawn = <In, Out>(made: FakeWorker<In, Out>[]): Worker => {
    made.push(new FakeWorker<In, Out>());
    return made.at(-1) as unknown as Worker;
  };
  server = new LocalServer({
    base: BASE,
    files: `${BASE}python/1/`,
    database: "test",
    spawnTables: () => spawn(tables),
    spawnBots: () => spawn(bots),
    storage: (problem) => storage.push(problem),
    failed: (failure) => failed.push(failure),
    waiting: (count) => waiting.push(count),
  });
});

afterEach(() => vi.unstubAllGlobals());

const last = (): ToTables & { kind: "request" } => tables.at(-1)?.said.at(-1) as ToTables & { kind: "request" };
/** Lets the server start and pending requests be sent. */
const settled = async (): Promise<void> => {
  await server.start();
  await later();
};
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const JSON_TYPE = { "content-type": "application/json" };

describe("a request", () => {
  test("is sent to the worker and answered", async () => {
    const answer = server.fetch(`${BASE}api/tables/x?after=1`, { method: "POST", headers: { a: "b" }, body: "{}" });
    await settled();
    const { headers, ...request } = last().request;
    expect(request).toEqual({ method: "POST", path: "/api/tables/x?after=1", body: "{}" });
    expect(headers["a"]).toBe("b");
    expect(waiting).toEqual([1]);
    tables[0]?.say({ kind: "ready" });
    tables[0]?.say({ kind: "response", number: last().number, status: 201, headers: JSON_TYPE, body: '{"a":1}' });
    const response = await answer;
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ a: 1 });
    expect(waiting.at(-1)).toBe(0);
  });

  test("fails like a lost connection when the worker dies, and the next worker answers", async () => {
    const answer = server.fetch(`${BASE}api/games`);
    await settled();
    tables[0]?.onerror?.({ message: "out of memory", preventDefault: () => {} });
    await expect(answer).rejects.toThrow(TypeError);
    expect(tables[0]?.ended).toBe(true);
    const again = server.fetch(`${BASE}api/games`);
    await settled();
    tables[1]?.say({ kind: "response", number: last().number, status: 200, headers: JSON_TYPE, body: "{}" });
    expect((await again).status).toBe(200);
  });

  test("is given up where the worker dies again and again", async () => {
    await settled();
    for (let n = 0; n < 4; n += 1) tables.at(-1)?.onerror?.({ message: "no memory", preventDefault: () => {} });
    expect(tables).toHaveLength(4);
    expect(failed).toEqual([{ kind: "other", reason: "no memory" }]);
  });
});

describe("an event stream", () => {
  test("passes pieces on until it ends or is left", async () => {
    const left = new AbortController();
    const answer = server.fetch(`${BASE}api/tables/x/events`, { signal: left.signal });
    await settled();
    const { number } = last();
    const headers = { "content-type": "text/event-stream" };
    tables[0]?.say({ kind: "response", number, status: 200, headers, body: "" });
    const reader = (await answer).body?.getReader();
    tables[0]?.say({ kind: "push", number, text: "id: 1\n\n" });
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("id: 1\n\n");
    left.abort();
    expect((await reader?.read())?.done).toBe(true);
    expect(tables[0]?.said.at(-1)).toEqual({ kind: "cancel", number });
  });
});

describe("bots", () => {
  test("search in a worker of their own, which is started for the first job", async () => {
    await settled();
    expect(bots).toHaveLength(0);
    tables[0]?.say({ kind: "ask", number: 1, job: "{}" });
    expect(bots[0]?.said.map((message) => message.kind)).toEqual(["start", "job"]);
    bots[0]?.say({ kind: "answer", number: 1, answer: "move" });
    expect(tables[0]?.said.at(-1)).toEqual({ kind: "advice", number: 1, answer: "move" });
  });

  test("that hang are ended, and the tables are told", async () => {
    await settled();
    vi.useFakeTimers();
    tables[0]?.say({ kind: "ask", number: 1, job: "{}" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bots[0]?.ended).toBe(true);
    expect(tables[0]?.said.at(-1)).toEqual({ kind: "advice", number: 1, answer: null });
    vi.useRealTimers();
  });
});

test("the page learns why games are not stored", async () => {
  await settled();
  tables[0]?.say({ kind: "storage", problem: "full" });
  expect(storage).toEqual(["full"]);
});
