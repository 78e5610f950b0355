/* Assigns the tags of the last moves to the used cards of a triple. */
import type { Mark, Marks } from "@/games/game-ui";

/** Tags by card; the order in which cards were used is unknown, so the last ones get the tags. */
export function tagsOf(marks: Marks, triple: string, faces: readonly string[]): ReadonlyMap<number, Mark> {
  const used = faces.flatMap((face, card) => (face === "talent" ? [card] : []));
  const last = [...marks]
    .flatMap(([place, here]) =>
      place.startsWith(`craft:${triple}:`) ? here.filter((mark) => mark.kind === "last") : [],
    )
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  const shown = last.slice(Math.max(0, last.length - used.length));
  return new Map(shown.map((mark, i) => [used[used.length - shown.length + i]!, mark]));
}
