import { describe, expect, test } from "vitest";
import { folded, piecesOf, says, wordsOf } from "./text-search";

describe("searching the rules", () => {
  test("accents and capitals make no difference", () => {
    expect(folded("Žízeň ŐRÜLT Größe")).toBe("zizen orult grosse");
    expect(says("Strana musí být zavlažená.", wordsOf("ZAVLAZENA strana"))).toBe(true);
  });

  test("all words have to occur, in any order", () => {
    expect(says("A tile must rest on 3 or 4 pillars.", wordsOf("pillars tile"))).toBe(true);
    expect(says("A tile must rest on 3 or 4 pillars.", wordsOf("pillars fountain"))).toBe(false);
  });

  test("signs alone are no words, ids are", () => {
    expect(wordsOf(" , – !? ")).toEqual([]);
    expect(wordsOf("AMY-II.C.1 camel, camel")).toEqual(["amy-ii.c.1", "camel"]);
  });

  test("what was found is marked where it stands in the text as it is written", () => {
    const pieces = piecesOf("Die Größe des Gärtners", wordsOf("grosse gartner"));
    expect(pieces.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["Größe", "Gärtner"]);
    expect(pieces.map((piece) => piece.text).join("")).toBe("Die Größe des Gärtners");
  });

  test("a clause that is named becomes a piece of its own, other capitals do not", () => {
    const pieces = piecesOf("See AMY-II.C.1. Not ABC-1.", [], (id) => id === "AMY-II.C.1");
    expect(pieces.filter((piece) => piece.clause !== null)).toEqual([{ text: "AMY-II.C.1", hit: false, clause: "AMY-II.C.1" }]);
    expect(pieces.map((piece) => piece.text).join("")).toBe("See AMY-II.C.1. Not ABC-1.");
  });
});
