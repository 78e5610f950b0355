/**
 * Decisions without a choice are made for me: where one action is legal, it is played, unless I have switched that off
 * for all tables or for this one, or have just taken a step back.
 */

import type { Action } from "@/api/types.gen";
import { settings } from "@/state/settings.svelte";
import { storage } from "@/state/persistence/storage";
import { inOneTab } from "./one-tab";
import type { TablePosition } from "@/table/interaction/position.svelte";

/** Time to see the position before the step is made. */
const PAUSE_MS = 600;

export class AutoPlay {
  /** The last action that was played for me, until I decide again. */
  played = $state.raw<{ seq: number; action: Action } | null>(null);
  #isOff = $state(false);
  readonly #position: TablePosition;
  readonly #key: string;

  constructor(position: TablePosition) {
    this.#position = position;
    this.#key = `semiramis.own-steps.${position.store.id}`;
    this.#isOff = storage.get(this.#key) === "yes";
  }

  /** Whether it is on at this table. */
  get isOn(): boolean {
    return settings.autoPlay && !this.#isOff;
  }

  set isOn(wanted: boolean) {
    this.#isOff = !wanted;
    if (wanted) settings.autoPlay = true;
    storage.put(this.#key, wanted ? "" : "yes");
  }

  /** The action that is to be played for me now; null where I decide. */
  get next(): Action | null {
    const { store } = this.#position;
    const [only, second] = store.legal;
    if (!this.isOn || only === undefined || second !== undefined) return null;
    if (!store.isMine || store.busy || store.viewedSeq !== null || store.status !== "live") return null;
    if (store.table?.status !== "playing" || store.table.origin.lesson !== undefined) return null;
    // taking a step back means to stay there
    return store.events.at(-1)?.kind === "undo" ? null : only.action;
  }

  /** Plays it after a pause: the body of an effect. */
  readonly tick = (): (() => void) | undefined => {
    const action = this.next;
    if (action === null) return undefined;
    const { store } = this.#position;
    const { seq } = store;
    const timer = setTimeout(() => {
      void inOneTab(store.id, async () => {
        if (store.seq !== seq || this.next === null) return;
        this.played = { seq: seq + 1, action };
        await store.act(action);
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  };
}
