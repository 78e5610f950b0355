// @vitest-environment node
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { licenceOf } from "./licences.ts";

const modules = fileURLToPath(new URL("../node_modules", import.meta.url));

test("every package is listed with its licence, and its text if it has one", () => {
  expect(licenceOf(modules, "svelte")).toMatch(/svelte 5\.[\d.]+: MIT\n[\s\S]*Permission is hereby granted/);
  expect(licenceOf(modules, "@fontsource/marcellus")).toContain("SIL Open Font License");
  expect(licenceOf(modules, "@fluent/bundle")).toContain("Apache-2.0");
});
