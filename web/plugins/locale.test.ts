// @vitest-environment node
import { expect, test } from "vitest";
import { chunkOf, describedIn } from "./locale.ts";

test("pages and rules are separate chunks, table texts belong to the game's chunk, the rest to the base chunk", () => {
  expect(["common/words", "web/general", "web/rule-links", "web/editions"].map(chunkOf)).toEqual([
    "base",
    "base",
    "base",
    "base",
  ]);
  expect(["web/pages/rules", "games/babylon/rules", "games/babylon/components"].map(chunkOf)).toEqual([
    "web/pages/rules",
    "games/babylon/rules",
    "games/babylon/components",
  ]);
  expect(["games/amyitis/table/words", "games/amyitis/table/board"].map(chunkOf)).toEqual([
    "games/amyitis/table",
    "games/amyitis/table",
  ]);
  expect(["web/pages/components/page", "web/pages/components/edition-errors"].map(chunkOf)).toEqual([
    "web/pages/components",
    "web/pages/components",
  ]);
});

test("texts for the terminal and for print are in no chunk", () => {
  expect(["cli/help", "research/gpu", "games/ishtar/print/player-aid"].map(chunkOf)).toEqual([null, null, null]);
});

test("a language is described by lines of TOML; its plural rules are for Python", () => {
  const toml = '# French\nname = "Fran\\u00e7ais"\ncomplete = true # at last\n\n[plurals]\none = "i = 0,1"\n';
  expect(describedIn(toml)).toEqual({ name: "Français", complete: true });
  expect(() => describedIn("name = Français")).toThrow("name = Français");
});
