/**
 * What the player does at a table before anything is sent. The boards get `board`; a click calls `pick` (a place), which
 * calls `choose` (an offer), which sends it to the store. Questions go to `inspector`, typed moves to `commandInput`.
 */

import { sameAction } from "@/api/action-equality";
import type { Action, BoardProps, Composition, GameUi, Marks, Offer, PlaceId, SeatWord } from "@/games/game-ui";
import { reduced, settings } from "@/state/settings.svelte";
import { AutoPlay } from "@/table/automatic/auto-play.svelte";
import { PreparedMove } from "@/table/automatic/prepared-move.svelte";
import { isMove, type MoveEvent } from "@/table/model/events";
import { outcomeOf, type Outcome } from "@/table/model/gains";
import { buildLog, sinceMyTurn } from "@/table/model/log";
import { marksOf } from "@/table/model/marks";
import { movesSinceMine, stepsToOwnChoice, turnsSinceMine, turnStepsOf, type TurnStep } from "@/table/model/own-turn";
import { needsConfirm, pick } from "@/table/model/picking";
import { seatName } from "@/table/labels";
import { inShort } from "@/table/log/since";
import { rotationOf } from "@/table/model/rotation";
import { Watch } from "@/table/watch/watch.svelte";
import { composingTable } from "@/table/decision/composing-table";
import { CommandInput } from "./command-input.svelte";
import { Inspector } from "./inspector.svelte";
import { Playback } from "./playback.svelte";
import { Pointing } from "./pointing.svelte";
import { type ControlledTable, TablePosition } from "./position.svelte";
import { Selection } from "./selection.svelte";

export class TableController extends TablePosition {
  readonly selection: Selection;
  readonly inspector: Inspector;
  readonly commandInput: CommandInput;
  readonly playback: Playback;
  readonly pointing: Pointing;
  readonly prepared: PreparedMove;
  readonly autoPlay: AutoPlay;
  readonly watch: Watch;
  /** The move that the player composes of several actions, in a game that has one. */
  readonly composition: Composition | null;
  /** What the boards get: one stable object, so that a change under the pointer redraws only what depends on it. */
  readonly board: BoardProps;
  /** The place under the pointer or with the focus. */
  hovered = $state<PlaceId | null>(null);
  /** The place that is to receive the focus; set for a moment only. */
  focus = $state<PlaceId | null>(null);
  /** The places a lesson points at. */
  points = $state.raw<readonly PlaceId[]>([]);
  /** Asked before an offer is selected or sent; false stops it, as a lesson does with a wrong move. */
  guard: ((offer: Offer) => boolean) | null = null;

  constructor(store: ControlledTable, gameUi: GameUi) {
    super(store, gameUi);
    this.selection = new Selection(this);
    this.inspector = new Inspector(this, this.selection, (place) => this.composition?.firstAt(place) ?? []);
    this.commandInput = new CommandInput(this);
    this.pointing = new Pointing(this);
    this.prepared = new PreparedMove(this);
    this.autoPlay = new AutoPlay(this);
    this.watch = new Watch(store, gameUi);
    this.playback = new Playback(store, this.watch);
    this.composition = gameUi.compose?.(composingTable(this)) ?? null;
    this.board = this.#boardProps();
  }

  #boardProps(): BoardProps {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- getters of an object have a `this` of their own
    const controller = this;
    return {
      /** Boards are only shown once there is a view. */
      get view() {
        return controller.view!;
      },
      get marks() {
        return controller.marks;
      },
      get offers() {
        return controller.offersByPlace;
      },
      get ghost() {
        return controller.ghost ?? controller.preview;
      },
      get focus() {
        return controller.focus;
      },
      get reduced() {
        return reduced();
      },
      get composition() {
        return controller.composition;
      },
      get points() {
        return controller.points;
      },
      get rotation() {
        return controller.selection.rotation;
      },
      onpick: this.pick,
      oninspect: (place) => void this.inspector.inspect(place),
      // a place that is removed loses the focus during rendering, when no state may change
      onhover: (place) => queueMicrotask(() => (this.hovered = place)),
      onrotate: this.rotateBy,
      nameOf: (seat) => seatName(this.store, seat),
      onsend: () => void this.sendComposed(),
    };
  }

  // what is shown

  /** The moves of my current turn. */
  readonly turnSteps: readonly TurnStep[] = $derived.by(() =>
    this.seat !== null && this.store.mover === this.seat ? turnStepsOf(this.store.events, this.seat) : [],
  );

  readonly log = $derived.by(() => buildLog([...this.store.past, ...this.store.events]));
  readonly since = $derived.by(() => sinceMyTurn([...this.store.past, ...this.store.events], this.#perspective));

  readonly sinceInShort = $derived.by(() =>
    inShort(this.since, movesSinceMine(this.store.events, this.#perspective), this.gameUi),
  );

  readonly #lastTurns = $derived.by(() =>
    this.store.viewedSeq === null ? turnsSinceMine(this.store.events, this.#perspective) : [],
  );

  readonly marks: Marks = $derived.by(() => {
    if (this.view === null) return new Map();
    const refused = this.inspector.whyNot?.place ?? null;
    return marksOf({
      gameUi: this.gameUi,
      view: this.view,
      offersByPlace: this.offersByPlace,
      ghost: this.ghost,
      chosen: this.selection.openPlace?.place ?? null,
      refused: refused === null ? [] : [refused],
      last: this.#lastTurns,
    });
  });

  /** The number of the last move of others since my last turn, by the board where it is seen. */
  readonly news: ReadonlyMap<string, number> = $derived.by(() => {
    const { view, gameUi } = this;
    const moves = view === null ? [] : this.#lastTurns.flatMap((turn) => turn.moves);
    return new Map(moves.map((move) => [gameUi.moveShow?.region(move, view!) ?? "", move.seq]));
  });

  /** The past move that is viewed; null where the viewed event is no move. */
  readonly viewedMove: MoveEvent | null = $derived.by(() => {
    const found = this.store.events.find((event) => event.seq === this.store.viewedSeq);
    return found !== undefined && isMove(found) ? found : null;
  });

  /** The seats whose last turn counts: of several players at one screen, only the one to decide. */
  get #perspective(): readonly SeatWord[] {
    const seat = this.seat ?? this.watchedSeat;
    return seat === null ? [] : [seat];
  }

  /** The offers that the decision panel lists: those at the selected place, else those that no board shows. */
  get options(): readonly Offer[] {
    return this.selection.openPlace?.offers ?? this.offersWithoutPlace;
  }

  /** The move about to be made: sent and not confirmed yet, selected, or the only legal one. */
  readonly ghost: Offer | null = $derived.by(() => {
    const { pending } = this.store;
    return pending !== null ? this.offerFor(pending.action) : (this.selection.picked ?? this.selection.only);
  });

  /** The only offer at the hovered place, while there is no ghost. */
  readonly preview: Offer | null = $derived.by(() => {
    if (this.ghost !== null || this.hovered === null) return null;
    const [first, second] = this.selection.offersAt(this.hovered);
    return second === undefined ? (first ?? null) : null;
  });

  /** What the ghost or the preview would change for my seat. */
  readonly outcome: Outcome | null = $derived.by(() => {
    const offer = this.ghost ?? this.preview;
    return offer === null || this.seat === null ? null : outcomeOf(offer, this.seat, this.gameUi);
  });

  // what is done

  /** A place was clicked, or picked by key. */
  readonly pick = (place: PlaceId, how: "pointer" | "key"): void => {
    // a click or key that ended the showing of moves was meant for that, not for the position it uncovered
    if (this.watch.isSkipping && this.store.isMine) return;
    this.inspector.whyNot = null;
    if (this.store.pending !== null || this.store.isSeries) return;
    // the place that was hit is not looked at in the next step; moving the pointer looks again
    if (how === "pointer") this.hovered = null;
    const picked = pick(place, this.selection.offersAt(place), this.ghost);
    if (picked.kind === "refused") void this.inspector.explainPlace(place, how === "key");
    else if (picked.kind === "several") this.selection.open(place);
    else void this.choose(picked.offer, place, picked.kind === "confirm");
  };

  /** Select an offer, and send it unless it has yet to be confirmed; true once the server has accepted it. */
  async choose(offer: Offer, place: PlaceId | null = null, isConfirmed = false): Promise<boolean> {
    this.inspector.whyNot = null;
    if (this.offersAhead !== null) {
      this.prepared.keep(offer.action);
      return false;
    }
    if (!isConfirmed) {
      const canRotate = rotationOf(this.gameUi, offer) !== null;
      // a piece that can be rotated may still be rotated to what the guard wants
      if (!canRotate && this.guard?.(offer) === false) return false;
      this.selection.select(offer, place);
      if (needsConfirm(offer, settings.confirm, canRotate)) return false;
    }
    if (this.store.pending !== null || this.guard?.(offer) === false) return false;
    return this.store.act(offer.action);
  }

  /** Choose one of the numbered options, counted from 1; confirm it if it is the ghost already. */
  async option(number: number): Promise<void> {
    if (this.composition?.isOpen === true) return this.composition.option(number);
    const offer = this.options[number - 1];
    if (offer === undefined) return;
    await this.choose(offer, null, this.ghost !== null && sameAction(this.ghost.action, offer.action));
  }

  /** Rotate the piece where it lies or where the pointer is. */
  readonly rotateBy = (by: 1 | -1): void => {
    if (this.store.pending !== null) return;
    if (this.composition?.canRotate === true) return this.composition.rotate(by);
    this.selection.rotateBy(by, this.ghost ?? this.preview, this.preview === null ? null : this.hovered);
  };

  /** Whether there is a piece to rotate. */
  get canRotate(): boolean {
    return this.selection.canRotate || this.composition?.canRotate === true;
  }

  /** Send the composed move and further actions after it; true once the server has accepted all. */
  readonly sendComposed = async (more: readonly Action[] = []): Promise<boolean> => {
    if (this.store.pending !== null || this.store.isSeries) return false;
    const actions = this.composition?.commit() ?? [];
    if (actions.length === 0) return false;
    this.inspector.whyNot = null;
    return this.store.actAll([...actions, ...more]);
  };

  /** Send the composed move or the ghost; true once the server has accepted it. */
  async confirm(): Promise<boolean> {
    if (this.composition?.isOpen === true) return this.sendComposed();
    return this.ghost !== null && this.choose(this.ghost, null, true);
  }

  /** Go back one step: close an answer, return to the present, drop the selection, or undo the last step of my turn. */
  async back(): Promise<void> {
    const { inspector } = this;
    if (inspector.whyNot !== null || inspector.previews !== null) inspector.whyNot = null;
    else if (inspector.explainedMove !== null) inspector.explainedMove = null;
    else if (this.isViewingPast) this.store.viewLatest();
    else if (this.offersAhead !== null) this.prepared.stop();
    else if (!this.store.isSeries && this.composition?.clear() === true) return;
    else if (this.store.pending === null && this.selection.clear()) return;
    else if (inspector.hint !== null) inspector.closeHint();
    else if (this.turnSteps.length > 0) await this.undo();
  }

  /** Whether the "Back" button has something to go back from. */
  readonly canGoBack: boolean = $derived.by(
    () =>
      this.selection.picked !== null ||
      this.selection.openPlace !== null ||
      (this.turnSteps.length > 0 && (this.store.table?.undo.free ?? false)),
  );

  /** Undo the last steps, by default back to before my own last decision; where that is not free, ask the others. */
  async undo(steps?: number): Promise<void> {
    const undo = this.store.table?.undo;
    if (undo === undefined || !undo.possible) return;
    this.inspector.whyNot = null;
    const back = steps ?? stepsToOwnChoice(this.store.events, this.store.mySeats);
    if (undo.free) await this.store.undo(back);
    else await this.store.askUndo(back);
  }

  /** Replay what the others did since my last turn, move by move. */
  async replaySince(): Promise<void> {
    // the click on the button that stops it has stopped it already
    if (this.watch.isSkipping) return;
    await this.playback.play(movesSinceMine(this.store.events, this.#perspective));
  }
}
