/** Moves typed on the command line. A line may hold several: each is sent once the table has taken the one before. */

import { parseCommand } from "@/table/model/command";
import type { TableController } from "./controller.svelte";

export class CommandInput {
  readonly #controller: TableController;
  #queued: { after: number; rest: string } | null = null;

  constructor(controller: TableController) {
    this.#controller = controller;
  }

  /** Play the typed moves. "waits": the move has to be confirmed first; "refused": it is explained why it is not legal. */
  async type(text: string): Promise<"done" | "waits" | "refused"> {
    const { store, selection, inspector } = this.#controller;
    this.#queued = null;
    const command = parseCommand(text, store.legal);
    if (command.kind === "nothing") return "done";
    if (command.kind === "unknown") {
      await inspector.explainAction(command.text, null, true);
      return "refused";
    }
    if (command.rest === "") {
      await this.#controller.choose(command.offer);
      return this.#controller.ghost === null ? "done" : "waits";
    }
    this.#queued = { after: store.seq, rest: command.rest };
    selection.select(command.offer);
    if (!(await this.#controller.confirm())) this.#queued = null;
    return "done";
  }

  /** The table has advanced: play the next move of the line, if it is still my turn. */
  resume(): void {
    const { store } = this.#controller;
    const queued = this.#queued;
    if (queued === null || store.seq <= queued.after || store.pending !== null) return;
    this.#queued = null;
    if (store.isMine) void this.type(queued.rest);
  }
}
