import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Face } from "@/games/game-ui";
import { Failure } from "@/api/client";
import { settings } from "@/state/settings.svelte";
import { Desk, type Table } from "./controller.svelte";
import { FakeTable } from "@/table/test-support/fake-table.svelte";
import type { MoveEvent } from "@/table/model/events";
import { face, move, offer } from "@/table/test-support/fixtures";

const c3 = offer("plant c3", { do: "plant", square: "c3" });
const c4 = offer("plant c4", { do: "plant", square: "c4" }, { ends: true });
const swaps = ["dates", "salt"].map((gained) => offer(`swap barley ${gained}`, { do: "swap", given: "barley", gained }));
const pass = offer("pass", { do: "pass" }, { ends: true });

function sit(): { desk: Desk; table: FakeTable } {
  const table = new FakeTable();
  table.legal = [pass, c3, c4, ...swaps];
  const whole = { ...face, attempt: (place: string) => (place === "sky" ? null : { do: "plant", square: place.slice(-2) }) };
  return { desk: new Desk(table as unknown as Table, whole as unknown as Face), table };
}

beforeEach(() => {
  settings.confirm = "last";
});

describe("picking at a desk", () => {
  it("does a step at once where that can be undone, and asks before the last one", async () => {
    const { desk, table } = sit();
    desk.pick("garden:c3", "pointer");
    await vi.waitFor(() => expect(table.sent).toEqual(["plant c3"]));
    table.seq = 1;
    desk.pick("garden:c4", "pointer");
    expect(desk.ghost).toEqual(c4);
    expect(table.sent).toHaveLength(1);
    desk.pick("garden:c4", "pointer");
    await vi.waitFor(() => expect(table.sent).toEqual(["plant c3", "plant c4"]));
  });

  it("asks before every step where somebody wants that", () => {
    settings.confirm = "every";
    const { desk, table } = sit();
    desk.pick("garden:c3", "pointer");
    expect(desk.ghost).toEqual(c3);
    expect(desk.marks.get("garden:c3")?.at(-1)?.kind).toBe("chosen");
    expect(table.sent).toEqual([]);
  });

  it("lists what is offered nowhere, or several offers of one place, to be picked by number", async () => {
    const { desk, table } = sit();
    expect(desk.options).toEqual([pass]);
    desk.pick("good:barley", "key");
    expect(desk.options).toEqual(swaps);
    await desk.option(2);
    expect(table.sent).toEqual(["swap barley salt"]);
    await desk.option(9);
    expect(table.sent).toHaveLength(1);
  });

  it("proposes the only thing that can be done, without doing it", async () => {
    const { desk, table } = sit();
    table.legal = [c3];
    expect(desk.ghost).toEqual(c3);
    expect(desk.canGoBack).toBe(false);
    expect(table.sent).toEqual([]);
    await desk.confirm();
    expect(table.sent).toEqual(["plant c3"]);
  });

  it("drops what was picked when something happens at the table", () => {
    const { desk, table } = sit();
    desk.pick("garden:c4", "pointer");
    table.seq = 5;
    expect(desk.ghost).toBeNull();
  });

  it("keeps what was clicked as a ghost until it is confirmed, and takes no other pick meanwhile", () => {
    const { desk, table } = sit();
    table.pending = { action: c3.action, key: "k" };
    expect(desk.ghost).toEqual(c3);
    desk.pick("garden:c4", "pointer");
    expect(desk.ghost).toEqual(c3);
    expect(table.sent).toEqual([]);
  });

  it("shows what would happen under the pointer", () => {
    const { desk } = sit();
    desk.looked = "garden:c4";
    expect(desk.preview).toEqual(c4);
    desk.looked = "good:barley";
    expect(desk.preview).toBeNull();
  });
});

describe("going back", () => {
  it("closes the answer, lets go what is picked, then takes back the last step", async () => {
    const { desk, table } = sit();
    table.events = [move(1, "jasmine", "recruit")];
    desk.pick("garden:c4", "pointer");
    desk.asking.whyNot = { place: null, refusal: null, message: null, byKey: false };
    await desk.back();
    expect(desk.asking.whyNot).toBeNull();
    expect(desk.ghost).toEqual(c4);
    await desk.back();
    expect(desk.ghost).toBeNull();
    await desk.back();
    expect(table.sent).toEqual(["undo 1"]);
  });

  it("asks the others where undo is not free", async () => {
    const { desk, table } = sit();
    table.table = { undo: { possible: true, free: false, redo: 0 } } as never;
    await desk.undo(2);
    expect(table.sent).toEqual(["ask-undo 2"]);
    table.table = { undo: { possible: false, free: false, redo: 0 } } as never;
    await desk.undo();
    expect(table.sent).toHaveLength(1);
  });

  it("comes back from looking at the past", async () => {
    const { desk, table } = sit();
    table.look = 3;
    await desk.back();
    expect(table.look).toBeNull();
  });
});

describe("why not", () => {
  it("asks the server about what a pick would have meant, and marks the place", async () => {
    const { desk, table } = sit();
    desk.pick("garden:d4", "pointer");
    await vi.waitFor(() => expect(desk.asking.whyNot?.refusal?.clause).toBe("AMY-II.C.1"));
    expect(table.sent).toEqual(["why-not plant d4"]);
    expect(desk.marks.get("garden:d4")).toEqual([{ kind: "refused" }]);
  });

  it("needs no server where it is not my turn, I look on, or nothing is there", async () => {
    const { desk, table } = sit();
    await desk.asking.about("sky");
    expect(desk.asking.whyNot?.message?.id).toBe("frame-why-nothing-here");
    table.mover = "rose";
    await desk.asking.about("garden:d4");
    expect(desk.asking.whyNot?.message).toEqual({ id: "frame-why-not-your-turn", args: { mover: { word: "seat-rose" } } });
    table.mySeats = [];
    await desk.asking.about("garden:d4");
    expect(desk.asking.whyNot?.message?.id).toBe("frame-why-watching");
    table.look = 1;
    await desk.asking.about("garden:d4");
    expect(desk.asking.whyNot?.message?.id).toBe("frame-why-past");
    expect(table.sent).toEqual([]);
  });
});

describe("typing", () => {
  it("does a legal act and asks about any other", async () => {
    const { desk, table } = sit();
    expect(await desk.typing.type("plant c3")).toBe("waits");
    expect(table.sent).toEqual(["plant c3"]);
    table.seq = 1;
    expect(await desk.typing.type("plant d4")).toBe("refused");
    expect(table.sent.at(-1)).toBe("why-not plant d4");
    expect(desk.asking.whyNot).toMatchObject({ place: null, refusal: { clause: "AMY-II.C.1" } });
  });

  it("says what the server says of words that mean nothing", async () => {
    const { desk, table } = sit();
    table.failure = new Failure(400, { id: "action-unknown", args: { action: "dance", known: "" } });
    await desk.typing.type("dance");
    expect(desk.asking.whyNot?.message?.id).toBe("action-unknown");
  });

  it("plays a whole line, each step once the one before has happened", async () => {
    const { desk, table } = sit();
    await desk.typing.type("plant c3 swap barley salt");
    expect(table.sent).toEqual(["plant c3"]);
    desk.typing.goOn();
    expect(table.sent).toEqual(["plant c3"]);
    table.seq = 1;
    desk.typing.goOn();
    await vi.waitFor(() => expect(table.sent).toEqual(["plant c3", "swap barley salt"]));
  });

  it("forgets the rest when it is no longer my turn", async () => {
    const { desk, table } = sit();
    await desk.typing.type("plant c3 pass");
    table.seq = 2;
    table.mover = "rose";
    desk.typing.goOn();
    table.mover = "jasmine";
    desk.typing.goOn();
    expect(table.sent).toEqual(["plant c3"]);
  });
});

describe("a hint", () => {
  it("becomes the ghost and lasts until something happens", async () => {
    const { desk, table } = sit();
    table.answer = { action: c4.action, notation: "plant c4", bot: "greedy", seq: 0 };
    await desk.asking.askHint();
    expect(desk.asking.hint).toMatchObject({ kind: "answer", hint: { notation: "plant c4" } });
    expect(desk.ghost).toEqual(c4);
    table.seq = 1;
    expect(desk.asking.hint).toBeNull();
  });

  it("is given for a move of the past too, from the position before it", async () => {
    const { desk, table } = sit();
    const past = move(7, "rose", "pass", { ends: true });
    table.events = [past];
    table.answer = { action: pass.action, notation: "pass", bot: "greedy", seq: 6 };
    await table.lookAt(7);
    expect(desk.lookedMove).toEqual(past);
    await desk.asking.explain(past as MoveEvent);
    expect(table.sent).toEqual(["hint 6"]);
    expect(desk.asking.explained).toMatchObject({ move: past, state: { kind: "answer", hint: { notation: "pass" } } });
    await desk.back();
    expect(desk.asking.explained).toBeNull();
    expect(table.look).toBe(7);
  });

  it("says why there is none", async () => {
    const { desk } = sit();
    await desk.asking.askHint();
    expect(desk.asking.hint).toMatchObject({ kind: "failed", problem: { id: "server-not-your-turn" } });
  });
});

describe("looking on", () => {
  it("has no seat, but may look through anybody's eyes", () => {
    const { desk, table } = sit();
    table.mySeats = [];
    table.view = { ...table.view, you: "nobody" } as never;
    expect(desk.isSpectator).toBe(true);
    expect(desk.seat).toBeNull();
    desk.watch = "rose";
    expect(desk.view?.you).toBe("rose");
  });

  it("of two people at one screen counts the turn of the one who is to decide", () => {
    const { desk, table } = sit();
    table.mySeats = ["jasmine", "rose"];
    table.events = [move(1, "jasmine", "a", { ends: true }), move(2, "rose", "b", { ends: true })];
    expect(desk.since.map((entry) => entry.seat)).toEqual(["rose"]);
    expect(desk.seat).toBe("jasmine");
  });

  it("replays what the others did and comes back", async () => {
    vi.useFakeTimers();
    const { desk, table } = sit();
    table.events = [move(1, "jasmine", "a", { ends: true }), move(2, "rose", "b"), move(3, "rose", "c", { ends: true })];
    const running = desk.replaySince();
    await vi.runAllTimersAsync();
    await running;
    expect(table.looked).toEqual([1, 2, 3]);
    expect(table.look).toBeNull();
    vi.useRealTimers();
  });
});

describe("turning the piece in hand", () => {
  const place = (cell: string, turn: number) => offer(`place ${cell} ${turn}`, { do: "place", cell, turn });
  const tile = [place("b2", 0), place("b2", 2), place("b2", 3), place("c2", 1)];
  const skip = offer("skip", { do: "skip" });

  function hold(legal = [skip, ...tile]): { desk: Desk; table: FakeTable } {
    const table = new FakeTable();
    table.legal = legal;
    const turning: Partial<Face> = {
      turns: 4,
      turnOf: (action) => (action.do === "place" ? Number(action["turn"]) : null),
      placesOf: (action) => (action.do === "place" ? [`plan:${action["cell"]}`] : []),
      attempt: () => ({ do: "place", cell: "a1", turn: 0 }),
    };
    return { desk: new Desk(table as unknown as Table, turning as Face), table };
  }

  it("picks the offer that is turned so, else the next that fits, and turns with it", async () => {
    const { desk, table } = hold();
    desk.turnBy(1);
    desk.pick("plan:b2", "pointer");
    expect(desk.ghost?.notation).toBe("place b2 2");
    expect(desk.turn).toBe(2);
    expect(table.sent).toEqual([]);
    desk.pick("plan:b2", "pointer");
    await vi.waitFor(() => expect(table.sent).toEqual(["place b2 2"]));
  });

  it("turns what is picked to what fits there, and nothing else", () => {
    const { desk } = hold();
    desk.pick("plan:b2", "key");
    const turn = (by: 1 | -1): string | undefined => {
      desk.turnBy(by);
      return desk.ghost?.notation;
    };
    expect([turn(1), turn(1), turn(1), turn(-1)]).toEqual(["place b2 2", "place b2 3", "place b2 0", "place b2 3"]);
    expect(desk.marks.get("plan:b2")?.at(-1)?.kind).toBe("chosen");
    desk.pick("plan:c2", "key");
    expect([turn(1), turn(-1)]).toEqual(["place c2 1", "place c2 1"]);
  });

  it("turns what would happen under the pointer, or what is nowhere yet", () => {
    const { desk } = hold();
    desk.turnBy(1);
    expect(desk.turn).toBe(1);
    desk.looked = "plan:b2";
    expect(desk.preview?.notation).toBe("place b2 2");
    desk.turnBy(1);
    expect(desk.preview?.notation).toBe("place b2 3");
    expect(desk.ghost).toBeNull();
  });

  it("proposes the only act that is left when just its turn is open", async () => {
    const { desk, table } = hold(tile.slice(0, 3));
    expect(desk.ghost?.notation).toBe("place b2 0");
    desk.turnBy(-1);
    expect(desk.ghost?.notation).toBe("place b2 3");
    await desk.confirm();
    expect(table.sent).toEqual(["place b2 3"]);
  });

  it("does nothing where nothing is turned, or while something is sent", () => {
    const { desk } = sit();
    expect(desk.canTurn).toBe(false);
    desk.turnBy(1);
    expect(desk.turn).toBe(0);
    const other = hold();
    other.table.pending = { action: skip.action, key: "k" };
    other.desk.turnBy(1);
    expect(other.desk.turn).toBe(0);
  });

  it("is asked why not as ever", async () => {
    const { desk, table } = hold();
    desk.pick("plan:a1", "pointer");
    await vi.waitFor(() => expect(table.sent).toEqual(["why-not place a1 0"]));
  });
});
