/* How the 3D garden and the plan share a space. */

export type Arrangement = "beside" | "stacked" | "single";

const NARROWEST = 250;
const LOWEST = 330;
const WIDEST_STACK = 600;

/** Side by side, one above the other, or one of them where both would be too small to pick from; in pixels. */
export function arrangementOf(width: number, height: number): Arrangement {
  if (width >= 2 * NARROWEST + 40 && (width > height * 0.9 || width > WIDEST_STACK))
    return height >= 200 ? "beside" : "single";
  return height >= LOWEST && width >= NARROWEST ? "stacked" : "single";
}
