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

/**
 * What a `language.toml` says. Of TOML these files use a line for each entry, with texts, numbers and booleans as in
 * JSON, comments, and tables, which are left out here.
 */
export function describedIn(toml: string): Record<string, unknown> {
  const top = toml.split(/^\[/m, 1)[0] ?? "";
  const lines = top.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = "", value = ""] = /^(\w+) = (true|false|"(?:[^"\\]|\\.)*") *(?:#.*)?$/.exec(line) ?? [];
      if (name === "") throw new Error(`not an entry of a language.toml: ${line}`);
      return [name, JSON.parse(value) as unknown];
    }),
  );
}

/** The complete languages by code, English first. */
function languagesIn(locale: string): Record<string, Record<string, unknown>> {
  const codes = readdirSync(locale, { withFileTypes: true })
    .filter((d) => d.isDirectory())
    .map((d) => d.name)
    .sort((one, two) => Number(two === "en") - Number(one === "en") || one.localeCompare(two, "en"));
  const all = codes.map(
    (code) => [code, describedIn(readFileSync(join(locale, code, "language.toml"), "utf8"))] as const,
  );
  return Object.fromEntries(all.filter(([, language]) => language["complete"] === true));
}

/** Serves `virtual:locale`: the `languages`, and `chunks` with a loader for each `<language>/<chunk>`. */
export function localeChunks(locale: string): Plugin {
  const described = languagesIn(locale);
  const languages = Object.keys(described);
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
        return `export const languages = ${JSON.stringify(described)};\nexport const chunks = {${rows.join(",\n")}};`;
      }
      const files = areasOf(language)
        .filter((area) => chunkOf(area) === path.join("/"))
        .map((area) => join(locale, language, `${area}.ftl`));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
    },
  };
}
