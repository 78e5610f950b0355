/* Panning and zooming: drag with a pointer, pinch with two fingers, wheel with Ctrl. */
import type { Attachment } from "svelte/attachments";
import type { Box, Point } from "@/games/ishtar/parts/hex";
import { fit, held, moved, near, shows, zoomed, type Camera } from "./camera";

const STILL = 6; // the distance a pointer may move and still count as a click

interface PanArea {
  box: () => Box;
  width: () => number;
  height: () => number;
  /** The least width of a cell, in pixels; 0 to show the whole desert. */
  least: () => number;
  /** The points to be shown when not everything fits. */
  points: () => readonly Point[];
}

function centreOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}

export class PanZoom {
  readonly #area: PanArea;
  /** The camera chosen by the user; null for the default. */
  #chosen = $state.raw<Camera | null>(null);
  /** The last default; not a state, because only the next default reads it. */
  #last: Camera | null = null;
  /** The desert is being dragged. */
  dragging = $state(false);

  constructor(area: PanArea) {
    this.#area = area;
  }

  get #size(): [box: Box, width: number, height: number] {
    return [this.#area.box(), this.#area.width(), this.#area.height()];
  }

  readonly camera: Camera = $derived.by(() => {
    const size = this.#size;
    if (this.#chosen !== null) return held(this.#chosen, ...size);
    return this.#standard(size);
  });

  /** The default: it stays where it was as long as it shows what it should. */
  #standard(size: [box: Box, width: number, height: number]): Camera {
    const least = this.#area.least();
    const points = this.#area.points();
    if (least === 0) return fit(...size);
    const [, width, height] = size;
    const stays = this.#last !== null && points.length > 0 && shows(this.#last, points, width, height);
    this.#last = near(...size, stays ? this.#last : centreOf(points), least);
    return this.#last;
  }

  /** Whether a part of the desert is not visible. */
  readonly isClose: boolean = $derived.by(() => this.camera.scale > fit(...this.#size).scale * 1.02);

  zoom(by: number, at?: Point): void {
    const [box, width, height] = this.#size;
    this.#chosen = zoomed(this.camera, by, at ?? { x: width / 2, y: height / 2 }, box, width, height);
  }

  /** The whole desert. */
  whole(): void {
    this.#chosen = fit(...this.#size);
  }

  /** Resets to the default camera. */
  forget(): void {
    this.#chosen = null;
  }

  centreOn(at: Point): void {
    this.#chosen = held({ ...this.camera, ...at }, ...this.#size);
  }

  /** Scrolls a focused cell into view. */
  show(at: Point): void {
    const [, width, height] = this.#size;
    if (!shows(this.camera, [at], width, height)) this.centreOn(at);
  }

  readonly attach: Attachment<HTMLElement> = (root) => {
    const down = new Map<number, Point>();
    let slipped = 0;
    const spread = (): number => {
      const [one, other] = [...down.values()];
      return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
    };
    const at = (event: MouseEvent): Point => {
      const box = root.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const press = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (down.size === 0) slipped = 0;
      down.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent): void => {
      const before = down.get(event.pointerId);
      if (before === undefined) return;
      const apart = spread();
      const now = at(event);
      down.set(event.pointerId, now);
      slipped += Math.hypot(now.x - before.x, now.y - before.y);
      if (slipped <= STILL) return;
      this.dragging = true;
      if (down.size > 1 && apart > 0) this.zoom(spread() / apart, now);
      else this.#chosen = moved(this.camera, now.x - before.x, now.y - before.y, ...this.#size);
    };
    const lift = (event: PointerEvent): void => {
      down.delete(event.pointerId);
      if (down.size === 0) this.dragging = false;
    };
    // the click that ends a drag does not count
    const click = (event: MouseEvent): void => {
      if (slipped > STILL) event.stopImmediatePropagation();
      slipped = 0;
    };
    const roll = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 300), at(event));
    };
    const ending = new AbortController();
    const { signal } = ending;
    root.addEventListener("pointerdown", press, { signal });
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", lift, { signal });
    window.addEventListener("pointercancel", lift, { signal });
    root.addEventListener("click", click, { signal, capture: true });
    root.addEventListener("wheel", roll, { signal, passive: false });
    return () => ending.abort();
  };
}
