/**
 * My next decision, prepared while others still decide. It is kept in this browser, for all its tabs and over reloads,
 * and can be taken back. When my turn comes it is played if it is still legal; if not, I am told why.
 */

import { problemOf } from "@/api/client";
import type { Action, Message } from "@/api/types.gen";
import { storage } from "@/state/persistence/storage";
import { inOneTab } from "./one-tab";
import type { TablePosition } from "@/table/interaction/position.svelte";

const isAction = (found: unknown): found is Action =>
  typeof found === "object" && found !== null && typeof (found as { do?: unknown }).do === "string";

export class PreparedMove {
  #action = $state.raw<Action | null>(null);
  /** Why a prepared move was not played, or could not be prepared; until the next one is prepared. */
  said = $state.raw<Message | null>(null);
  readonly #position: TablePosition;
  readonly #key: string;

  constructor(position: TablePosition) {
    this.#position = position;
    this.#key = `semiramis.prepared.${position.store.id}`;
    this.#read();
  }

  get action(): Action | null {
    return this.#action;
  }

  /** Whether I may prepare a move now. */
  get isPossible(): boolean {
    const { store } = this.#position;
    const { table } = store;
    return (
      store.mySeats.length === 1 &&
      !store.isMine &&
      store.viewedSeq === null &&
      table?.status === "playing" &&
      table.origin.lesson === undefined
    );
  }

  /** Offer the moves of my next turn on the boards. */
  async start(): Promise<void> {
    const position = this.#position;
    this.said = null;
    try {
      const { legal } = await position.store.ahead();
      if (!this.isPossible) return;
      if (legal.length === 0) this.said = { id: "frame-prepare-nothing", args: {} };
      else position.offersAhead = legal;
    } catch (error) {
      this.said = problemOf(error);
    }
  }

  /** Offer them no longer. */
  stop(): void {
    this.#position.offersAhead = null;
  }

  keep(action: Action): void {
    this.stop();
    this.said = null;
    this.#action = action;
    storage.put(this.#key, JSON.stringify(action));
  }

  takeBack(): void {
    this.#action = null;
    storage.put(this.#key, "");
  }

  /** Another tab of this browser may prepare the move, or take it back. */
  follow(): () => void {
    const read = (event: StorageEvent): void => {
      if (event.key === this.#key) this.#read();
    };
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }

  /** Play the prepared move if it is my turn; called after every change at the table. True if there was one. */
  play(): boolean {
    const { store } = this.#position;
    if (store.isMine || !this.isPossible) this.stop();
    const action = this.#action;
    if (action === null || !store.isMine || store.busy || store.viewedSeq !== null || store.status !== "live")
      return action !== null && store.isMine;
    void inOneTab(store.id, () => this.#send(action));
    return true;
  }

  async #send(action: Action): Promise<void> {
    const { store } = this.#position;
    if (this.#action !== action || !store.isMine) return;
    this.takeBack();
    if (this.#position.offerFor(action) !== null) {
      await store.act(action);
      return;
    }
    try {
      this.said = (await store.whyNot(action)) ?? null;
    } catch (error) {
      this.said = problemOf(error);
    }
  }

  #read(): void {
    try {
      const found: unknown = JSON.parse(storage.get(this.#key) || "null");
      this.#action = isAction(found) ? found : null;
    } catch {
      this.#action = null;
    }
  }
}
