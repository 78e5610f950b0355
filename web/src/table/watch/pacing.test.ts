import { describe, expect, test } from "vitest";
import type { MoveEvent } from "@/table/model/events";
import { restOfTurn, TurnPace } from "./pacing";

const move = (by: string, ends = false): MoveEvent => ({ by, ends, kind: "move" }) as unknown as MoveEvent;

describe("the time of a step", () => {
  test("is between 350 and 600 ms, and shorter the more steps wait", () => {
    const pace = new TurnPace();
    expect(pace.timeOf(move("rose"), 0, "normal")).toBe(560);
    expect(pace.timeOf(move("rose"), 3, "normal")).toBe(500);
    expect(pace.timeOf(move("rose"), 9, "normal")).toBe(350);
  });

  test("ends after 2 s of a seat's turn and begins again with the next", () => {
    const pace = new TurnPace();
    let spent = 0;
    for (let step = 0; step < 12; step += 1) {
      const time = pace.timeOf(move("rose"), 0, "normal");
      pace.spend(move("rose"), time);
      spent += time;
    }
    expect(spent).toBeGreaterThan(1_500);
    expect(spent).toBeLessThanOrEqual(2_000);
    expect(pace.timeOf(move("rose"), 0, "normal")).toBe(0);
    expect(pace.isFirst(move("rose"))).toBe(false);
    expect(pace.timeOf(move("lotus"), 0, "normal")).toBe(560);
    pace.spend(move("rose", true), 0);
    expect(pace.timeOf(move("rose"), 0, "normal")).toBe(560);
  });

  test("follows the chosen speed", () => {
    const times = (["fast", "normal", "slow"] as const).map((speed) => new TurnPace().timeOf(move("rose"), 0, speed));
    expect(times).toEqual([300, 560, 1_000]);
  });
});

test("the rest of a turn ends with the turn or with another seat", () => {
  const moves = [move("rose"), move("rose", true), move("rose"), move("lotus")];
  expect(restOfTurn(move("rose"), moves)).toEqual(moves.slice(0, 2));
  expect(restOfTurn(move("rose", true), moves)).toEqual([]);
  expect(restOfTurn(move("lotus"), moves)).toEqual([]);
});
