import { expect, test } from "vitest";
import { legendNow } from "./legend";
import type { BabylonView } from "./view";

const view = (round: number): BabylonView =>
  ({
    round,
    rounds: 11,
    token: "minus",
    table: { token_left: { none: 0, pillar: 2, minus: 1, blank: 2 } },
  }) as unknown as BabylonView;

test("the token in force is marked, and unseen and upcoming tokens are counted", () => {
  const { marks, notes } = legendNow(view(4));
  expect(marks["token-minus"]).toEqual({ now: true, left: 1 });
  expect(marks["token-pillar"]).toEqual({ now: false, left: 2 });
  expect(marks["token-none"]).toBeUndefined();
  expect(notes?.["tokens"]?.args).toEqual({ n: 7, unseen: 5 });
});

test("before the first round ten of eleven rounds will have a token", () => {
  expect(legendNow(view(0)).notes?.["tokens"]?.args["n"]).toBe(10);
});
