import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ComponentChapter, ComponentValue } from "@/api/types.gen";
import { parseList } from "@/state/persistence/persisted-list.svelte";
import { editions, isEdition, fileName, shortHash } from "@/state/editions.svelte";
import { i18n } from "@/i18n/locale.svelte";
import { isShown, namesOf, numberOf, pieceInWords, piecesOf, reasonsOf, valueText } from "./component-values";

const value = (place: string, written: (number | string)[], more: Partial<ComponentValue> = {}): ComponentValue => ({
  place,
  written,
  value: written,
  confidence: "free",
  reason: 0,
  names: place
    .split(".")
    .slice(1)
    .map((code) => ({ id: "components-code", args: { code } })),
  ...more,
});
const chapter: ComponentChapter = {
  name: "tile",
  values: [
    value("tile.a.worth", [3]),
    value("tile.a.bonus", [], { reason: 1 }),
    value("tile.b.worth", [4], { confidence: "rules" }),
    value("tile.b.bonus.coins", [1, 2], { reason: 1 }),
  ],
};

describe("components", () => {
  beforeAll(() => i18n.setLocale("en"));

  beforeEach(() => i18n.load("web/pages/components"));

  test("contain all values below a path", () => {
    const [a, b] = piecesOf(chapter, 2);
    expect([a?.path, a?.label, b?.path]).toEqual(["tile.a", "a", "tile.b"]);
    expect([a?.at("worth"), a?.at("bonus"), a?.at("gone"), b?.at("bonus.coins")]).toEqual([[3], [], [], [1, 2]]);
    expect(pieceInWords(b!, 2)).toBe("b: worth 4; bonus · coins 1, 2");
    const [whole] = piecesOf(chapter, 1);
    expect([whole?.path, whole?.label, whole?.at("a.worth")]).toEqual(["tile", "", [3]]);
  });

  test('are described as text, with "none" for empty values', () => {
    expect(namesOf(chapter.values[3]!)).toBe("b · bonus · coins");
    expect([valueText([]), valueText([1, "x", { word: "components-none" }])]).toEqual(["none", "1, x, none"]);
  });

  test("a source is listed once for each certainty", () => {
    const reasons = reasonsOf(chapter, [
      { id: "one", args: {} },
      { id: "two", args: {} },
    ]);
    expect(
      reasons.map(({ number, reason, confidence, values }) => [number, reason.id, confidence, values.length]),
    ).toEqual([
      [1, "one", "free", 1],
      [2, "two", "free", 2],
      [3, "one", "rules", 1],
    ]);
    expect(chapter.values.map((each) => numberOf(each, reasons))).toEqual([1, 2, 3, 2]);
  });

  test("are filtered by certainty", () => {
    const shown = (["all", "certain", "recon"] as const).map(
      (which) => chapter.values.filter((each) => isShown(each, which)).length,
    );
    expect(shown).toEqual([4, 1, 3]);
  });
});

describe("my editions", () => {
  const mine = (hash: string, game = "amyitis") => ({ game, hash, name: `name ${hash}`, text: "x = 1" });
  beforeEach(() => {
    for (const edition of editions.all) editions.forget(edition);
  });

  test("are stored newest first, without duplicates, by game", () => {
    expect(editions.keep(mine("a"))).toBe(true);
    editions.keep(mine("b"));
    editions.keep(mine("a"));
    editions.keep(mine("a", "ishtar"));
    expect(editions.of("amyitis").map(({ hash }) => hash)).toEqual(["a", "b"]);
    expect(editions.find("ishtar", "a")?.game).toBe("ishtar");
    editions.forget(mine("a"));
    expect(editions.all.map(({ game, hash }) => [game, hash])).toEqual([
      ["ishtar", "a"],
      ["amyitis", "b"],
    ]);
    for (let n = 0; n < 20; n += 1) editions.keep(mine(String(n)));
    expect(editions.all).toHaveLength(12);
  });

  test("invalid stored data is ignored", () => {
    for (const text of [null, "", "{", "7", '[{"game": "x"}]', "[null]"])
      expect(parseList(text, isEdition)).toEqual([]);
  });

  test("are identified by the beginning of their hash", () => {
    expect(shortHash("0123456789")).toBe("01234567");
    expect(fileName({ game: "amyitis", hash: "0123456789" })).toBe("amyitis-01234567.toml");
  });
});
