import { describe, expect, test } from "vitest";
import { fold, splitAtMatches, containsWords, searchWords } from "./text-search";

describe("searching the rules", () => {
  test("case and accents are ignored", () => {
    expect(fold("Žízeň ŐRÜLT Größe")).toBe("zizen orult grosse");
    expect(containsWords("Strana musí být zavlažená.", searchWords("ZAVLAZENA strana"))).toBe(true);
  });

  test("all words must occur, in any order", () => {
    expect(containsWords("A tile must rest on 3 or 4 pillars.", searchWords("pillars tile"))).toBe(true);
    expect(containsWords("A tile must rest on 3 or 4 pillars.", searchWords("pillars fountain"))).toBe(false);
  });

  test("punctuation alone is not a word, ids are", () => {
    expect(searchWords(" , – !? ")).toEqual([]);
    expect(searchWords("AMY-II.C.1 camel, camel")).toEqual(["amy-ii.c.1", "camel"]);
  });

  test("hits are marked in the original text", () => {
    const pieces = splitAtMatches("Die Größe des Gärtners", searchWords("grosse gartner"));
    expect(pieces.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["Größe", "Gärtner"]);
    expect(pieces.map((piece) => piece.text).join("")).toBe("Die Größe des Gärtners");
  });

  test("a clause id becomes a separate segment, other capitals do not", () => {
    const pieces = splitAtMatches("See AMY-II.C.1. Not ABC-1.", [], (id) => id === "AMY-II.C.1");
    expect(pieces.filter((piece) => piece.clause !== null)).toEqual([
      { text: "AMY-II.C.1", hit: false, clause: "AMY-II.C.1" },
    ]);
    expect(pieces.map((piece) => piece.text).join("")).toBe("See AMY-II.C.1. Not ABC-1.");
  });
});
