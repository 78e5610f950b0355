/**
 * The contract between the table and the boards of a game.
 *
 * A game's folder exports one `GameUi`, as `gameUi` from its `index.ts`. The table knows no game: it asks where
 * an action is done, marks those places, and hands what was picked to the server. A board knows no rules: it draws
 * `view`, shows `marks`, and says which place was picked.
 */

import type { Component } from "svelte";
import type { Action, Message, Offer, SeatWord, Mover } from "@/api/types.gen";

export type { Action, Message, Offer, SeatWord };

export interface Score {
  total: number;
  parts: Record<string, number>;
}

/** What every game's view has; a face narrows it to its own. */
export interface GameView {
  you: Mover;
  mover: Mover;
  scores: Readonly<Record<string, Score>>;
  table: object;
  seats: Partial<Record<SeatWord, object>>;
  [more: string]: unknown;
}

/** Something won or spent, for the line of gains: an icon and a signed number. */
export interface Gain {
  icon: string;
  change: number;
}

/** What the legend says of a sign in a position: that it is in force, that it is mine, how many are still unseen. */
export interface LegendMark {
  now?: boolean;
  have?: boolean;
  left?: number;
}

/** The marks of signs by their keys, and a sentence for some groups. */
export interface LegendNow {
  marks: Readonly<Record<string, LegendMark>>;
  notes?: Readonly<Record<string, Message>>;
}

/** `kind:name`, such as `garden:c4`, `canal:b4-c4`, `city:susa`, `craft:2:priest`, `good:wine`. */
export type PlaceId = string;

type MarkKind = "legal" | "cost" | "chosen" | "refused" | "last";

export interface Mark {
  kind: MarkKind;
  /** A number to be shown in a disc: the order of the last moves, or the things a refusal speaks of. */
  order?: number;
  /** Whose move it was. */
  seat?: SeatWord;
  /** Icons of what the place costs extra, for marks of kind "cost". */
  icons?: string[];
}

export type Marks = ReadonlyMap<PlaceId, readonly Mark[]>;
export type OffersByPlace = ReadonlyMap<PlaceId, readonly Offer[]>;

/**
 * What a board is given. Every place is one element with `data-place="<PlaceId>"`, an accessible name, and roving focus
 * (one tab stop per board): the table finds it by that attribute for popovers, "next legal place" and "what is here".
 * The frame handles `?`, `I`, `N` and all other keys of its own; a board handles arrows, Home, End, Enter and Space.
 */
export interface BoardProps {
  view: GameView;
  marks: Marks;
  /** The legal offers that are done at a place, for prices and ghosts under the pointer. */
  offers: OffersByPlace;
  /** What is being previewed: draw it as a ghost. */
  ghost: Offer | null;
  /** Picked by a click or a key; the table ignores the second click of a double click once the position has changed. */
  onpick: (place: PlaceId, how: "pointer" | "key") => void;
  /** Why not, or what is here: asked with a secondary click, a long press, or the place's "?". */
  oninspect: (place: PlaceId) => void;
  /** The pointer or the focus is on a place (null: on none); the decision panel shows what would happen there. */
  onhover?: (place: PlaceId | null) => void;
  /** Move the focus to this place when it is set; it is set for a moment only. */
  focus?: PlaceId | null;
  /** The places a lesson speaks of: a board that shows only a part of itself brings the first of them into sight. */
  points?: readonly PlaceId[];
  /** No movement: pieces cross-fade in place. */
  reduced: boolean;
  /** How far the piece in hand is turned, in steps clockwise; always 0 in a game where nothing is turned. */
  rotation: number;
  /** Turn the piece in hand: 1 clockwise, -1 back. The frame does so itself for its keys, its buttons and the wheel. */
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

/** How much room there is: 1440 and wider, 1280, tablet. On a phone the table shows one region at a time itself. */
export type Viewport = "wide" | "desktop" | "tablet";

export interface LayoutProps extends BoardProps {
  viewport: Viewport;
}

export interface GameUi {
  /** The game's key. */
  key: string;
  regions: readonly Region[];
  /** The region the current step needs; the phone shows it by itself. */
  activeRegion(view: GameView): string;
  /**
   * Where an action is done; none: it is offered in the decision panel only. Of actions that turn a piece, a pick
   * prefers those whose first place is the picked one to those that only reach it.
   */
  placesOf(action: Action, view: GameView): PlaceId[];
  /** The action a pick at a place would have meant, at a rotation of the piece: the server is asked why it is not legal. */
  attempt(place: PlaceId, view: GameView, rotation: number): Action | null;
  /** How far an action turns its piece, in steps clockwise from 0; null for an action that turns nothing. */
  rotationOf?(action: Action): number | null;
  /** How many steps make a full turn; without it nothing is turned in this game. */
  rotationSteps?: number;
  /** The name of an action, for buttons and lists: "Plant C4". */
  describe(action: Action): Message;
  /** Icons of an action, for chips and lists. */
  iconOf(action: Action): string[];
  /** Icons of what an offer costs beyond the usual, read from what the server tells of it: marks the place "cost". */
  extraCost?(offer: Offer): string[];
  /** What a message of the log says somebody wins or spends; null: show the sentence. Points come from `parts`. */
  gainOf?(message: Message): Gain | null;
  /** The icon of each score part. */
  partIcons: Readonly<Record<string, string>>;
  /** Round or turn, and how the end comes, in one sentence for the top bar. */
  progress?(view: GameView): Message | null;
  /** What the legend marks in a position; without it nothing is. */
  legendNow?(view: GameView): LegendNow;
  /** Whether a seat sees something others must not: then a shared screen is covered between turns. */
  hasSecrets?: boolean;
  /** What a seat holds, on its card. */
  Stock: Component<StockProps>;
  /** What a seat holds, in one row of a phone. */
  CompactStock: Component<StockProps>;
  /**
   * All regions, arranged on a desktop or tablet; it fills the room it is given and never scrolls. Each region stands in
   * an element with `data-region="<its id>"`, where its key sends the focus.
   */
  Layout: Component<LayoutProps>;
}
