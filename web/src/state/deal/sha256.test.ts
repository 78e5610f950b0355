import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";

test.each(["", "abc", "a".repeat(55), "a".repeat(56), "a".repeat(64), "ěšč 🌷".repeat(40)])(
  "the hash of %j is that of another implementation",
  (text) => {
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  },
);
