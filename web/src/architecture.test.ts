// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

/** The folders of `src` from the lowest up; a file imports from its own folder and from folders below it. */
const LAYERS = [["i18n", "api"], ["local"], ["state"], ["ui"], ["games"], ["table"], ["features"], ["app"]];

/** Imports that go up, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "table/layout/TableFrame.svelte -> features/lessons/Coach.svelte":
    "imported dynamically, and only at the table of a lesson, so that other tables do not load it",
  "games/ishtar/parts/places.test.ts -> table/model/rotation":
    "a test: it checks the places of a tile with the function that picks a rotation at the table",
};

const MOST_FILES = 16;
const MOST_LINES = 300;
/** A file may be longer if its first lines say why. */
const REASON = /\bLong because\b/;

const WEB = fileURLToPath(new URL("..", import.meta.url));
const files = (folder: string): string[] =>
  readdirSync(join(WEB, folder), { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(WEB.length));
const read = (path: string): string => readFileSync(join(WEB, path), "utf8");
const all = ["src", "plugins", "tests"].flatMap(files).filter((path) => !path.includes("/fixtures/"));
const code = all.filter((path) => /\.(ts|svelte|css)$/.test(path) && !path.endsWith(".gen.ts"));

const layerOf = (path: string): number => LAYERS.findIndex((folders) => folders.includes(path.split("/")[0]!));

/** The imports from one folder of `src` to another, as `importer -> imported`, both relative to `src`. */
function imports(): [from: string, to: string][] {
  return code
    .filter((path) => path.startsWith("src/") && path.split("/").length > 2)
    .flatMap((path) =>
      [...read(path).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*"(@\/|\.{1,2}\/)([^"]+)"/g)].map(
        ([, start, rest]): [string, string] => [
          path,
          start === "@/" ? `src/${rest!}` : join(dirname(path), start!, rest!),
        ],
      ),
    )
    .filter(([, to]) => to.startsWith("src/"))
    .map(([from, to]): [string, string] => [from.slice("src/".length), to.slice("src/".length)])
    .filter(([from, to]) => from.split("/")[0] !== to.split("/")[0]);
}

describe("the folders of src", () => {
  test("are all in the list of layers", () => {
    const folders = new Set(files("src").map((path) => path.split("/")[1]!));
    folders.delete("architecture.test.ts");
    expect([...folders].sort()).toEqual(LAYERS.flat().sort());
  });

  test("import from folders below them only", () => {
    const edges = imports();
    expect(edges.length).toBeGreaterThan(500);
    const upwards = edges.filter(([from, to]) => layerOf(from) <= layerOf(to)).map((edge) => edge.join(" -> "));
    expect([...new Set(upwards)].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  test("load the coach of a lesson on demand", () => {
    expect(read("src/table/layout/TableFrame.svelte")).not.toMatch(/^\s*import (?!type)[^(]*Coach\.svelte"/m);
  });
});

describe("the boards", () => {
  test("compare no stage of a game: the view names the actions that are due", () => {
    const stages = code.filter((path) => /\bstage\s*[!=]==|OF_STAGE\b/.test(read(path)));
    expect(stages.filter((path) => path.startsWith("src/games/"))).toEqual([]);
  });
});

describe("sizes", () => {
  test(`a folder holds at most ${MOST_FILES} files`, () => {
    const counts = new Map<string, number>();
    for (const path of all) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });

  test(`a file over ${MOST_LINES} lines says why in its first lines`, () => {
    const unexplained = code
      .map((path) => ({ path, lines: read(path).trimEnd().split("\n") }))
      .filter(({ lines }) => lines.length > MOST_LINES && !REASON.test(lines.slice(0, 15).join("\n")))
      .map(({ path, lines }) => `${path}: ${lines.length}`);
    expect(unexplained).toEqual([]);
  });
});
