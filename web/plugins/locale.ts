/* Serves the texts in `src/semiramis/locale` as lazy chunks. The folder of a file decides its chunk, or that the client
   does not need it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:locale";

/** Folders whose texts only Python renders: in the terminal or on printed sheets. */
const PYTHON_ONLY: readonly string[] = ["cli", "research", "print"];

/** Folders in which every entry, file or folder, is a separate chunk, loaded with `i18n.load`. */
const SPLIT: readonly string[] = ["web/pages", "games/*"];

/** The chunk of a path without extension, such as `games/amyitis/table`; null for texts the client does not use. */
export function chunkOf(area: string): string | null {
  const path = area.split("/");
  if (path.some((folder) => PYTHON_ONLY.includes(folder))) return null;
  const [first, second, entry] = path;
  const split = SPLIT.includes(`${first}/${second}`) || SPLIT.includes(`${first}/*`);
  return split ? `${first}/${second}/${entry}` : "base";
}

/** Serves `virtual:locale`, whose `chunks` has a loader for each `<language>/<chunk>`. */
export function localeChunks(locale: string): Plugin {
  const languages = readdirSync(locale, { withFileTypes: true })
    .filter((d) => d.isDirectory())
    .map((d) => d.name);
  const areasOf = (language: string): string[] =>
    readdirSync(join(locale, language), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ftl"))
      .map((file) => file.slice(0, -".ftl".length).replaceAll(sep, "/"))
      .sort();

  return {
    name: "semiramis-locale",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [, language, ...path] = id.slice(1).split("/");
      if (language === undefined) {
        const rows = languages.flatMap((each) => {
          const chunks = new Set(
            areasOf(each)
              .map(chunkOf)
              .filter((chunk) => chunk !== null),
          );
          return [...chunks].map((chunk) => `"${each}/${chunk}": () => import("${NAME}/${each}/${chunk}")`);
        });
        return `export const chunks = {${rows.join(",\n")}};`;
      }
      const files = areasOf(language)
        .filter((area) => chunkOf(area) === path.join("/"))
        .map((area) => join(locale, language, `${area}.ftl`));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
    },
  };
}
