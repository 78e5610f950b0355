/** The position a table shows, seen from this screen: the view, the seat it belongs to, and the legal offers by place. */

import { sameAction } from "@/api/action-equality";
import type { Action } from "@/api/types.gen";
import type { GameUi, GameView, Offer, OffersByPlace, SeatWord } from "@/games/game-ui";
import { groupByPlace, offersWithoutPlace } from "@/table/model/picking";
import type { TableStore } from "@/table/store.svelte";
import { isSeat } from "@/ui/seat-styles";

/** The parts of a table's store that interaction needs. */
export type ControlledTable = Pick<
  TableStore,
  | "id"
  | "table"
  | "view"
  | "legal"
  | "prompt"
  | "events"
  | "pending"
  | "viewedSeq"
  | "seq"
  | "mover"
  | "isMine"
  | "mySeats"
  | "act"
  | "undo"
  | "redo"
  | "restart"
  | "askUndo"
  | "whyNot"
  | "hint"
  | "viewAt"
  | "viewLatest"
  | "nameOf"
>;

export class TablePosition {
  readonly store: ControlledTable;
  readonly gameUi: GameUi;
  /** The seat whose view a spectator has chosen. */
  watchedSeat = $state<SeatWord | null>(null);

  constructor(store: ControlledTable, gameUi: GameUi) {
    this.store = store;
    this.gameUi = gameUi;
  }

  /** The view for the boards; a spectator sees it as the watched seat does. */
  readonly view: GameView | null = $derived.by(() => {
    const view = this.store.view as GameView | null;
    if (view === null || this.watchedSeat === null || view.you !== "nobody") return view;
    return { ...view, you: this.watchedSeat };
  });

  /** My seat; where several are held at this screen, the one to decide. Null for spectators. */
  readonly seat: SeatWord | null = $derived.by(() => {
    const you = this.store.view?.you ?? "nobody";
    return isSeat(you) ? you : null;
  });

  readonly isSpectator: boolean = $derived.by(() => this.store.mySeats.length === 0);
  readonly isViewingPast: boolean = $derived.by(() => this.store.viewedSeq !== null);

  /** The legal offers by the places where they are done, grouped once for each position. */
  readonly offersByPlace: OffersByPlace = $derived.by(() =>
    this.view === null ? new Map() : groupByPlace(this.gameUi, this.store.legal, this.view),
  );

  /** The legal offers that no board shows. */
  readonly offersWithoutPlace: readonly Offer[] = $derived.by(() =>
    this.view === null ? [] : offersWithoutPlace(this.gameUi, this.store.legal, this.view),
  );

  /** The legal offer of an action; null if it is not legal. */
  offerFor(action: Action): Offer | null {
    return this.store.legal.find((offer) => sameAction(offer.action, action)) ?? null;
  }
}
