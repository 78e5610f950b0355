/* The site without a server: `vite build --mode site` adds Python and our programs to the client, in a folder named
   after its contents, and a service worker that keeps all files of the build. */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:site";
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

export interface SiteFolders {
  /** Where `python -m semiramis.browser.bundle` has written our programs. */
  bundle: string;
  pyodide: string;
  /** The template of the service worker. */
  worker: string;
}

/** The files a site needs beside the client, by name. */
function filesOf({ bundle, pyodide }: SiteFolders): Map<string, string> {
  const ours = readdirSync(bundle).map((name): [string, string] => [name, join(bundle, name)]);
  return new Map([...PYODIDE.map((name): [string, string] => [name, join(pyodide, name)]), ...ours]);
}

/** A short name for the contents of files. */
export function nameOf(contents: Iterable<Uint8Array>): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, 12);
}

/** Serves `virtual:site`: the server in the browser, or null where there is a real one (`folders` is null). */
export function site(folders: SiteFolders | null): Plugin {
  let out = "";
  let place = "";
  return {
    name: "semiramis-site",
    configResolved(config) {
      out = config.build.outDir;
    },
    buildStart() {
      if (folders !== null && place === "")
        place = `python/${nameOf([...filesOf(folders).values()].map((path) => readFileSync(path)))}/`;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      if (folders === null) return "export const site = null;";
      return `import { startSite } from "@/local/site";\nexport const site = startSite(${JSON.stringify(place)});`;
    },
    closeBundle() {
      if (folders === null) return;
      mkdirSync(join(out, place), { recursive: true });
      for (const [name, path] of filesOf(folders)) copyFileSync(path, join(out, place, name));
      const files = listed(out).filter((name) => name !== "sw.js" && !/\.(br|gz|map)$/.test(name));
      const build = nameOf(files.map((name) => readFileSync(join(out, name))));
      const worker = readFileSync(folders.worker, "utf8")
        .replace('"__BUILD__"', JSON.stringify(build))
        .replace('"__FILES__"', JSON.stringify(files));
      writeFileSync(join(out, "sw.js"), worker);
    },
  };
}

function listed(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}
