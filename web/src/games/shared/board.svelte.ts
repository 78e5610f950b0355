/* The interaction of a board: roving focus with one tab stop, picking, inspecting and hovering. */
import type { Attachment } from "svelte/attachments";
import { LongPress } from "@/ui/long-press";
import type { BoardProps, PlaceId } from "@/games/game-ui";

export type NavigationKey = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";
const NAVIGATION_KEYS: ReadonlySet<string> = new Set([
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
]);

interface BoardOptions {
  props: () => Pick<BoardProps, "marks" | "focus" | "onpick" | "oninspect" | "onhover">;
  /** All places of the board in reading order. */
  places: () => readonly PlaceId[];
  /** The target of a key from a place; null for none. */
  step: (from: PlaceId, key: NavigationKey) => PlaceId | null;
  /** The place that a pointer means: the place it hit, or a legal one close by. */
  resolve?: (place: PlaceId, event: MouseEvent) => PlaceId;
  /** Other keys of the board; true if handled. */
  key?: (event: KeyboardEvent, at: PlaceId) => boolean;
}

/** The focus of one board and its interactions. */
export class Board {
  #at = $state<PlaceId>("");
  #hovered = $state<PlaceId | null>(null);
  readonly #options: BoardOptions;

  constructor(options: BoardOptions) {
    this.#options = options;
  }

  /** The tab stop of the board. */
  get stop(): PlaceId {
    const places = this.#options.places();
    if (places.includes(this.#at)) return this.#at;
    const marks = this.#options.props().marks;
    const legal = places.find((place) => marks.get(place)?.some(({ kind }) => kind === "legal" || kind === "cost"));
    return legal ?? places[0] ?? "";
  }

  /** The hovered or focused place. */
  get hovered(): PlaceId | null {
    return this.#hovered;
  }

  /** Listeners for the element that contains all places; not an <svg>, which they would make a tab stop. */
  readonly attach: Attachment<HTMLElement> = (root) => {
    const ending = new AbortController();
    const listen = <K extends keyof GlobalEventHandlersEventMap>(
      kind: K,
      act: (event: GlobalEventHandlersEventMap[K]) => void,
    ): void => {
      root.addEventListener(kind, act as (event: Event) => void, { signal: ending.signal });
    };
    const press = new LongPress(root, {
      find: (event) => placeOf(event.target),
      onpress: (place) => this.#options.props().oninspect(place),
      signal: ending.signal,
    });

    listen("click", (event) => {
      const hit = placeOf(event.target);
      if (hit === null || press.wasLong) return;
      const place = this.#options.resolve?.(hit, event) ?? hit;
      this.#at = place;
      this.#options.props().onpick(place, "pointer");
    });
    listen("pointerover", (event) => {
      if (event.pointerType === "mouse") this.#hover(placeOf(event.target));
    });
    listen("pointerleave", () => this.#hover(null));
    listen("focusin", (event) => {
      const place = placeOf(event.target);
      if (place === null) return;
      this.#at = place;
      // a touch also moves the focus, which does not mean that the place is looked at
      if ((event.target as Element).matches(":focus-visible")) this.#hover(place);
    });
    listen("focusout", () => {
      // a place that is removed loses the focus during rendering, when no state may change
      queueMicrotask(() => {
        if (!root.contains(document.activeElement)) this.#hover(null);
      });
    });
    listen("keydown", (event) => this.#press(event, root));

    $effect(() => {
      const { focus } = this.#options.props();
      if (focus != null && this.#options.places().includes(focus)) this.go(root, focus);
    });
    return () => ending.abort();
  };

  /** Moves the focus to a place. */
  go(root: Element, place: PlaceId): void {
    this.#at = place;
    elementOf(root, place)?.focus({ preventScroll: true });
  }

  #press(event: KeyboardEvent, root: Element): void {
    const at = placeOf(event.target);
    if (at === null || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      if (event.shiftKey) return; // the table handles confirming
      event.preventDefault();
      this.#options.props().onpick(at, "key");
    } else if (isKey(event.key)) {
      event.preventDefault();
      const next = this.#options.step(at, event.key);
      if (next !== null) this.go(root, next);
    } else if (this.#options.key?.(event, at) === true) {
      event.preventDefault();
    }
  }

  #hover(place: PlaceId | null): void {
    if (place === this.#hovered) return;
    this.#hovered = place;
    this.#options.props().onhover?.(place);
  }
}

function isKey(key: string): key is NavigationKey {
  return NAVIGATION_KEYS.has(key);
}

function placeOf(target: EventTarget | null): PlaceId | null {
  return target instanceof Element ? (target.closest("[data-place]")?.getAttribute("data-place") ?? null) : null;
}

function elementOf(root: Element, place: PlaceId): (HTMLElement | SVGElement) | null {
  return root.querySelector<HTMLElement | SVGElement>(`[data-place="${CSS.escape(place)}"][tabindex]`);
}

/** Navigation in a list: arrow keys go one forward or back, and wrap around in a ring. */
export function listStep(places: readonly PlaceId[], from: PlaceId, key: NavigationKey, ring = false): PlaceId | null {
  const at = places.indexOf(from);
  const last = places.length - 1;
  if (at < 0) return null;
  if (key === "Home") return places[0] ?? null;
  if (key === "End") return places[last] ?? null;
  const next = at + (key === "ArrowRight" || key === "ArrowDown" ? 1 : -1);
  if (ring) return places[(next + places.length) % places.length] ?? null;
  return places[next] ?? null;
}

/** Navigation in rows of places; up and down keep the column as far as a row reaches. */
export function gridStep(rows: readonly (readonly PlaceId[])[], from: PlaceId, key: NavigationKey): PlaceId | null {
  const r = rows.findIndex((row) => row.includes(from));
  const row = rows[r];
  if (row === undefined) return null;
  const c = row.indexOf(from);
  if (key === "Home") return row[0] ?? null;
  if (key === "End") return row.at(-1) ?? null;
  if (key === "ArrowLeft" || key === "ArrowRight") return row[key === "ArrowRight" ? c + 1 : c - 1] ?? null;
  const next = rows[key === "ArrowDown" ? r + 1 : r - 1];
  return next?.[Math.min(c, next.length - 1)] ?? null;
}
