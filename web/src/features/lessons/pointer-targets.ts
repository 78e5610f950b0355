/** What a lesson points at, on the page: places of boards, whole boards (`region:road`), parts of the frame (`part:undo`). */

/** Where a part is found; on small screens some stand in the menu. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  hint: ["hint", "menu"],
};

/** The selectors of a point, the best first. */
function selectorsOf(point: string): string[] {
  const [kind = "", name = ""] = point.split(":");
  if (kind === "region") return [`[data-region="${CSS.escape(name)}"]`];
  if (kind === "part") return (PARTS[name] ?? [name]).map((part) => `[data-part="${CSS.escape(part)}"]`);
  return [`[data-place="${CSS.escape(point)}"]`];
}

/** The place a point names, where it is one. */
export const placeIn = (point: string): string | null => (/^(region|part):/.test(point) ? null : point);

/** The element a point is shown at: the first that can be seen. */
export function elementAt(point: string): Element | null {
  for (const selector of selectorsOf(point)) {
    for (const found of document.querySelectorAll(selector)) {
      const { width, height } = found.getBoundingClientRect();
      if (width > 0 && height > 0) return found;
    }
  }
  return null;
}
