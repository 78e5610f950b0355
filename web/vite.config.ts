import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./plugins/licences.ts";
import { localeChunks } from "./plugins/locale.ts";
import { site } from "./plugins/site.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["SEMIRAMIS_SERVER"] ?? "http://127.0.0.1:8765";

/** In development every URL serves the client from the root; the Python server writes its own <base>. */
const rootBase: Plugin = {
  name: "semiramis-base",
  apply: "serve",
  transformIndexHtml: (html) => html.replace('<base href="./" />', '<base href="/" />'),
};

/** What `make site` adds to the client. */
const siteFolders = {
  bundle: process.env["SITE_BUNDLE"] ?? here("../build/site"),
  pyodide: here("./node_modules/pyodide"),
  early: here("./src/local/early.ts"),
  worker: here("./site/sw.js"),
};

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [
    svelte(),
    localeChunks(here("../src/semiramis/locale")),
    licences(here("./node_modules"), here("../LICENSE")),
    rootBase,
    site(mode === "site" ? siteFolders : null),
  ],
  resolve: {
    alias: { "@": here("./src") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: mode === "site" ? (process.env["SITE_OUT"] ?? here("../dist/site")) : here("../src/semiramis/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600, // three.js, loaded when a garden is first shown in 3D
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: "es" as const },
  server: {
    proxy: { "/api": server },
    fs: { allow: [here("."), here("../src/semiramis/art"), here("../src/semiramis/games")] },
  },
  test: {
    include: ["src/**/*.test.ts", "plugins/**/*.test.ts"],
    environment: "happy-dom",
    restoreMocks: true,
    pool: "threads",
    isolate: false,
  },
}));
