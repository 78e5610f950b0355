/* Long because it covers every interaction of the controller with one fake table. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUi } from "@/games/game-ui";
import { ApiError } from "@/api/client";
import { settings } from "@/state/settings.svelte";
import { TableController } from "./controller.svelte";
import type { ControlledTable } from "./position.svelte";
import { FakeTable } from "@/table/test-support/fake-table.svelte";
import type { MoveEvent } from "@/table/model/events";
import { gameUi, move, offer } from "@/table/test-support/fixtures";

const c3 = offer("plant c3", { do: "plant", square: "c3" });
const c4 = offer("plant c4", { do: "plant", square: "c4" }, { ends: true });
const swaps = ["dates", "salt"].map((gained) =>
  offer(`swap barley ${gained}`, { do: "swap", given: "barley", gained }),
);
const pass = offer("pass", { do: "pass" }, { ends: true });

function sit(): { controller: TableController; table: FakeTable } {
  const table = new FakeTable();
  table.legal = [pass, c3, c4, ...swaps];
  const whole = {
    ...gameUi,
    attempt: (place: string) => (place === "sky" ? null : { do: "plant", square: place.slice(-2) }),
  };
  return { controller: new TableController(table as unknown as ControlledTable, whole as unknown as GameUi), table };
}

beforeEach(() => {
  settings.confirm = "last";
});

describe("picking", () => {
  it("sends a step at once if it can be undone, and asks before the last one", async () => {
    const { controller, table } = sit();
    controller.pick("garden:c3", "pointer");
    await vi.waitFor(() => expect(table.sent).toEqual(["plant c3"]));
    table.seq = 1;
    controller.pick("garden:c4", "pointer");
    expect(controller.ghost).toEqual(c4);
    expect(table.sent).toHaveLength(1);
    controller.pick("garden:c4", "pointer");
    await vi.waitFor(() => expect(table.sent).toEqual(["plant c3", "plant c4"]));
  });

  it("asks before every step if so configured", () => {
    settings.confirm = "every";
    const { controller, table } = sit();
    controller.pick("garden:c3", "pointer");
    expect(controller.ghost).toEqual(c3);
    expect(controller.marks.get("garden:c3")?.at(-1)?.kind).toBe("chosen");
    expect(table.sent).toEqual([]);
  });

  it("lists offers without a place, or several at one place, to be picked by number", async () => {
    const { controller, table } = sit();
    expect(controller.options).toEqual([pass]);
    controller.pick("good:barley", "key");
    expect(controller.options).toEqual(swaps);
    await controller.option(2);
    expect(table.sent).toEqual(["swap barley salt"]);
    await controller.option(9);
    expect(table.sent).toHaveLength(1);
  });

  it("proposes the only legal move without sending it", async () => {
    const { controller, table } = sit();
    table.legal = [c3];
    expect(controller.ghost).toEqual(c3);
    expect(controller.canGoBack).toBe(false);
    expect(table.sent).toEqual([]);
    await controller.confirm();
    expect(table.sent).toEqual(["plant c3"]);
  });

  it("drops the selection on any event at the table", () => {
    const { controller, table } = sit();
    controller.pick("garden:c4", "pointer");
    table.seq = 5;
    expect(controller.ghost).toBeNull();
  });

  it("keeps a sent move as a ghost until it is confirmed, and accepts no other pick meanwhile", () => {
    const { controller, table } = sit();
    table.pending = { action: c3.action, key: "k" };
    expect(controller.ghost).toEqual(c3);
    controller.pick("garden:c4", "pointer");
    expect(controller.ghost).toEqual(c3);
    expect(table.sent).toEqual([]);
  });

  it("previews the move under the pointer", () => {
    const { controller } = sit();
    controller.hovered = "garden:c4";
    expect(controller.preview).toEqual(c4);
    controller.hovered = "good:barley";
    expect(controller.preview).toBeNull();
  });

  it("previews nothing at the place that was hit, until the pointer moves", () => {
    const { controller } = sit();
    controller.hovered = "garden:c4";
    controller.pick("garden:c4", "pointer");
    controller.selection.clear();
    expect(controller.preview).toBeNull();
    controller.hovered = "garden:c4";
    expect(controller.preview).toEqual(c4);
  });
});

describe("going back", () => {
  it("closes the answer, drops the selection, then undoes the last step", async () => {
    const { controller, table } = sit();
    table.events = [move(1, "jasmine", "recruit")];
    controller.pick("garden:c4", "pointer");
    controller.inspector.whyNot = { place: null, refusal: null, message: null, byKey: false };
    await controller.back();
    expect(controller.inspector.whyNot).toBeNull();
    expect(controller.ghost).toEqual(c4);
    await controller.back();
    expect(controller.ghost).toBeNull();
    await controller.back();
    expect(table.sent).toEqual(["undo own"]);
  });

  it("asks the others if undo is not free", async () => {
    const { controller, table } = sit();
    table.table = { undo: { possible: true, free: false, steps: 1, redo: 0 } } as never;
    await controller.undo(2);
    await controller.undo();
    expect(table.sent).toEqual(["ask-undo 2", "ask-undo own"]);
    table.table = { undo: { possible: false, free: false, steps: 1, redo: 0 } } as never;
    await controller.undo();
    expect(table.sent).toHaveLength(2);
  });

  it("returns from a past position", async () => {
    const { controller, table } = sit();
    table.viewedSeq = 3;
    await controller.back();
    expect(table.viewedSeq).toBeNull();
  });
});

describe("why not", () => {
  it("asks the server about the action a pick would have meant, and marks the place", async () => {
    const { controller, table } = sit();
    controller.pick("garden:d4", "pointer");
    await vi.waitFor(() => expect(controller.inspector.whyNot?.refusal?.clause).toBe("AMY-II.C.1"));
    expect(table.sent).toEqual(["why-not plant d4"]);
    expect(controller.marks.get("garden:d4")).toEqual([{ kind: "refused" }]);
  });

  it("needs no server if it is not my turn, for a spectator, or if the place is empty", async () => {
    const { controller, table } = sit();
    await controller.inspector.explainPlace("sky");
    expect(controller.inspector.whyNot?.message?.id).toBe("frame-why-nothing-here");
    table.mover = "rose";
    await controller.inspector.explainPlace("garden:d4");
    expect(controller.inspector.whyNot?.message).toEqual({
      id: "frame-why-not-your-turn",
      args: { mover: { word: "seat-rose" } },
    });
    table.mySeats = [];
    await controller.inspector.explainPlace("garden:d4");
    expect(controller.inspector.whyNot?.message?.id).toBe("frame-why-watching");
    table.viewedSeq = 1;
    await controller.inspector.explainPlace("garden:d4");
    expect(controller.inspector.whyNot?.message?.id).toBe("frame-why-past");
    expect(table.sent).toEqual([]);
  });
});

describe("typing", () => {
  it("plays a legal action and asks about any other", async () => {
    const { controller, table } = sit();
    expect(await controller.commandInput.type("plant c3")).toBe("waits");
    expect(table.sent).toEqual(["plant c3"]);
    table.seq = 1;
    expect(await controller.commandInput.type("plant d4")).toBe("refused");
    expect(table.sent.at(-1)).toBe("why-not plant d4");
    expect(controller.inspector.whyNot).toMatchObject({ place: null, refusal: { clause: "AMY-II.C.1" } });
  });

  it("shows the server's answer to unknown words", async () => {
    const { controller, table } = sit();
    table.failure = new ApiError(400, { id: "action-unknown", args: { action: "dance", known: "" } });
    await controller.commandInput.type("dance");
    expect(controller.inspector.whyNot?.message?.id).toBe("action-unknown");
  });

  it("plays a whole line, each step after the event of the one before", async () => {
    const { controller, table } = sit();
    await controller.commandInput.type("plant c3 swap barley salt");
    expect(table.sent).toEqual(["plant c3"]);
    controller.commandInput.resume();
    expect(table.sent).toEqual(["plant c3"]);
    table.seq = 1;
    controller.commandInput.resume();
    await vi.waitFor(() => expect(table.sent).toEqual(["plant c3", "swap barley salt"]));
  });

  it("drops the rest when it is no longer my turn", async () => {
    const { controller, table } = sit();
    await controller.commandInput.type("plant c3 pass");
    table.seq = 2;
    table.mover = "rose";
    controller.commandInput.resume();
    table.mover = "jasmine";
    controller.commandInput.resume();
    expect(table.sent).toEqual(["plant c3"]);
  });
});

describe("a hint", () => {
  it("becomes the ghost and lasts until the next event", async () => {
    const { controller, table } = sit();
    table.answer = { action: c4.action, notation: "plant c4", bot: "greedy", seq: 0 };
    await controller.inspector.askHint();
    expect(controller.inspector.hint).toMatchObject({ kind: "answer", hint: { notation: "plant c4" } });
    expect(controller.ghost).toEqual(c4);
    table.seq = 1;
    expect(controller.inspector.hint).toBeNull();
  });

  it("is given for a past move too, from the position before it", async () => {
    const { controller, table } = sit();
    const past = move(7, "rose", "pass", { ends: true });
    table.events = [past];
    table.answer = { action: pass.action, notation: "pass", bot: "greedy", seq: 6 };
    await table.viewAt(7);
    expect(controller.viewedMove).toEqual(past);
    await controller.inspector.explainMove(past as MoveEvent);
    expect(table.sent).toEqual(["hint 6"]);
    expect(controller.inspector.explainedMove).toMatchObject({
      move: past,
      state: { kind: "answer", hint: { notation: "pass" } },
    });
    await controller.back();
    expect(controller.inspector.explainedMove).toBeNull();
    expect(table.viewedSeq).toBe(7);
  });

  it("says why there is none", async () => {
    const { controller } = sit();
    await controller.inspector.askHint();
    expect(controller.inspector.hint).toMatchObject({ kind: "failed", problem: { id: "server-not-your-turn" } });
  });
});

describe("watching", () => {
  it("has no seat, but may choose any seat's view", () => {
    const { controller, table } = sit();
    table.mySeats = [];
    table.view = { ...table.view, you: "nobody" } as never;
    expect(controller.isSpectator).toBe(true);
    expect(controller.seat).toBeNull();
    controller.watchedSeat = "rose";
    expect(controller.view?.you).toBe("rose");
  });

  it("follows the player to decide when two share a screen", () => {
    const { controller, table } = sit();
    table.mySeats = ["jasmine", "rose"];
    table.events = [move(1, "jasmine", "a", { ends: true }), move(2, "rose", "b", { ends: true })];
    expect(controller.since.map((entry) => entry.seat)).toEqual(["rose"]);
    expect(controller.seat).toBe("jasmine");
  });

  it("replays the others' moves and returns", async () => {
    vi.useFakeTimers();
    const { controller, table } = sit();
    table.events = [
      move(1, "jasmine", "a", { ends: true }),
      move(2, "rose", "b"),
      move(3, "rose", "c", { ends: true }),
    ];
    const running = controller.replaySince();
    await vi.runAllTimersAsync();
    await running;
    expect(table.hovered).toEqual([1, 2, 3]);
    expect(table.viewedSeq).toBeNull();
    vi.useRealTimers();
  });
});

describe("rotating the piece", () => {
  const place = (cell: string, rotation: number) =>
    offer(`place ${cell} ${rotation}`, { do: "place", cell, turn: rotation });
  const tile = [place("b2", 0), place("b2", 2), place("b2", 3), place("c2", 1)];
  const skip = offer("skip", { do: "skip" });

  function hold(legal = [skip, ...tile]): { controller: TableController; table: FakeTable } {
    const table = new FakeTable();
    table.legal = legal;
    const turning: Partial<GameUi> = {
      rotationSteps: 4,
      rotationOf: (action) => (action.do === "place" ? Number(action["turn"]) : null),
      placesOf: (action) => (action.do === "place" ? [`plan:${action["cell"]}`] : []),
      attempt: () => ({ do: "place", cell: "a1", turn: 0 }),
    };
    return { controller: new TableController(table as unknown as ControlledTable, turning as GameUi), table };
  }

  it("picks the offer at the rotation, else the next that fits, and takes its rotation", async () => {
    const { controller, table } = hold();
    controller.rotateBy(1);
    controller.pick("plan:b2", "pointer");
    expect(controller.ghost?.notation).toBe("place b2 2");
    expect(controller.selection.rotation).toBe(2);
    expect(table.sent).toEqual([]);
    controller.pick("plan:b2", "pointer");
    await vi.waitFor(() => expect(table.sent).toEqual(["place b2 2"]));
  });

  it("rotates the selection only to what fits there", () => {
    const { controller } = hold();
    controller.pick("plan:b2", "key");
    const rotation = (by: 1 | -1): string | undefined => {
      controller.rotateBy(by);
      return controller.ghost?.notation;
    };
    expect([rotation(1), rotation(1), rotation(1), rotation(-1)]).toEqual([
      "place b2 2",
      "place b2 3",
      "place b2 0",
      "place b2 3",
    ]);
    expect(controller.marks.get("plan:b2")?.at(-1)?.kind).toBe("chosen");
    controller.pick("plan:c2", "key");
    expect([rotation(1), rotation(-1)]).toEqual(["place c2 1", "place c2 1"]);
  });

  it("rotates the preview under the pointer, or a piece without a place", () => {
    const { controller } = hold();
    controller.rotateBy(1);
    expect(controller.selection.rotation).toBe(1);
    controller.hovered = "plan:b2";
    expect(controller.preview?.notation).toBe("place b2 2");
    controller.rotateBy(1);
    expect(controller.preview?.notation).toBe("place b2 3");
    expect(controller.ghost).toBeNull();
  });

  it("proposes the only action if only its rotation is undecided", async () => {
    const { controller, table } = hold(tile.slice(0, 3));
    expect(controller.ghost?.notation).toBe("place b2 0");
    controller.rotateBy(-1);
    expect(controller.ghost?.notation).toBe("place b2 3");
    await controller.confirm();
    expect(table.sent).toEqual(["place b2 3"]);
  });

  it("does nothing without rotation, or while a command is in flight", () => {
    const { controller } = sit();
    expect(controller.selection.canRotate).toBe(false);
    controller.rotateBy(1);
    expect(controller.selection.rotation).toBe(0);
    const other = hold();
    other.table.pending = { action: skip.action, key: "k" };
    other.controller.rotateBy(1);
    expect(other.controller.selection.rotation).toBe(0);
  });

  it("still explains why not", async () => {
    const { controller, table } = hold();
    controller.pick("plan:a1", "pointer");
    await vi.waitFor(() => expect(table.sent).toEqual(["why-not place a1 0"]));
  });
});

describe("the props of the boards", () => {
  it("send what is picked, and follow the table", async () => {
    const { controller, table } = sit();
    const { board } = controller;
    board.onpick("garden:c3", "pointer");
    await vi.waitFor(() => expect(table.sent).toEqual(["plant c3"]));
    table.seq = 1;
    table.legal = [pass, c4];
    expect([...board.offers.keys()]).toEqual(["garden:c4"]);
    board.onpick("garden:c4", "key");
    expect(board.ghost).toEqual(c4);
    expect(board.marks.get("garden:c4")?.at(-1)?.kind).toBe("chosen");
  });
});
