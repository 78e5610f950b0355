/** Moves as they are typed: the first is taken, the rest goes on as the table comes further. */

import type { Offer } from "@/games/game-ui";
import type { Table } from "./controller.svelte";
import { understand } from "@/table/model/command";

/** What typing needs of the desk. */
export interface Writer {
  readonly store: Pick<Table, "seq" | "legal" | "pending" | "isMine">;
  readonly ghost: Offer | null;
  take(offer: Offer): void;
  choose(offer: Offer): Promise<void>;
  /** Whether it was done. */
  confirm(): Promise<boolean>;
  /** Words nobody understands, or that are not allowed now, are asked of the server. */
  refuse(text: string): Promise<void>;
}

export class Typing {
  readonly #writer: Writer;
  #left: { after: number; rest: string } | null = null;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /** Do what was typed: step by step where it says several. */
  async type(text: string): Promise<"done" | "waits" | "refused"> {
    const writer = this.#writer;
    this.#left = null;
    const understood = understand(text, writer.store.legal);
    if (understood.kind === "nothing") return "done";
    if (understood.kind === "unknown") {
      await writer.refuse(understood.text);
      return "refused";
    }
    if (understood.rest === "") {
      await writer.choose(understood.offer);
      return writer.ghost === null ? "done" : "waits";
    }
    this.#left = { after: writer.store.seq, rest: understood.rest };
    writer.take(understood.offer);
    if (!(await writer.confirm())) this.#left = null;
    return "done";
  }

  /** The table has come further: the next step of a line that was typed, if it is still my turn. */
  goOn(): void {
    const { store } = this.#writer;
    const left = this.#left;
    if (left === null || store.seq <= left.after || store.pending !== null) return;
    this.#left = null;
    if (store.isMine) void this.type(left.rest);
  }
}
