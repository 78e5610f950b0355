/** Where the points of a piece's way are on the screen. */

import type { TravelPoint } from "@/games/game-ui";

export interface Spot {
  x: number;
  y: number;
  /** The shorter side of the element there, in pixels. */
  size: number;
}

function selectorsOf(name: string): string[] {
  const escaped = CSS.escape(name);
  if (!name.startsWith("region:")) return [`[data-place="${escaped}"]`, `[data-anchor="${escaped}"]`];
  const region = CSS.escape(name.slice("region:".length));
  return [`[data-tab="${region}"]`, `[data-region="${region}"]`];
}

/** The middle of the first of some points that is on the screen; null if none is. */
function spotOf(point: TravelPoint): Spot | null {
  for (const name of point) {
    for (const selector of selectorsOf(name)) {
      for (const element of document.querySelectorAll(selector)) {
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width > 0 && height > 0 && element.checkVisibility())
          return { x: left + width / 2, y: top + height / 2, size: Math.min(width, height) };
      }
    }
  }
  return null;
}

/** The spots of a way; empty unless it has a beginning and an end apart from each other. */
export function spotsOf(way: readonly TravelPoint[]): Spot[] {
  const spots = way.map(spotOf).filter((spot) => spot !== null);
  const [first, last] = [spots[0], spots.at(-1)];
  if (spots.length < 2 || first === undefined || last === undefined) return [];
  return spots.length > 2 || Math.hypot(last.x - first.x, last.y - first.y) > 8 ? spots : [];
}
