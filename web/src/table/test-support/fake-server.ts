/* A fake server for tests: one table that counts decisions, with event streams, lost responses and stale numbers. */
import { Client } from "@/api/client";
import type { Action, TableSnapshot, Offer, TableEvent } from "@/api/types.gen";

const OFFER: Offer = { action: { do: "pass" }, notation: "pass", parts: {}, told: [], reveals: false, ends: true };

export class FakeServer {
  events: TableEvent[] = [];
  keys = new Map<string, number>();
  commands: { kind: string; key: string; expect: number }[] = [];
  /** Whether requests arrive, whether responses arrive, and whether streams can be opened. */
  reachable = true;
  answering = true;
  /** Responses wait for this; the stream does not. */
  held: Promise<void> = Promise.resolve();
  streaming = true;
  refusal: { status: number; body: unknown } | null = null;
  opened: number[] = [];
  #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  constructor() {
    this.#add("made", "nobody");
  }

  get seq(): number {
    return this.events.length - 1;
  }

  client(): Client {
    return new Client("http://test/", () => "en", this.fetch);
  }

  /** Adds an event at the table. */
  happen(by: TableEvent["by"] = "rose", kind = "move", action: Action = OFFER.action): void {
    const event = { ...this.#add(kind, by), ...(kind === "move" ? { action } : {}) };
    for (const stream of this.#streams) stream.enqueue(sse({ ...event, now: this.now() }));
  }

  /** Breaks all streams. */
  cut(): void {
    for (const stream of this.#streams) stream.error(new TypeError("cut"));
    this.#streams.clear();
  }

  now(seq = this.seq): TableSnapshot {
    const seats = [
      { seat: "jasmine", kind: "person", name: "Ana", bot: "", away: false },
      { seat: "rose", kind: "person", name: "Šárka", bot: "", away: false },
    ];
    const table = {
      id: "t1",
      game: "amyitis",
      seq,
      deal: {},
      mover: seq % 2 === 0 ? "jasmine" : "rose",
      you: ["jasmine"],
      seats,
    };
    return {
      table,
      asks: { id: "prompt", args: {} },
      view: { round: seq },
      legal: seq % 2 === 0 ? [OFFER] : [],
    } as unknown as TableSnapshot;
  }

  fetch: typeof fetch = async (input, init) => {
    await Promise.resolve();
    const url = new URL(String(input));
    if (!this.reachable) throw new TypeError("unreachable");
    const path = url.pathname.replace("/api/tables/t1", "");
    if (path === "") return this.#json(this.now());
    if (path === "/history") return this.#json({ events: this.#after(Number(url.searchParams.get("after"))) });
    if (path.startsWith("/positions/"))
      return this.#json({ seq: 0, hash: "", view: { round: Number(path.split("/")[2]) } });
    if (path === "/events") return this.#stream(new Headers(init?.headers), init?.signal ?? null);
    if (path === "/commands") {
      const answer = this.#command(JSON.parse(String(init?.body)));
      await this.held;
      return answer;
    }
    return this.#json({ error: { id: "server-no-table", args: {}, text: "" } }, 404);
  };

  #add(kind: string, by: TableEvent["by"]): TableEvent {
    const event: TableEvent = { seq: this.events.length, at: Date.now() / 1000, kind, by, told: [] };
    this.events.push(event);
    return event;
  }

  #after(seq: number): TableEvent[] {
    return this.events
      .slice(seq + 1)
      .map((event, at, all) => (at === all.length - 1 ? { ...event, now: this.now() } : event));
  }

  #command(command: { kind: string; key: string; expect: number }): Response {
    this.commands.push(command);
    if (this.refusal !== null) return this.#json(this.refusal.body, this.refusal.status);
    const done = this.keys.get(command.key);
    if (done === undefined && command.expect !== this.seq) {
      const error = { id: "server-stale", args: {}, text: "" };
      return this.#json({ error, missing: this.#after(command.expect) }, 409);
    }
    if (done === undefined) {
      this.happen("jasmine", command.kind);
      this.keys.set(command.key, this.seq);
    }
    if (!this.answering) throw new TypeError("the answer was lost");
    return this.#json({ seq: done ?? this.seq });
  }

  #stream(headers: Headers, signal: AbortSignal | null): Response {
    if (!this.streaming) throw new TypeError("no stream");
    const after = Number(headers.get("last-event-id"));
    this.opened.push(after);
    let mine: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        mine = controller;
        this.#streams.add(controller);
        for (const event of this.#after(after)) controller.enqueue(sse(event));
        signal?.addEventListener("abort", () => {
          if (this.#streams.delete(controller)) controller.error(new DOMException("aborted", "AbortError"));
        });
      },
      cancel: () => void this.#streams.delete(mine),
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  }

  #json(body: unknown, status = 200): Response {
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  }
}

const sse = (event: TableEvent): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`: beat\n\nid: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
