/* The site without a server: `vite build --mode site` adds Python and our programs to the client, in a folder named
   after its contents, and a service worker that keeps all files of the build. */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** Modules with the site and with its server: null and nothing where there is a real one. */
const NAME = "virtual:site";
const SERVER = "virtual:site-server";
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

/** What only a browser needs that cannot use the picture of Python's memory: kept when it has been fetched. */
const SELDOM = /python_stdlib\.zip$/;

export interface SiteFolders {
  /** Where `python -m semiramis.browser.bundle` has written our programs. */
  bundle: string;
  pyodide: string;
  /** The script that starts the server before the others are there. */
  early: string;
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
      if (folders !== null) this.emitFile({ type: "chunk", id: folders.early, name: "early" });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) => {
        const chunk = Object.values(bundle ?? {}).find((each) => each.type === "chunk" && each.name === "early");
        return chunk === undefined ? [] : [earlyScript(chunk.fileName)];
      },
    },
    resolveId: (id) => (id === NAME || id === SERVER ? `\0${id}` : null),
    load(id) {
      if (id === `\0${SERVER}`)
        return `import { startServer } from "@/local/start";\nexport const server = startServer(${JSON.stringify(place)});`;
      if (id !== `\0${NAME}`) return null;
      if (folders === null) return "export const site = null;";
      return `import { useServer } from "@/local/site";\nimport { server } from "${SERVER}";\nexport const site = useServer(server);`;
    },
    closeBundle() {
      if (folders === null) return;
      mkdirSync(join(out, place), { recursive: true });
      for (const [name, path] of filesOf(folders)) copyFileSync(path, join(out, place, name));
      const isKept = (name: string): boolean => name !== "sw.js" && !/\.(br|gz|map)$/.test(name);
      const files = listed(out).filter((name) => isKept(name) && !SELDOM.test(name));
      const build = nameOf(files.map((name) => readFileSync(join(out, name))));
      const worker = readFileSync(folders.worker, "utf8")
        .replace('"__BUILD__"', JSON.stringify(build))
        .replace('"__FILES__"', JSON.stringify(files));
      writeFileSync(join(out, "sw.js"), worker);
    },
  };
}

/** Runs as soon as it is there, without waiting for the page and its other scripts. */
const earlyScript = (file: string): HtmlTagDescriptor => ({
  tag: "script",
  attrs: { type: "module", async: true, crossorigin: true, src: `./${file}` },
  injectTo: "head-prepend",
});

function listed(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}
