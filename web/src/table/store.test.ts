import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeServer } from "./test-support/fake-server";
import { TableStore } from "./store.svelte";

let server: FakeServer;
let store: TableStore;

async function settle(milliseconds = 5): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  server = new FakeServer();
  store = new TableStore(server.client(), "t1", "token");
  await Promise.all([store.open(), settle()]);
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

const PASS = { do: "pass" };
const numbers = (): number[] => store.events.map((event) => event.seq);

describe("an open table", () => {
  test("shows the position and the history", () => {
    expect(store.status).toBe("live");
    expect([store.seq, store.isMine, store.legal.length, store.mySeats]).toEqual([0, true, 1, ["jasmine"]]);
    expect(numbers()).toEqual([0]);
    expect(server.opened).toEqual([0]);
  });

  test("follows events", async () => {
    server.happen();
    server.happen("jasmine");
    await settle();
    expect(numbers()).toEqual([0, 1, 2]);
    expect(store.seq).toBe(2);
  });

  test("plays a move once, and keeps it pending until its event arrives", async () => {
    server.cut();
    server.streaming = false;
    const done = store.act(PASS);
    expect(store.pending?.action).toEqual(PASS);
    await settle();
    expect(await done).toBe(true);
    expect(store.pending).not.toBeNull(); // the server has it, but its event has not arrived
    await settle(1_600);
    expect(store.pending).toBeNull();
    expect([store.seq, server.commands.length]).toEqual([1, 1]);
  });

  test("sends one command at a time", async () => {
    const both = Promise.all([store.act(PASS), store.undo()]);
    await settle();
    expect(await both).toEqual([true, false]);
    expect(server.commands.map((command) => command.kind)).toEqual(["move"]);
  });

  test("continues as soon as the event arrives, even before the response", async () => {
    let answer = (): void => undefined;
    server.held = new Promise((resolve) => (answer = resolve));
    const done = store.act(PASS);
    await settle();
    expect([store.seq, store.busy]).toEqual([1, false]);
    expect(await done).toBe(true);
    const back = store.undo(); // clicked in the new position: it waits for its turn and is not lost
    await settle();
    expect(server.commands.map((command) => command.kind)).toEqual(["move"]);
    answer();
    await settle();
    expect(await back).toBe(true);
    expect(server.commands.map((command) => [command.kind, command.expect])).toEqual([
      ["move", 0],
      ["undo", 1],
    ]);
    expect([store.seq, store.busy]).toEqual([2, false]);
  });

  test("does not take my move from another window for this one", async () => {
    server.answering = false;
    server.refusal = { status: 503, body: { error: { id: "server-busy", args: {}, text: "" } } };
    void store.act(PASS);
    server.happen("jasmine", "move", { do: "plant" });
    await settle();
    expect([store.seq, store.pending?.action]).toEqual([1, PASS]);
  });

  test("uses the server's time", async () => {
    const shift = 3_600;
    vi.setSystemTime(Date.now() + 1);
    const spy = vi.spyOn(Date, "now");
    const true_now = Date.now();
    spy.mockReturnValue(true_now);
    server.happen();
    spy.mockReturnValue(true_now + shift * 1000); // this machine's clock is an hour ahead
    await settle();
    expect(Math.abs(store.serverNow() - true_now / 1000)).toBeLessThan(1);
  });
});

describe("a broken connection", () => {
  test("resumes exactly after the last event", async () => {
    server.happen();
    await settle();
    server.cut();
    await settle();
    expect(store.status).toBe("reconnecting");
    server.happen("jasmine");
    server.happen();
    await settle(400);
    expect(store.status).toBe("live");
    expect(server.opened).toEqual([0, 1]);
    expect(numbers()).toEqual([0, 1, 2, 3]);
    expect(store.seq).toBe(3);
  });

  test("backs off, goes offline after a while, and reconnects at once when the network returns", async () => {
    server.reachable = false;
    server.cut();
    await settle(300 + 1_000 + 2_000 + 10);
    expect(store.status).toBe("offline");
    server.reachable = true;
    dispatchEvent(new Event("online"));
    await settle();
    expect(store.status).toBe("live");
  });

  test("is dropped after a long silence", async () => {
    await settle(41_000);
    expect(server.opened.length).toBeGreaterThan(1);
    expect(store.status).toBe("live");
  });

  test("keeps a move clicked offline and sends it when it is back", async () => {
    server.reachable = false;
    server.cut();
    await settle();
    const done = store.act(PASS);
    await settle(20_000);
    expect(store.status).toBe("offline");
    expect(store.pending?.action).toEqual(PASS);
    expect(server.commands).toEqual([]);
    server.reachable = true;
    dispatchEvent(new Event("online"));
    await settle(50);
    expect(await done).toBe(true);
    expect([store.pending, store.status, store.seq]).toEqual([null, "live", 1]);
    expect(server.commands.length).toBe(1);
  });

  test("applies a command once if its response was lost, by resending the same key", async () => {
    server.answering = false;
    const done = store.act(PASS);
    await settle();
    expect(server.seq).toBe(1);
    server.answering = true;
    await settle(2_000);
    expect(await done).toBe(true);
    expect(server.seq).toBe(1);
    expect(new Set(server.commands.map((command) => command.key)).size).toBe(1);
    expect(store.pending).toBeNull();
  });

  test("drops a kept move if another player was first, and says who", async () => {
    server.reachable = false;
    server.cut();
    const done = store.act(PASS);
    await settle();
    server.happen("rose");
    server.happen("jasmine");
    server.reachable = true;
    dispatchEvent(new Event("online"));
    await settle(2_000);
    expect(await done).toBe(false);
    expect(store.pending).toBeNull();
    expect(store.notice).toEqual({ id: "web-told-moved-first", args: { name: "Šárka" } });
    expect(store.problem).toBeNull();
    expect([store.seq, server.seq]).toEqual([2, 2]);
    expect(numbers()).toEqual([0, 1, 2]);
  });
});

describe("a refusal", () => {
  test("is shown with its clause, and nothing changes", async () => {
    const error = { id: "amyitis-no", args: {}, text: "No.", clause: "AMY-1" };
    server.refusal = { status: 422, body: { error } };
    const done = store.act(PASS);
    await settle();
    expect(await done).toBe(false);
    expect(store.problem).toEqual(error);
    expect([store.pending, store.seq]).toEqual([null, 0]);
    server.refusal = null;
    const again = store.act(PASS);
    expect(store.problem).toBeNull();
    await settle();
    expect(await again).toBe(true);
  });

  test("an unknown table is reported as gone", async () => {
    const lost = new TableStore(server.client(), "t2", "");
    await Promise.all([lost.open(), settle()]);
    expect([lost.status, lost.problem?.id]).toEqual(["gone", "server-no-table"]);
  });

  test("an error page of a proxy is reported, and temporary", async () => {
    server.refusal = { status: 502, body: "<html>" };
    const done = store.act(PASS);
    await settle();
    expect(store.pending).not.toBeNull();
    server.refusal = null;
    await settle(2_000);
    expect(await done).toBe(true);
  });
});

describe("viewing the past", () => {
  test("shows the past position without offers, and stays there while the game continues", async () => {
    server.happen();
    server.happen("jasmine");
    await settle();
    await Promise.all([store.viewAt(1), settle()]);
    expect([store.viewedSeq, store.view, store.legal]).toEqual([1, { round: 1 }, []]);
    server.happen();
    await settle();
    expect([store.viewedSeq, store.seq]).toEqual([1, 3]);
    store.viewLatest();
    expect([store.viewedSeq, store.view]).toEqual([null, { round: 3 }]);
  });

  test("at the last event shows the present", async () => {
    await store.viewAt(99);
    expect(store.viewedSeq).toBeNull();
  });

  test("only the last requested position is shown", async () => {
    for (let n = 0; n < 4; n += 1) server.happen();
    await settle();
    await Promise.all([store.viewAt(1), store.viewAt(2), settle()]);
    expect([store.viewedSeq, store.view]).toEqual([2, { round: 2 }]);
  });
});
