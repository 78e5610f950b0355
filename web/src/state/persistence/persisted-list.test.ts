import { beforeEach, describe, expect, test } from "vitest";
import { parseList, PersistedList } from "./persisted-list.svelte";

interface Item {
  id: string;
  n: number;
}
const isItem = (found: unknown): found is Item =>
  typeof found === "object" && found !== null && "id" in found && typeof found.id === "string";
const list = (): PersistedList<Item> =>
  new PersistedList<Item>({ key: "test.items", limit: 3, isItem, isSame: (one, other) => one.id === other.id });

beforeEach(() => localStorage.removeItem("test.items"));

describe("a persisted list", () => {
  test("keeps the newest first, without duplicates, up to its limit", () => {
    const items = list();
    for (const [n, id] of ["a", "b", "a", "c", "d"].entries()) items.add({ id, n });
    expect(items.all.map(({ id, n }) => `${id}${n}`)).toEqual(["d4", "c3", "a2"]);
    expect(list().all).toEqual(items.all);
  });

  test("follows changes of another tab", () => {
    const items = list();
    items.add({ id: "a", n: 1 });
    localStorage.setItem("test.items", JSON.stringify([{ id: "z", n: 9 }]));
    dispatchEvent(new StorageEvent("storage", { key: "test.items", newValue: '[{"id":"y","n":1}]' }));
    expect(items.all).toEqual([{ id: "y", n: 1 }]);
    items.remove({ id: "z", n: 0 });
    expect(items.all).toEqual([]);
  });

  test("reads only valid items", () => {
    expect(parseList('[{"id": "a"}, {"id": 1}, null, 7]', isItem)).toEqual([{ id: "a" }]);
    for (const text of [null, "", "{", "{}", "7", "null"]) expect(parseList(text, isItem)).toEqual([]);
  });
});
