import { describe, expect, test } from "vitest";
import type { GameInfo, LostTable, TableData } from "@/api/types.gen";
import { inOrder, secondsLeft, timeWords, winnersOf } from "@/features/lobby/table-list";
import { changedOptions, type Draft, defaultSeats, withSeats, requestFrom } from "@/features/new-table/table-request";
import { pageFor } from "./pages";

test("URLs map to pages", () => {
  const pages = [
    [],
    ["new"],
    ["join", "x"],
    ["table", "x"],
    ["settings"],
    ["join"],
    ["new", "x"],
    ["table", "x", "y"],
    ["lost"],
    ["constructor"],
    ["x"],
  ];
  expect(pages.map(pageFor)).toEqual([
    "",
    "new",
    "join",
    "table",
    "settings",
    "lost",
    "lost",
    "lost",
    "lost",
    "lost",
    "lost",
  ]);
});

test("the rules have an index page and a page per game", () => {
  expect([["rules"], ["rules", "amyitis"], ["rules", "amyitis", "x"]].map(pageFor)).toEqual(["rules", "rules", "lost"]);
});

describe("the form for a new table", () => {
  const info = {
    key: "ishtar",
    seats: [2, 3, 4],
    options: [
      { name: "trees", values: ["1", "2"], default: "2", clause: "", written: false },
      { name: "layout", values: ["compact"], default: "compact", clause: "", written: true },
    ],
  } as unknown as GameInfo;
  const draft: Draft = {
    game: "ishtar",
    chairs: defaultSeats(" Ana ", "greedy", null),
    clock: "none",
    options: {},
    edition: null,
    seed: "  ",
    help: null,
  };

  test("sends only what was chosen", () => {
    expect(requestFrom(draft, info)).toEqual({
      game: "ishtar",
      seats: [
        { kind: "me", name: "Ana" },
        { kind: "bot", bot: "greedy" },
      ],
      options: {},
    });
  });

  test("sends everything that was chosen", () => {
    const full: Draft = {
      ...draft,
      chairs: defaultSeats("", "greedy", "pass"),
      clock: "days-3",
      seed: " friday ",
      options: { trees: "1", layout: " ", gone: "x" },
      edition: { file: "a.toml", text: "name = 1", hash: "f00d" },
    };
    expect(requestFrom(full, info)).toEqual({
      game: "ishtar",
      seats: [
        { kind: "me", name: "" },
        { kind: "hot-seat", name: "" },
      ],
      options: { trees: "1" },
      clock: { mode: "days", days: 3 },
      edition: "name = 1",
      seed: "friday",
    });
    expect(changedOptions({ ...draft, options: { trees: "2", layout: "compact" } }, info)).toEqual({});
  });

  test("adds seats of the same kind of player", () => {
    expect(withSeats(defaultSeats("", "greedy", "pass"), 4, "royal").map((chair) => chair.kind)).toEqual([
      "me",
      "hot-seat",
      "hot-seat",
      "hot-seat",
    ]);
    expect(withSeats(defaultSeats("", "greedy", null), 3, "royal").map((chair) => chair.bot)).toEqual([
      "greedy",
      "greedy",
      "royal",
    ]);
    expect(withSeats(defaultSeats("", "greedy", "friend"), 2, "royal").map((chair) => chair.kind)).toEqual([
      "me",
      "open",
    ]);
  });
});

describe("my tables", () => {
  const table = (id: string, more: Partial<TableData>): TableData =>
    ({
      id,
      status: "playing",
      you: ["rose"],
      mover: "jasmine",
      changed_at: 0,
      clock: {},
      result: {},
      seats: [{ seat: "jasmine" }, { seat: "rose" }],
      ...more,
    }) as TableData;

  test("my turn first, then running, waiting, finished and lost tables", () => {
    const lost: LostTable = { id: "lost", error: { id: "x", args: {} } };
    const all = [
      lost,
      table("over", { status: "over" }),
      table("old", { changed_at: 1 }),
      table("waits", { status: "waiting" }),
      table("new", { changed_at: 9 }),
      table("mine", { mover: "rose" }),
    ];
    expect(inOrder(all).map((each) => each.id)).toEqual(["mine", "new", "old", "waits", "over", "lost"]);
  });

  test("time runs for the player to move", () => {
    const clock = { mode: "bank", left: [100, 50], running: "rose", since: 1_000 } as const;
    expect(secondsLeft(table("a", { clock: { ...clock, left: [100, 50] } }), 1_010)).toBe(40);
    expect(secondsLeft(table("a", { clock: { ...clock, left: [100, 50] } }), 9_999)).toBe(0);
    expect(secondsLeft(table("a", {}), 0)).toBeNull();
    expect(secondsLeft(table("a", { clock: { ...clock, left: [1, 2], running: "nobody" } }), 0)).toBeNull();
  });

  test("time is shown in the largest unit that fits", () => {
    expect([5, 119, 600, 7_200, 259_200].map((seconds) => timeWords(seconds, "en"))).toEqual([
      "5 seconds",
      "119 seconds",
      "10 minutes",
      "2 hours",
      "3 days",
    ]);
    expect(timeWords(259_200, "cs")).toBe("3 dny");
  });

  test("all seats in first place are winners", () => {
    const result = { jasmine: { place: 1, total: 9, parts: {} }, rose: { place: 1, total: 9, parts: {} } };
    expect(winnersOf(table("a", { result })).map((seat) => seat.seat)).toEqual(["jasmine", "rose"]);
  });
});
