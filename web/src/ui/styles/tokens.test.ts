// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Files that define colours: the tokens, and the palette of the 3D garden, which style sheets do not reach. */
const DEFINED_IN = ["/src/ui/styles/tokens.css", "/src/games/babylon/garden3d/shapes/palette.ts"];
/** Colours in the icon files, which are replaced by tokens. */
const ICON_FILES = ["/src/ui/SeatBadge.svelte"];
const COLOUR = /(?<![\w&.])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w(-])|\b0x[0-9a-f]{6}\b/gi;

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const sources = Object.fromEntries(
  readdirSync(`${ROOT}/src`, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|ts|css)$/.test(path) && !/\.test\.ts$|types\.gen\.ts$/.test(path))
    .map((path) => [`/src/${path.replaceAll("\\", "/")}`, readFileSync(`${ROOT}/src/${path}`, "utf8")]),
);

/** References to elements (`url(#id)`, `href="#id"`) look like colours. */
const withoutReferences = (text: string): string => text.replaceAll(/url\(#[^)]*\)|href="#[^"]*"/g, "");

test("colours are written as tokens", () => {
  const raw = Object.entries(sources)
    .filter(([path]) => !DEFINED_IN.includes(path) && !ICON_FILES.includes(path))
    .flatMap(([path, text]) => (withoutReferences(text).match(COLOUR) ?? []).map((colour) => `${path}: ${colour}`));
  expect(raw).toEqual([]);
});

test("every token that is used is defined", () => {
  const defined = new Set(
    Object.values(sources).flatMap((text) =>
      [...text.matchAll(/(?<!var\()(--[\w-]+)["'}]?\s*[:=]/g)].map(([, name]) => name),
    ),
  );
  const used = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => ({ path, name })),
  );
  expect(used.filter(({ name }) => !defined.has(name))).toEqual([]);
});
