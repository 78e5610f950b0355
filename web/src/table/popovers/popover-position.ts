/** Positions a popover below or above its anchor, always fully visible. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** The position of the arrow's tip from the left edge; null if there is no space for one. */
  tip: number | null;
  side: "below" | "above" | "over";
}

const GAP = 12;
const EDGE = 8;

export function placePopover(
  anchor: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): Spot {
  const middle = anchor.left + anchor.width / 2;
  const left = Math.max(EDGE, Math.min(middle - size.width / 2, screen.width - size.width - EDGE));
  const tip = Math.max(18, Math.min(middle - left, size.width - 18));
  const below = anchor.top + anchor.height + GAP;
  if (below + size.height <= screen.height - EDGE) return { left, top: below, tip, side: "below" };
  const above = anchor.top - GAP - size.height;
  if (above >= EDGE) return { left, top: above, tip, side: "above" };
  return { left, top: Math.max(EDGE, screen.height - size.height - EDGE), tip: null, side: "over" };
}
