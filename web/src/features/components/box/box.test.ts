import { describe, expect, test } from "vitest";
import type { Components, ComponentValue } from "@/api/types.gen";
import type { Piece } from "@/features/components/component-values";
import { disagreements, parseEntries, wasEntered, withEntries } from "./box.svelte";

const value = (
  place: string,
  written: (number | string)[],
  confidence: ComponentValue["confidence"],
): ComponentValue => ({
  place,
  names: [],
  value: written,
  written,
  confidence,
  reason: 0,
});
const edition = (...values: ComponentValue[]): Components => ({
  game: "amyitis",
  edition: { name: "x", hash: "y" },
  standard: false,
  counts: {},
  reasons: [],
  chapters: [{ name: "tile", values }],
});

describe("entries", () => {
  test("are read back only where they are still asked for", () => {
    const places = new Set(["tile.a.prestige"]);
    expect(parseEntries('{"tile.a.prestige": 4, "gone": 1}', places)).toEqual({ "tile.a.prestige": 4 });
    expect([parseEntries("[", places), parseEntries(null, places), parseEntries("3", places)]).toEqual([{}, {}, {}]);
  });

  test("are drawn on the piece", () => {
    const piece: Piece = { path: "tile.a", label: "a", values: [], at: () => [1] };
    const drawn = withEntries(piece, {
      "tile.a.prestige": 7,
      "tile.a.bonus": { camels: 2 },
      "tile.a.cells": ["g", "2"],
    });
    expect(["prestige", "bonus.camels", "bonus.talents", "cells", "quality"].map((rest) => drawn.at(rest))).toEqual([
      [7],
      [2],
      [],
      ["g", "2"],
      [1],
    ]);
  });

  test("of two people differ where either side has another value", () => {
    const mine = edition(value("a", [1], "external"), value("b", [2], "free"));
    const theirs = edition(value("a", [1], "free"), value("b", [3], "external"), value("c", [4], "external"));
    const found = disagreements(mine, theirs);
    expect(found.map(({ place }) => place)).toEqual(["b", "c"]);
    expect([wasEntered(found[0]!.mine), wasEntered(found[0]!.theirs), wasEntered(found[1]!.mine)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
