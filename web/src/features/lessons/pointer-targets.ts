/** The targets of a lesson on the page: places of boards, whole boards (`region:road`), controls (`part:undo`). */

/** The selectors of a control; on small screens some are in the menu. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  hint: ["hint", "menu"],
};

/** The selectors of a target, the best first. */
function selectorsOf(point: string): string[] {
  const [kind = "", name = ""] = point.split(":");
  if (kind === "region") return [`[data-region="${CSS.escape(name)}"]`];
  if (kind === "part") return (PARTS[name] ?? [name]).map((part) => `[data-part="${CSS.escape(part)}"]`);
  return [`[data-place="${CSS.escape(point)}"]`];
}

/** The place a target names, if it is one. */
export const placeIn = (point: string): string | null => (/^(region|part):/.test(point) ? null : point);

/** The element of a target: the first visible match. */
export function elementAt(point: string): Element | null {
  for (const selector of selectorsOf(point)) {
    for (const found of document.querySelectorAll(selector)) {
      const { width, height } = found.getBoundingClientRect();
      if (width > 0 && height > 0) return found;
    }
  }
  return null;
}
