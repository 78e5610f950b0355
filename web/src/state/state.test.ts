import { beforeEach, describe, expect, test } from "vitest";
import { tableIdIn } from "./create-table";
import { isTable, myTables } from "./my-tables.svelte";
import { parseList } from "./persistence/persisted-list.svelte";
import { randomToken } from "./random-token";
import { href, link } from "./router.svelte";
import { languageOf, parseSettings } from "./settings.svelte";

describe("settings", () => {
  test("invalid stored values are ignored", () => {
    const kept = parseSettings(
      '{"theme": "pink", "motion": "reduced", "textSize": 900, "labels": "loud", "name": 7, "extra": 1, "language": "hu"}',
    );
    expect([kept.theme, kept.motion, kept.textSize, kept.labels, kept.name, kept.language]).toEqual([
      "system",
      "reduced",
      150,
      true,
      "",
      "hu",
    ]);
    expect("extra" in kept).toBe(false);
    for (const text of [null, "", "{", "[]", "null", "7", '"x"']) expect(parseSettings(text).theme).toBe("system");
  });

  test("the first supported language of the reader is used", () => {
    expect(languageOf(["it-IT", "de-AT", "cs"])).toBe("de");
    expect(languageOf(["fr-CA"])).toBe("fr");
    expect(languageOf(["xx"])).toBe("en");
    expect(languageOf([])).toBe("en");
  });
});

describe("my tables", () => {
  beforeEach(() => {
    for (const table of myTables.all) myTables.forget(table.id);
  });

  test("are stored newest first, without duplicates", () => {
    myTables.keep({ id: "a", game: "amyitis", token: "1" });
    myTables.keep({ id: "b", game: "ishtar", token: "2" });
    myTables.keep({ id: "a", game: "amyitis", token: "3" });
    expect(myTables.all.map((table) => [table.id, table.token])).toEqual([
      ["a", "3"],
      ["b", "2"],
    ]);
    expect([myTables.tokenOf("b"), myTables.tokenOf("c")]).toEqual(["2", ""]);
    myTables.forget("a");
    expect(myTables.all.map((table) => table.id)).toEqual(["b"]);
  });

  test("changes of another tab are not lost", () => {
    myTables.keep({ id: "a", game: "amyitis", token: "1" });
    localStorage.setItem(
      "semiramis.tables",
      JSON.stringify([{ id: "z", game: "ishtar", token: "9", at: 1 }, ...myTables.all]),
    );
    myTables.keep({ id: "b", game: "ishtar", token: "2" });
    expect(myTables.all.map((table) => table.id)).toEqual(["b", "z", "a"]);
  });

  test("only valid tables are read", () => {
    expect(parseList('[{"id": 1}, null, "x", {"id": "a", "game": "g", "token": "t", "at": 1}]', isTable).length).toBe(
      1,
    );
    for (const text of [null, "{", "{}", "7"]) expect(parseList(text, isTable)).toEqual([]);
  });

  test("tokens are valid for the server and unique", () => {
    const tokens = new Set(Array.from({ length: 200 }, () => randomToken()));
    expect(tokens.size).toBe(200);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{24,80}$/);
  });
});

describe("URLs", () => {
  test("are relative to the root, with escaped segments", () => {
    expect(href("table", "a b/c?d", { seq: 3, x: "&" })).toBe("/table/a%20b%2Fc%3Fd?seq=3&x=%26");
    expect(href("")).toBe("/");
    expect(link("join", "k3v9")).toMatch(/^https?:\/\/[^/]+\/join\/k3v9$/);
  });

  test("the id of a table is found in pasted text", () => {
    expect(tableIdIn(" https://x.org/deep/join/k3v9abcd2345?a=1 ")).toBe("k3v9abcd2345");
    expect(tableIdIn("https://x.org/table/k3v9abcd2345#x")).toBe("k3v9abcd2345");
    expect(tableIdIn("k3v9abcd2345")).toBe("k3v9abcd2345");
    for (const text of ["", "https://x.org/", "javascript:alert(1)", "https://x.org/join/", "two words"])
      expect(tableIdIn(text)).toBeNull();
  });
});
