/* Writes `licences.txt` next to the client: every bundled package with its licence. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SENT = [
  "svelte",
  "clsx",
  "esm-env",
  "@fluent/bundle",
  "uqr",
  "gifenc",
  "@fontsource/marcellus",
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource-variable/atkinson-hyperlegible-mono",
];
const NAMES = ["LICENSE", "LICENSE.md", "LICENCE", "license"];
const LINE = "=".repeat(78);

/** Name, version and licence of a package, with the licence text if the package contains one. */
export function licenceOf(modules: string, name: string): string {
  const about = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")) as {
    version: string;
    license: string;
  };
  const file = NAMES.map((each) => join(modules, name, each)).find((path) => existsSync(path));
  const text = file === undefined ? "" : `\n${readFileSync(file, "utf8").trim()}\n`;
  return `${LINE}\n${name} ${about.version}: ${about.license}\n${text}`;
}

export function licences(modules: string, own: string): Plugin {
  return {
    name: "semiramis-licences",
    apply: "build",
    generateBundle() {
      const source = [
        `Semiramis: MIT\n\n${readFileSync(own, "utf8").trim()}\n`,
        ...SENT.map((name) => licenceOf(modules, name)),
      ].join("\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
