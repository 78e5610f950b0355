/** Moves as they are typed: the first is taken, the rest goes on as the table comes further. */

import type { Offer } from "@/games/game-ui";
import type { ControlledTable } from "./controller.svelte";
import { parseCommand } from "@/table/model/command";

/** What typing needs of the desk. */
export interface CommandInputContext {
  readonly store: Pick<ControlledTable, "seq" | "legal" | "pending" | "isMine">;
  readonly ghost: Offer | null;
  select(offer: Offer): void;
  choose(offer: Offer): Promise<void>;
  /** Whether it was done. */
  confirm(): Promise<boolean>;
  /** Words nobody understands, or that are not allowed now, are asked of the server. */
  refuse(text: string): Promise<void>;
}

export class CommandInput {
  readonly #context: CommandInputContext;
  #left: { after: number; rest: string } | null = null;

  constructor(context: CommandInputContext) {
    this.#context = context;
  }

  /** Do what was typed: step by step where it says several. */
  async type(text: string): Promise<"done" | "waits" | "refused"> {
    const context = this.#context;
    this.#left = null;
    const understood = parseCommand(text, context.store.legal);
    if (understood.kind === "nothing") return "done";
    if (understood.kind === "unknown") {
      await context.refuse(understood.text);
      return "refused";
    }
    if (understood.rest === "") {
      await context.choose(understood.offer);
      return context.ghost === null ? "done" : "waits";
    }
    this.#left = { after: context.store.seq, rest: understood.rest };
    context.select(understood.offer);
    if (!(await context.confirm())) this.#left = null;
    return "done";
  }

  /** The table has come further: the next step of a line that was typed, if it is still my turn. */
  goOn(): void {
    const { store } = this.#context;
    const left = this.#left;
    if (left === null || store.seq <= left.after || store.pending !== null) return;
    this.#left = null;
    if (store.isMine) void this.type(left.rest);
  }
}
