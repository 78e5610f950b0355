import { describe, expect, it } from "vitest";
import { movesThatCount, turnsOf, type TableEvent } from "./events";
import { move, undo } from "@/table/test-support/fixtures";
import { sinceMyTurn, buildLog } from "./log";
import { turnStepsOf, movesSinceMine, turnsSinceMine } from "./own-turn";

const seqs = (events: readonly { seq: number }[]): number[] => events.map((event) => event.seq);

describe("the moves in force", () => {
  it("are all moves if nothing was undone", () => {
    expect(seqs(movesThatCount([move(1, "rose", "a"), move(2, "rose", "b")]))).toEqual([1, 2]);
  });

  it("omit undone moves and restore redone ones", () => {
    const events = [move(1, "rose", "a"), move(2, "rose", "b"), move(3, "rose", "c"), undo(4, "rose", 2)];
    expect(seqs(movesThatCount(events))).toEqual([1]);
    expect(seqs(movesThatCount([...events, undo(5, "rose", 1, "redo")]))).toEqual([1, 2]);
    expect(seqs(movesThatCount([...events, undo(5, "rose", 2, "redo")]))).toEqual([1, 2, 3]);
  });

  it("drop undone moves once another move is played", () => {
    const events = [move(1, "rose", "a"), undo(2, "rose", 1), move(3, "rose", "b"), undo(4, "rose", 1, "redo")];
    expect(seqs(movesThatCount(events))).toEqual([3]);
  });

  it("are grouped into turns by the server's turn ends and by seat", () => {
    const moves = movesThatCount([
      move(1, "rose", "a"),
      move(2, "rose", "b", { ends: true }),
      move(3, "rose", "c"),
      move(4, "lotus", "d"),
    ]);
    expect(turnsOf(moves).map((turn) => [turn.seat, seqs(turn.moves)])).toEqual([
      ["rose", [1, 2]],
      ["rose", [3]],
      ["lotus", [4]],
    ]);
  });
});

describe("the log", () => {
  const game: TableEvent[] = [
    { seq: 0, at: 0, kind: "made", by: "nobody", told: [{ id: "server-told-made", args: {} }] },
    move(1, "rose", "recruit"),
    move(2, "rose", "farm", { ends: true }),
    move(3, "lotus", "pass", { ends: true }),
    { seq: 4, at: 4, kind: "leave", by: "lotus", told: [{ id: "server-told-leave", args: {} }] },
    move(5, "rose", "pass", { ends: true, round: 2 }),
  ];

  it("has a section for each round and an entry for each turn", () => {
    const chapters = buildLog(game);
    expect(chapters.map((chapter) => chapter.round)).toEqual([1, 2]);
    expect(chapters[0]?.entries.map((entry) => [entry.seat, seqs(entry.lines)])).toEqual([
      ["rose", [1, 2]],
      ["lotus", [3]],
      [null, [4]],
    ]);
    expect(chapters[0]?.entries[0]?.seq).toBe(2);
  });

  it("omits a player's own undo but includes an agreed one", () => {
    const own = [...game, move(6, "lotus", "a", { round: 2 }), undo(7, "lotus", 1)];
    expect(buildLog(own)).toEqual(buildLog(game));
    const agreed = [...game, undo(6, "lotus", 2)];
    expect(buildLog(agreed).at(-1)?.entries.at(-1)?.lines[0]?.message.id).toBe("server-told-undo");
    expect(JSON.stringify(buildLog(agreed))).not.toContain("log-pass");
  });

  it("is empty without events", () => {
    expect(buildLog(game.slice(0, 1))).toEqual([]);
  });

  it("is built quickly for a whole game", () => {
    const long = Array.from({ length: 2000 }, (_, n) => move(n, n % 2 ? "rose" : "lotus", "a", { ends: true }));
    expect(buildLog(long)[0]?.entries).toHaveLength(2000);
  });
});

describe("since my last turn", () => {
  const game = [
    move(1, "jasmine", "a", { ends: true }),
    move(2, "rose", "b"),
    move(3, "rose", "c", { ends: true }),
    move(4, "lotus", "d", { ends: true }),
  ];

  it("lists the turns of the others after mine", () => {
    expect(sinceMyTurn(game, ["jasmine"]).map((entry) => entry.seat)).toEqual(["rose", "lotus"]);
    expect(turnsSinceMine(game, ["jasmine"]).map((turn) => turn.seat)).toEqual(["rose", "lotus"]);
    expect(seqs(movesSinceMine(game, ["jasmine"]))).toEqual([2, 3, 4]);
  });

  it("keeps the list during my turn, but not the marks", () => {
    const mine = [...game, move(5, "jasmine", "e")];
    expect(sinceMyTurn(mine, ["jasmine"]).map((entry) => entry.seat)).toEqual(["rose", "lotus"]);
    expect(turnsSinceMine(mine, ["jasmine"])).toEqual([]);
    expect(seqs(movesSinceMine(mine, ["jasmine"]))).toEqual([2, 3, 4]);
  });

  it("lists everything before my first move, and for a spectator", () => {
    expect(sinceMyTurn(game.slice(1), ["jasmine"])).toHaveLength(2);
    expect(sinceMyTurn(game, [])).toHaveLength(3);
  });
});

describe("the steps of my turn", () => {
  it("have the number of undos that lead back to each", () => {
    const game = [move(1, "rose", "z", { ends: true }), move(2, "jasmine", "a"), move(3, "jasmine", "b")];
    expect(turnStepsOf(game, "jasmine").map((chip) => [chip.seq, chip.action.do, chip.back])).toEqual([
      [2, "a", 2],
      [3, "b", 1],
    ]);
    expect(turnStepsOf(game, "rose")).toEqual([]);
  });

  it("are empty at the beginning of my turn, even right after another one", () => {
    expect(turnStepsOf([move(1, "jasmine", "a", { ends: true })], "jasmine")).toEqual([]);
    expect(turnStepsOf([], "jasmine")).toEqual([]);
  });
});
