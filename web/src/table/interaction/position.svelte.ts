/** The position a table shows, seen from this screen: the view, the seat it belongs to, and the legal offers by place. */

import { sameAction } from "@/api/action-equality";
import type { Action } from "@/api/types.gen";
import type { GameUi, GameView, Offer, OffersByPlace, SeatWord } from "@/games/game-ui";
import { groupByPlace, offersWithoutPlace } from "@/table/model/picking";
import type { TableStore } from "@/table/store.svelte";
import { describeCodes } from "@/i18n/locale.svelte";
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
  | "past"
  | "pending"
  | "viewedSeq"
  | "seq"
  | "mover"
  | "isMine"
  | "mySeats"
  | "act"
  | "actAll"
  | "isSeries"
  | "continuations"
  | "undo"
  | "redo"
  | "restart"
  | "askUndo"
  | "whyNot"
  | "hint"
  | "viewAt"
  | "viewLatest"
  | "nameOf"
  | "ahead"
  | "notice"
  | "busy"
  | "status"
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

  /** The offers of my next turn, while I prepare it. */
  offersAhead = $state.raw<readonly Offer[] | null>(null);

  /** What can be chosen: the legal offers, or those of the turn that is being prepared. */
  get offers(): readonly Offer[] {
    return this.offersAhead ?? this.store.legal;
  }

  /** The offers by the places where they are done, grouped once for each position. */
  readonly offersByPlace: OffersByPlace = $derived.by(() =>
    this.view === null ? new Map() : groupByPlace(this.gameUi, this.offers, this.view),
  );

  /** The offers that no board shows. */
  readonly offersWithoutPlace: readonly Offer[] = $derived.by(() =>
    this.view === null ? [] : offersWithoutPlace(this.gameUi, this.offers, this.view),
  );

  /** Describes the codes of this game's messages as long as its table is on the screen: the body of an effect. */
  describeCodes(): () => void {
    return describeCodes(
      this.gameUi.key,
      (argument, code) => this.gameUi.describeCode?.(argument, code, this.view) ?? null,
    );
  }

  /** The offer of an action; null if it is not among them. */
  offerFor(action: Action): Offer | null {
    return this.offers.find((offer) => sameAction(offer.action, action)) ?? null;
  }
}
