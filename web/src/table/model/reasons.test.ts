import { describe, expect, it } from "vitest";
import type { Candidate } from "@/api/types.gen";
import { reasonsFor } from "./reasons";

const candidate = (parts: Record<string, number>): Candidate => ({
  action: { do: "pass" },
  notation: "pass",
  visits: 1,
  share: 1,
  win: 0.5,
  total: 10,
  parts,
  line: [],
  line_actions: [],
});

describe("reasons", () => {
  it("are the parts that differ most, without negligible ones", () => {
    const best = candidate({ tiles: 10, sales: 5, goods: 1, temples: 3 });
    const other = candidate({ tiles: 7.5, sales: 9, goods: 1.2, temples: 2 });
    expect(reasonsFor(best, other)).toEqual([
      { part: "sales", change: -4 },
      { part: "tiles", change: 2.5 },
      { part: "temples", change: 1 },
    ]);
    expect(reasonsFor(best, other, 1)).toHaveLength(1);
    expect(reasonsFor(best, undefined)).toEqual([]);
  });
});
