import { describe, expect, it } from "vitest";
import { move } from "@/table/test-support/fixtures";
import { movesThatCount } from "@/table/model/events";
import { decisiveTurn } from "./decisive";

type Step = [seat: "rose" | "lotus", rose: number, lotus: number];
const played = (...steps: Step[]): ReturnType<typeof movesThatCount> =>
  movesThatCount(
    steps.map(([seat, rose, lotus], index) =>
      move(index + 1, seat, "a", { ends: true, round: index + 1, totals: { rose, lotus } }),
    ),
  );

describe("the turn that decided a game", () => {
  it("is the one with which the winner took the lead for good", () => {
    const game = played(
      ["rose", 4, 0],
      ["lotus", 4, 6],
      ["rose", 9, 6],
      ["lotus", 9, 12],
      ["rose", 20, 12],
      ["lotus", 20, 15],
    );
    expect(decisiveTurn(game, "rose")).toMatchObject({ kind: "lead", points: 11, before: 4, after: 5 });
    expect(decisiveTurn(game, "rose")?.turn.round).toBe(5);
  });

  it("is the last one if only that brought the lead", () => {
    expect(
      decisiveTurn(played(["rose", 3, 0], ["lotus", 3, 2], ["rose", 3, 2], ["lotus", 3, 5]), "lotus"),
    ).toMatchObject({
      kind: "last",
      points: 3,
    });
  });

  it("is the largest step of a winner who was never behind", () => {
    const game = played(["rose", 2, 0], ["lotus", 2, 1], ["rose", 10, 1], ["lotus", 10, 3], ["rose", 11, 3]);
    expect(decisiveTurn(game, "rose")).toMatchObject({ kind: "ahead", points: 8, before: 2, after: 3 });
  });

  it("may be a turn of the other, who lost points", () => {
    const game = played(["lotus", 0, 5], ["rose", 4, 5], ["lotus", 4, 2], ["rose", 4, 2]);
    expect(decisiveTurn(game, "rose")).toMatchObject({ kind: "other", points: 0 });
  });

  it("is unknown where points did not decide, or nothing was played", () => {
    expect(decisiveTurn(played(["rose", 3, 0], ["lotus", 3, 3]), "rose")).toBeNull();
    expect(decisiveTurn([], "rose")).toBeNull();
  });
});
