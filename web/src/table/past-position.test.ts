import { describe, expect, it } from "vitest";
import type { GameView } from "@/api/types.gen";
import { PastPosition } from "./past-position.svelte";

const viewOf = (seq: number): GameView => ({ round: seq }) as unknown as GameView;

describe("a past position", () => {
  it("is fetched once, and the last one asked for is shown", async () => {
    const asked: number[] = [];
    const past = new PastPosition(async (seq) => {
      asked.push(seq);
      return Promise.resolve(viewOf(seq));
    });
    await Promise.all([past.show(3), past.show(2)]);
    expect([past.seq, past.view]).toEqual([2, viewOf(2)]);
    await past.show(3);
    expect([past.seq, past.view, asked]).toEqual([3, viewOf(3), [3, 2]]);
    past.clear();
    expect([past.seq, past.view]).toEqual([null, null]);
  });

  it("gives way to the present where it cannot be fetched", async () => {
    const past = new PastPosition(() => Promise.reject(new Error("gone")));
    await expect(past.show(1)).rejects.toThrow("gone");
    expect(past.seq).toBeNull();
  });
});
