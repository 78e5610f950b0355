import { expect, test } from "vitest";
import { nameOf } from "./site.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test("a folder is named after the contents of its files", () => {
  expect(nameOf([bytes("one"), bytes("two")])).toMatch(/^[0-9a-f]{12}$/);
  expect(nameOf([bytes("one")])).toBe(nameOf([bytes("one")]));
  expect(nameOf([bytes("one")])).not.toBe(nameOf([bytes("two")]));
});
