import { describe, expect, it } from "vitest";
import type { GameInfo } from "@/api/types.gen";
import { defaultSeats, helpOf, requestFrom, type Draft } from "./table-request";

const INFO = { key: "amyitis", options: [] } as unknown as GameInfo;
const draft = (company: string | null, help: boolean | null = null): Draft => ({
  game: "amyitis",
  chairs: defaultSeats("Ana", "greedy", company),
  clock: "none",
  options: {},
  edition: null,
  seed: "",
  help,
});

describe("help while playing", () => {
  it("is on for one device and off with a guest, unless somebody chose", () => {
    expect([null, "pass", "friend"].map((company) => helpOf(draft(company)))).toEqual([true, true, false]);
    expect(helpOf(draft("friend", true))).toBe(true);
    expect(helpOf(draft(null, false))).toBe(false);
  });

  it("is requested only where somebody chose", () => {
    expect(requestFrom(draft("friend"), INFO)).not.toHaveProperty("help");
    expect(requestFrom(draft("friend", true), INFO).help).toBe(true);
    expect(requestFrom(draft(null, false), INFO).help).toBe(false);
  });
});
