/* The texts of the house as lazy chunks: one for the interface of a language, one for each game, one for its rules. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:locale";
const OTHERS = /^(cli|cli-help|cli-aid|arena|balance|simulate|research|research-gpu)$|.-aid$/; // only the terminal says these, or the server in its drawings

/** Areas that only some pages say; each is a chunk of its own, fetched with `i18n.load`. */
const PAGES: readonly string[] = [
  "aid",
  "lessons",
  "rules-pages",
  "components",
];

/** Which chunk an area belongs to: a game's board speaks with the game, rules come when they are read. */
export function chunkOf(area: string, games: readonly string[]): string | null {
  if (area === "edition") return "components"; // what can be wrong in an edition is said where one is loaded
  if (OTHERS.test(area)) return null;
  if (PAGES.includes(area)) return area;
  const game = games.find((key) => area === key || area.startsWith(`${key}-`));
  if (game === undefined) return "base";
  return /-(rules|components|lessons|legend)$/.test(area) ? area : game;
}

/** Serves `virtual:locale`: `load(language, chunk)` gives the text of the Fluent files of a chunk. */
export function localeChunks(locale: string): Plugin {
  const languages = readdirSync(locale, { withFileTypes: true }).filter((d) => d.isDirectory()).map((d) => d.name);
  const filesOf = (language: string): string[] =>
    readdirSync(join(locale, language)).filter((f) => f.endsWith(".ftl")).sort().map((f) => join(locale, language, f));
  const areasOf = (language: string): string[] => filesOf(language).map((file) => basename(file, ".ftl"));
  const games = areasOf("en").filter((area) => area.endsWith("-rules")).map((area) => area.slice(0, -"-rules".length));

  return {
    name: "semiramis-locale",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [, language, chunk] = id.slice(1).split("/");
      if (language === undefined || chunk === undefined) {
        const rows = languages.flatMap((each) => {
          const chunks = new Set(areasOf(each).map((area) => chunkOf(area, games)).filter((c) => c !== null));
          return [...chunks].map((c) => `"${each}/${c}": () => import("${NAME}/${each}/${c}")`);
        });
        return `export const chunks = {${rows.join(",\n")}};`;
      }
      const mine = filesOf(language).filter((file) => chunkOf(basename(file, ".ftl"), games) === chunk);
      for (const file of mine) this.addWatchFile(file);
      return `export default ${JSON.stringify(mine.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
    },
  };
}
