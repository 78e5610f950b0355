import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keeping } from "./keeping";

const BASE = "http://site/games/";
const PLACE = { base: BASE, files: `${BASE}python/1/`, database: "test" };
const TABLE = `${BASE}api/tables/friday`;
const MINE = { headers: { authorization: "Bearer mine" } };
const NEVER = new Promise<void>(() => {});

/** What is stored for the table. */
let stored: { seq: number } | undefined;
/** The answers of Python, and how often it was asked. */
let asked: string[];
let snapshot: { table: { seq: number; clock: object } };

const python: typeof fetch = (input, init) => {
  asked.push(`${init?.method ?? "GET"} ${String(input)}`);
  return Promise.resolve(Response.json(snapshot));
};

/** A request of IndexedDB that succeeds. */
function done<T>(result: T): IDBRequest<T> {
  const request = { result, onsuccess: null as (() => void) | null };
  queueMicrotask(() => request.onsuccess?.());
  return request as unknown as IDBRequest<T>;
}

beforeEach(() => {
  localStorage.clear();
  [stored, asked, snapshot] = [{ seq: 4 }, [], { table: { seq: 4, clock: {} } }];
  const rows = { get: () => done(stored) };
  const database = { transaction: () => ({ objectStore: () => rows }), close: () => {} };
  vi.stubGlobal("indexedDB", { open: () => done(database) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Visits the page once, so that the table is kept. */
async function visit(): Promise<void> {
  await keeping(PLACE, python, NEVER)(TABLE, MINE);
  asked = [];
}

describe("the table that was seen last", () => {
  test("is there before Python is", async () => {
    await visit();
    const answer = await keeping(PLACE, python, NEVER)(TABLE, MINE);
    expect(await answer.json()).toEqual(snapshot);
    expect(asked).toEqual([]);
  });

  test("is asked for as soon as Python is there", async () => {
    await visit();
    const ask = keeping(PLACE, python, Promise.resolve());
    await Promise.resolve();
    await ask(TABLE, MINE);
    expect(asked).toEqual([`GET ${TABLE}`]);
  });

  test.each<[string, () => void, RequestInit?, Partial<typeof PLACE>?]>([
    ["something has happened at the table since", () => (stored = { seq: 5 })],
    ["the browser has removed it", () => (stored = undefined)],
    ["somebody else asks", () => {}, { headers: { authorization: "Bearer other" } }],
    ["another build asks", () => {}, MINE, { files: `${BASE}python/2/` }],
    ["what was kept is cut off", () => localStorage.setItem("semiramis.kept-table", '{"files"')],
    ["storage is denied", () => vi.stubGlobal("indexedDB", undefined)],
  ])("is asked for if %s", async (_, change, init = MINE, place = {}) => {
    await visit();
    change();
    await keeping({ ...PLACE, ...place }, python, NEVER)(TABLE, init);
    expect(asked).toEqual([`GET ${TABLE}`]);
  });

  test("is asked for if its clock runs", async () => {
    snapshot = { table: { seq: 4, clock: { rose: 60 } } };
    await visit();
    await keeping(PLACE, python, NEVER)(TABLE, MINE);
    expect(asked).toEqual([`GET ${TABLE}`]);
  });

  test("is kept again after a command", async () => {
    vi.useFakeTimers();
    const ask = keeping(PLACE, python, Promise.resolve());
    await ask(`${TABLE}/commands`, { ...MINE, method: "POST" });
    expect(asked).toEqual([`POST ${TABLE}/commands`]);
    snapshot = { table: { seq: 5, clock: {} } };
    stored = { seq: 5 };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.slice(1)).toEqual([`GET ${TABLE}`, `GET ${TABLE}`]);
    vi.useRealTimers();
    const again = await keeping(PLACE, python, NEVER)(TABLE, MINE);
    expect(await again.json()).toEqual(snapshot);
  });

  test("does not stand in for anything else", async () => {
    await visit();
    await keeping(PLACE, python, NEVER)(`${TABLE}/history?after=-1`, MINE);
    await keeping(PLACE, python, NEVER)(`${BASE}api/games/amyitis/rules`);
    expect(asked).toHaveLength(2);
  });
});
