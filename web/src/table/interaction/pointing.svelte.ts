/** Places the table points at: those a text is about, while it is looked at, and those that flash for a moment. */

import type { Action, GameView, PlaceId } from "@/games/game-ui";
import type { TablePosition } from "./position.svelte";

const FLASH_MS = 1_800;

export class Pointing {
  /** The places of the text under the pointer or with the focus. */
  #pointed = $state.raw<readonly PlaceId[]>([]);
  #flashed = $state.raw<readonly PlaceId[]>([]);
  /** The board that a phone is to show, as a new object each time. */
  region = $state.raw<{ id: string } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #position: TablePosition;

  constructor(position: TablePosition) {
    this.#position = position;
  }

  get places(): readonly PlaceId[] {
    return this.#flashed.length > 0 ? this.#flashed : this.#pointed;
  }

  get isFlashing(): boolean {
    return this.#flashed.length > 0;
  }

  /** Point at the places of an action, as long as its text is looked at; null for none. */
  at(action: Action | null | undefined): void {
    const { gameUi, view } = this.#position;
    this.#pointed = action == null || view === null ? [] : gameUi.placesOf(action, view);
  }

  /** Flash places for a moment. */
  flash(places: readonly PlaceId[]): void {
    clearTimeout(this.#timer);
    this.#flashed = places;
    this.#timer = setTimeout(() => (this.#flashed = []), FLASH_MS);
  }

  /** Show where a kind of action can be done: its board, on a phone, and its places. */
  show(kind: string, places: readonly PlaceId[]): void {
    const { gameUi, view } = this.#position;
    if (view !== null) this.region = { id: gameUi.activeRegion({ ...view, due: [kind] } as GameView) };
    this.flash(places);
  }
}
