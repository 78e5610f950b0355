/*
 * Building a tile as one move: the player chooses a tile and a place, rotates it, moves its hanging corner and ticks
 * decorations; the server's list of builds at that place says what is possible and what it scores.
 * Long because all that the boards and the panel show is derived from the same few choices.
 */
import type { Action, Continuations } from "@/api/types.gen";
import type { Composition, ComposingTable, PlaceId } from "@/games/game-ui";
import {
  faceOf,
  isAsked,
  tileOf,
  typedView,
  type BabylonView,
  type CornerWord,
  type Face,
  type Rest,
  type SourceWord,
} from "@/games/babylon/view";
import {
  buildsOf,
  chosenBuild,
  nextIn,
  NO_WISHES,
  offeredItems,
  placeTowards,
  toggled,
  type Build,
  type Item,
  type Orientation,
  type Wishes,
} from "./choices";

/** A tile at a place, as the plan and the picture show it. */
export interface Shown {
  place: string;
  rest: Rest;
  face: Face;
  /** The corner without a pillar; null while it is not known yet. */
  corner: CornerWord | null;
  turn: number;
  /** The decorations that are ticked. */
  items: readonly Item[];
  /** The change of each part of the score; empty while it is not known yet. */
  parts: Readonly<Record<string, number>>;
  /** Whether the place is chosen, and not only under the pointer. */
  isPinned: boolean;
}

type Answer = Continuations | "asking" | "failed";
const CORNER_ORDER: readonly CornerWord[] = ["nw", "ne", "se", "sw", "none"];

export class BuildComposer implements Composition {
  readonly #table: ComposingTable;
  #source = $state.raw<{ seq: number; source: SourceWord | null } | null>(null);
  #hovered = $state.raw<{ seq: number; place: string } | null>(null);
  #pinned = $state.raw<{ seq: number; place: string; level: number } | null>(null);
  #wishes = $state.raw<Wishes>(NO_WISHES);
  #answers = $state.raw<{ seq: number; of: ReadonlyMap<string, Answer> }>({ seq: -1, of: new Map() });
  /** What is shown while the actions are sent one by one. */
  #sent = $state.raw<Shown | null>(null);
  /** The boards find the place under a point of the screen. */
  readonly locators = new Set<(x: number, y: number) => string | null>();

  constructor(table: ComposingTable) {
    this.#table = table;
  }

  get #view(): BabylonView | null {
    return this.#table.view === null ? null : typedView(this.#table.view);
  }

  /** The tiles that can be built now. */
  readonly sources: readonly SourceWord[] = $derived.by(() => {
    const view = this.#view;
    if (view === null || !this.#table.canCompose || !isAsked(view)) return [];
    if (view.due.includes("place")) return view.table.building === "none" ? [] : [view.table.building];
    return this.#table.legal.flatMap(({ action }) => (action.do === "build" ? [action["source"] as SourceWord] : []));
  });

  /** The tile to build: the one that was picked; before anything is built in this turn, the mined one. */
  readonly source: SourceWord | null = $derived.by(() => {
    const { sources } = this;
    const view = this.#view;
    if (sources.length === 0 || view === null) return null;
    if (view.due.includes("place")) return sources[0] ?? null;
    if (this.#source?.seq === this.#table.seq) return this.#source.source;
    const begun = view.gardens[view.you]?.tiles.some((tile) => tile.new) ?? false;
    return !begun && sources.includes("mined") ? "mined" : null;
  });

  /** Whether a place for a tile is to be chosen. */
  get isActive(): boolean {
    return this.source !== null;
  }

  /** The places where the tile can lie. */
  readonly spots: readonly string[] = $derived.by(() => {
    const view = this.#view;
    if (view === null || this.source === null) return [];
    return Object.keys(view.spots).filter((place) => view.spots[place]!.rests.length > 0);
  });
  readonly places: ReadonlySet<PlaceId> = $derived.by(() => new Set(this.spots.map((place) => `spot:${place}`)));

  /** The chosen place and level; null if there is none in this position. */
  get pinned(): { place: string; level: number } | null {
    return this.#pinned?.seq === this.#table.seq && this.isActive ? this.#pinned : null;
  }

  get isOpen(): boolean {
    return this.pinned !== null || this.isSending;
  }

  get isSending(): boolean {
    return this.#table.isSending && this.#sent !== null;
  }

  /** The place that is chosen or under the pointer, with the level of the tile there. */
  readonly #at: { place: string; rest: Rest } | null = $derived.by(() => {
    const hovered = this.#hovered?.seq === this.#table.seq ? this.#hovered.place : null;
    const place = this.pinned?.place ?? hovered;
    if (place === null || !this.spots.includes(place)) return null;
    const rests = this.#view?.spots[place]?.rests ?? [];
    const rest = rests.find(({ level }) => level === this.pinned?.level) ?? rests[0];
    return rest === undefined ? null : { place, rest };
  });

  /** The levels on which the tile can lie at the chosen place. */
  get levels(): readonly number[] {
    return (this.#at === null ? [] : (this.#view?.spots[this.#at.place]?.rests ?? [])).map(({ level }) => level);
  }

  readonly #answer: Answer | null = $derived.by(() =>
    this.#at === null || this.#answers.seq !== this.#table.seq
      ? null
      : (this.#answers.of.get(this.#key(this.#at.place, this.#at.rest.level)) ?? null),
  );

  readonly #builds: readonly Build[] = $derived.by(() =>
    this.#answer === null || typeof this.#answer === "string" ? [] : buildsOf(this.#answer),
  );

  /** The build as it would be sent. */
  readonly build: Build | null = $derived.by(() => chosenBuild(this.#builds, this.#wishes));
  /** The decorations that can be ticked. */
  readonly items: readonly Item[] = $derived.by(() =>
    this.build === null ? [] : offeredItems(this.#builds, this.build),
  );
  /** The only way to end the turn after the build; null if there are several. */
  readonly ending: Action | null = $derived.by(() => {
    if (this.#answer === null || typeof this.#answer === "string") return null;
    const [first, second] = this.#answer.endings;
    return second === undefined ? (first?.action ?? null) : null;
  });
  /** Whether the server could not be asked. */
  get hasFailed(): boolean {
    return this.#answer === "failed";
  }

  /** The tile as it would lie: chosen, under the pointer, or being sent. */
  readonly shown: Shown | null = $derived.by(() => {
    if (this.isSending) return this.#sent;
    const view = this.#view;
    if (view === null || this.source === null || this.#at === null) return null;
    const face = faceOf(view, tileOf(view, view.table.asked, this.source));
    if (face === undefined) return null;
    return {
      ...this.#at,
      face,
      corner: this.build?.corner ?? this.#wishes.corner,
      turn: this.build?.turn ?? this.#wishes.turn ?? 0,
      items: this.build?.items ?? [],
      parts: this.build?.parts ?? {},
      isPinned: this.pinned !== null,
    };
  });

  get actions(): readonly Action[] {
    const { pinned, build } = this;
    if (pinned === null || build === null) return [];
    return [...this.#begin(pinned.place, pinned.level), ...build.actions];
  }

  /** The actions that take the tile to a place. */
  #begin(place: string, level: number): Action[] {
    return [...this.firstAt(`spot:${place}`), { do: "place", place, level }];
  }

  firstAt(place: PlaceId): readonly Action[] {
    const isTaken = this.#view?.due.includes("place") ?? true;
    if (isTaken || this.source === null || !place.startsWith("spot:")) return [];
    return [{ do: "build", source: this.source }];
  }

  #key(place: string, level: number): string {
    return `${this.source} ${place} ${level}`;
  }

  /** Asks the server for the builds at a place, once for each position. */
  async #ask(place: string, level: number): Promise<void> {
    const { seq } = this.#table;
    const key = this.#key(place, level);
    if (this.#answers.seq !== seq) this.#answers = { seq, of: new Map() };
    const known = this.#answers.of.get(key);
    if (known !== undefined && known !== "failed") return;
    const keep = (answer: Answer): void => {
      if (this.#answers.seq === seq) this.#answers = { seq, of: new Map([...this.#answers.of, [key, answer]]) };
    };
    keep("asking");
    try {
      const answer = await this.#table.continuations(this.#begin(place, level));
      keep(answer.seq === seq ? answer : "failed");
    } catch {
      keep("failed");
    }
  }

  // what the player does

  /** Takes a tile in hand; picking it again puts it back. */
  take(source: SourceWord): void {
    if (!this.sources.includes(source) || this.#view?.due.includes("place")) return;
    const isSame = this.#source?.seq === this.#table.seq && this.source === source && this.pinned === null;
    this.#source = { seq: this.#table.seq, source: isSame ? null : source };
    this.#pinned = null;
    this.#wishes = NO_WISHES;
  }

  /** The pointer or the focus is at a place. */
  hover(place: string | null): void {
    if (place === null || !this.spots.includes(place)) return void (this.#hovered = null);
    if (this.#hovered?.place === place && this.#hovered.seq === this.#table.seq) return;
    this.#hovered = { seq: this.#table.seq, place };
    const level = this.#view?.spots[place]?.rests[0]?.level;
    if (this.pinned === null && level !== undefined) void this.#ask(place, level);
  }

  /** Chooses a place for the tile, by default on the lowest level. */
  pin(place: string, level = this.#view?.spots[place]?.rests[0]?.level): void {
    if (this.isSending || level === undefined || !this.spots.includes(place)) return;
    if (this.pinned?.place !== place) this.#wishes = { ...this.#wishes, on: [], off: new Set() };
    this.#pinned = { seq: this.#table.seq, place, level };
    void this.#ask(place, level);
  }

  /** Moves the tile to the next place in a direction of the plan. */
  nudge(dx: number, dy: number): void {
    const next = this.pinned === null ? null : placeTowards(this.spots, this.pinned.place, dx, dy);
    if (next !== null) this.pin(next);
  }

  /** Raises or lowers the tile. */
  raise(by: 1 | -1): void {
    const at = this.pinned;
    const level = at === null ? undefined : this.levels[this.levels.indexOf(at.level) + by];
    if (at !== null && level !== undefined) this.pin(at.place, level);
  }

  get canRotate(): boolean {
    return this.shown !== null && !this.isSending;
  }

  rotate(by: 1 | -1): void {
    const { build } = this;
    if (this.isSending) return;
    const turns = [...new Set(this.#builds.map(({ turn }) => turn))].sort();
    const turn = nextIn(turns, build?.turn ?? 0, by) ?? 0;
    this.#orient({ corner: build?.corner ?? "none", turn });
  }

  /** The corners that can hang free; "none" for a pillar under each. */
  readonly corners: readonly CornerWord[] = $derived.by(() =>
    CORNER_ORDER.filter((corner) => this.#builds.some((build) => build.corner === corner)),
  );

  /** Lets the next corner hang free. */
  cycleCorner(by: 1 | -1 = 1): void {
    const corner = this.build === null ? undefined : nextIn(this.corners, this.build.corner, by);
    if (corner !== undefined) this.hang(corner);
  }

  /** Lets a corner hang free; if it does already, gives it a pillar. */
  hang(corner: CornerWord): void {
    const { build } = this;
    if (build === null || this.isSending) return;
    const wanted = corner === build.corner ? "none" : corner;
    if (this.corners.includes(wanted)) this.#orient({ corner: wanted, turn: build.turn });
  }

  #orient(orientation: Orientation): void {
    this.#wishes = { ...NO_WISHES, ...orientation };
  }

  toggle(key: string): void {
    if (this.build === null || this.isSending) return;
    const isOn = !this.build.items.some((item) => item.key === key);
    const { corner, turn } = this.build;
    this.#wishes = toggled({ ...this.#wishes, corner, turn }, key, isOn);
  }

  option(number: number): void {
    const item = this.items[number - 1];
    if (item !== undefined) this.toggle(item.key);
  }

  clear(): boolean {
    if (this.pinned === null) return false;
    this.#pinned = null;
    this.#hovered = null;
    return true;
  }

  commit(): readonly Action[] {
    this.#sent = this.shown;
    return this.actions;
  }
}

/** The composed move of a board, in Babylon always a build. */
export const composerOf = (composition: Composition | null | undefined): BuildComposer | null =>
  composition instanceof BuildComposer ? composition : null;
