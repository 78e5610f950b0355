/**
 * The contract between the table and the boards of a game.
 *
 * A game's folder exports one `GameUi`, as `gameUi` from its `index.ts`. The table knows no game: it asks where
 * an action is done, marks those places, and sends what was picked to the server. A board knows no rules: it draws
 * `view`, shows `marks`, and says which place was picked.
 */

import type { Component, Snippet } from "svelte";
import type { Action, Continuations, Message, Offer, SeatWord, Mover } from "@/api/types.gen";
import type { Arg } from "@/i18n/locale.svelte";

export type { Action, Message, Offer, SeatWord };

export interface Score {
  total: number;
  parts: Record<string, number>;
}

/** The common part of every game's view; a game narrows it to its own. */
export interface GameView {
  you: Mover;
  mover: Mover;
  /** The kinds of actions that answer the decision the position waits for; none when the game is over. */
  due: readonly string[];
  /** Where the turn or the round stands; absent in positions of older recordings. */
  steps?: readonly { step: string; state: "done" | "now" | "open" | "later" }[];
  scores: Readonly<Record<string, Score>>;
  table: object;
  seats: Partial<Record<SeatWord, object>>;
  [more: string]: unknown;
}

/** A gain or cost for the line of gains: an icon and a signed number. */
export interface Gain {
  icon: string;
  change: number;
}

/** The state of a legend entry in a position: in force, mine, or the number still unseen. */
export interface LegendMark {
  now?: boolean;
  have?: boolean;
  left?: number;
}

/** The marks of legend entries by their keys, and a sentence for some groups. */
export interface LegendNow {
  marks: Readonly<Record<string, LegendMark>>;
  notes?: Readonly<Record<string, Message>>;
}

/** `kind:name`, such as `garden:c4`, `canal:b4-c4`, `city:susa`, `craft:2:priest`, `good:wine`. */
export type PlaceId = string;

type MarkKind = "legal" | "cost" | "chosen" | "refused" | "last";

export interface Mark {
  kind: MarkKind;
  /** A number to be shown in a disc: the order of the last moves, or of the pieces a refusal refers to. */
  order?: number;
  /** The seat that moved. */
  seat?: SeatWord;
  /** Icons of the extra cost of the place, for marks of kind "cost". */
  icons?: string[];
}

export type Marks = ReadonlyMap<PlaceId, readonly Mark[]>;
export type OffersByPlace = ReadonlyMap<PlaceId, readonly Offer[]>;

/** What a composed move needs of the table. */
export interface ComposingTable {
  readonly view: GameView | null;
  readonly seq: number;
  readonly legal: readonly Offer[];
  /** Whether a move of mine may be composed now: not in a lesson, which takes one step at a time. */
  readonly canCompose: boolean;
  /** Whether the actions of a composed move are being sent. */
  readonly isSending: boolean;
  continuations(actions: readonly Action[]): Promise<Continuations>;
}

/** A move of several actions that the player decides as one: the game composes it, the table sends it. */
export interface Composition {
  /** Whether a move is composed: then the panel of the game shows it, and confirming sends it. */
  readonly isOpen: boolean;
  /** Returns the actions to send, and shows them until they are sent; none while it is incomplete. */
  commit(): readonly Action[];
  /** The actions before the one that a pick at a place means, for "why not?". */
  firstAt(place: PlaceId): readonly Action[];
  /** The places where it can begin. */
  readonly places: ReadonlySet<PlaceId>;
  /** Whether there is a piece to rotate. */
  readonly canRotate: boolean;
  rotate(by: 1 | -1): void;
  /** Selects one of its numbered options, counted from 1. */
  option(number: number): void;
  /** Drops it; false if there was none. */
  clear(): boolean;
}

/** The props of the panel that shows a composed move instead of the single steps. */
interface ComposedMoveProps {
  view: GameView;
  composition: Composition;
  /** Layout as a card on a phone. */
  card: boolean;
  /** Sends its actions, and further ones after them. */
  onsend: (more?: readonly Action[]) => void;
}

/**
 * The props of a board. Every place is one element with `data-place="<PlaceId>"`, an accessible name, and roving focus
 * (one tab stop per board): the table finds it by that attribute for popovers, "next legal place" and "what is here".
 * The frame handles `?`, `I`, `N` and all other keys of its own; a board handles arrows, Home, End, Enter and Space.
 */
export interface BoardProps {
  view: GameView;
  marks: Marks;
  /** The legal offers by place, for prices and ghosts under the pointer. */
  offers: OffersByPlace;
  /** The previewed offer, to be drawn as a ghost. */
  ghost: Offer | null;
  /**
   * A place was picked by click or key; the table ignores the second click of a double click once the position has
   * changed.
   */
  onpick: (place: PlaceId, how: "pointer" | "key") => void;
  /** "Why not?" or "What is here?" was asked: by a secondary click, a long press, or the place's "?". */
  oninspect: (place: PlaceId) => void;
  /** The pointer or the focus is on a place (null for none); the decision panel previews it. */
  onhover?: (place: PlaceId | null) => void;
  /** Moves the focus to this place when set; it is set for a moment only. */
  focus?: PlaceId | null;
  /** The targets of a lesson: a board that shows only a part of itself scrolls to the first of them. */
  points?: readonly PlaceId[];
  /** Whether no other board is on the screen: then the board offers what its step needs from them. */
  isAlone?: boolean;
  /** The name of who plays a seat, where boards name players. */
  nameOf?: (seat: SeatWord) => string;
  /** The composed move, in a game that has one, and sending it. */
  composition?: Composition | null;
  onsend?: () => void;
  /** Reduced motion: pieces cross-fade in place. */
  reduced: boolean;
  /** The rotation of the piece, in steps clockwise; always 0 in a game without rotation. */
  rotation: number;
  /** Rotates the piece: 1 clockwise, -1 back. The table calls it for its keys, buttons and the wheel. */
  onrotate: (by: 1 | -1) => void;
}

/** One board of a game: a section on a desktop, a tab on a phone. */
interface Region {
  id: string;
  /** A text id. */
  title: string;
  icon: string;
  component: Component<BoardProps>;
  /** The shortcut: a letter as on `KeyboardEvent.code` ("C" for KeyC). */
  key: string;
}

export interface StockProps {
  view: GameView;
  seat: SeatWord;
}

/**
 * The size class: 1440 and wider, 1280, tablet (in either orientation). On a phone the table itself shows one region at
 * a time.
 */
export type Viewport = "wide" | "desktop" | "tablet";

export interface LayoutProps extends BoardProps {
  viewport: Viewport;
  /** The decision panel, for a layout that places it: `--decision` high. */
  decision?: Snippet | undefined;
}

/** What is seen of a piece on its way: an icon, a seat's cube, or a picture that the game's `Traveller` draws. */
export type TravelPiece = { icon: string } | { cube: SeatWord } | { picture: string };

/**
 * A point on the way of a piece: the first of these that is on the screen. A `PlaceId`, `seat:rose` for what a seat
 * holds, `region:garden` for a board (on a phone its tab), or another name that an element has as `data-anchor`.
 */
export type TravelPoint = readonly string[];

/** The way of a piece in a move. */
export interface Travel {
  /** Null if the board itself moves the piece once the move is made; the badge of the seat goes with it. */
  piece: TravelPiece | null;
  way: readonly TravelPoint[];
}

export type SoundName = "place" | "water" | "stone";

/** A move as others see it. */
export interface SeenMove {
  by: SeatWord;
  action: Action;
}

/** How the moves of others are shown. */
export interface MoveShow {
  /** The pieces that travel in a move, read from the position before it; none for a step without a change to see. */
  travels(move: SeenMove, before: GameView): readonly Travel[];
  /** The board where a move is seen; phones show it. */
  region(move: SeenMove, before: GameView): string;
  /** The sound of an action; null for none. */
  sound(action: Action): SoundName | null;
  /** Draws the pictures of `TravelPiece`. */
  Traveller?: Component<{ picture: string; view: GameView; size: number }>;
}

export interface GameUi {
  /** The game's key. */
  key: string;
  regions: readonly Region[];
  /** The region of the current step; phones show it automatically. */
  activeRegion(view: GameView): string;
  /**
   * The places of an action; if there are none, it is offered in the decision panel only. Of actions with a rotation, a
   * pick prefers those whose first place is the picked one to those that only cover it.
   */
  placesOf(action: Action, view: GameView): PlaceId[];
  /**
   * The action that a pick at a place would have meant, at a rotation of the piece: the server is asked why it is not
   * legal.
   */
  attempt(place: PlaceId, view: GameView, rotation: number): Action | null;
  /** The rotation of an action's piece, in steps clockwise from 0; null for an action without rotation. */
  rotationOf?(action: Action): number | null;
  /** The number of steps in a full circle; without it the game has no rotation. */
  rotationSteps?: number;
  /** Whether a board has buttons that rotate the piece; otherwise they are in the decision panel. */
  hasRotateButtons?: boolean;
  /** Makes the composed move of a table; without it every action is sent by itself. */
  compose?(table: ComposingTable): Composition;
  /** The panel of a composed move. */
  ComposedMove?: Component<ComposedMoveProps>;
  /** The name of an action, for buttons and lists: "Plant C4". */
  describe(action: Action): Message;
  /** Words for a thing that stands in messages as a code nobody can see, such as a tile; null for anything else. */
  describeCode?(argument: string, code: string, view: GameView | null): Arg | null;
  /** Icons of an action, for chips and lists. */
  iconOf(action: Action): string[];
  /** Icons of an offer's extra cost, read from the server's preview: marks the place "cost". */
  extraCost?(offer: Offer): string[];
  /** The gain or cost in a log message; null to show the sentence. Points come from `parts`. */
  gainOf?(message: Message): Gain | null;
  /** The icon of each score part. */
  partIcons: Readonly<Record<string, string>>;
  /** The round or turn, and how the game ends, in one sentence for the top bar. */
  progress?(view: GameView): Message | null;
  /** The marks of the legend in a position; without it there are none. */
  legendNow?(view: GameView): LegendNow;
  /** Whether a seat sees information hidden from others: then a shared screen is covered between turns. */
  hasSecrets?: boolean;
  /** How the moves of others are shown; without it only their sentences are. */
  moveShow?: MoveShow;
  /** The holdings of a seat, on its card. */
  Stock: Component<StockProps>;
  /** Whether these are so high that the cards of four seats have no space for the parts of the score. */
  hasHighStock?: boolean;
  /** What a seat has built as a moving scene over its picture, shown for the winner; most games have none. */
  Trophy?: Component<StockProps>;
  /** The holdings of a seat, in one row for phones. */
  CompactStock: Component<StockProps>;
  /** Whether the layout places the decision panel itself; otherwise it is below all boards. */
  placesDecision?: boolean;
  /**
   * Whether the boards need the width of the log: it is then a dialog, except on very wide screens, and what the others
   * did is below the seats.
   */
  foldsLog?: boolean;
  /**
   * All regions, arranged for a desktop or tablet; it fills its container and never scrolls. Each region is an element
   * with `data-region="<its id>"`, which receives the focus by its shortcut.
   */
  Layout: Component<LayoutProps>;
}
