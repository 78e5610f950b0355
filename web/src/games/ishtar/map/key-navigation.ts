/* Keyboard navigation of the map: along the row, to the six neighbours, between beds and between fountains. */
import type { NavigationKey } from "@/games/shared";
import type { PlaceId } from "@/games/game-ui";
import type { Desert } from "@/games/ishtar/parts/desert";
import type { IshtarView } from "@/games/ishtar/view";

/** The neighbours by the keys around S: Q and E above, Z and X below. */
const WAY_OF_KEY: Readonly<Record<string, number>> = { KeyQ: 2, KeyE: 1, KeyZ: 4, KeyX: 5 };

const placed = (name: string | null | undefined): PlaceId | null => (name == null ? null : `cell:${name}`);

/** Arrows, Home and End. */
export function latticeStep(desert: Desert, from: PlaceId, key: NavigationKey): PlaceId | null {
  const name = from.slice("cell:".length);
  if (key === "ArrowUp" || key === "ArrowDown") return placed(desert.step(name, key === "ArrowDown" ? 1 : -1));
  const row = desert.rows.find((each) => each.includes(name)) ?? [];
  if (key === "Home") return placed(row[0]);
  if (key === "End") return placed(row.at(-1));
  return placed(row[row.indexOf(name) + (key === "ArrowRight" ? 1 : -1)]);
}

/** Letter keys of the map. */
export function letterStep(desert: Desert, view: IshtarView, from: PlaceId, code: string): PlaceId | null {
  const name = from.slice("cell:".length);
  const way = WAY_OF_KEY[code];
  if (way !== undefined) return placed(desert.beside(name, way));
  if (code === "KeyB")
    return placed(
      nextOf(
        view.beds.map((bed) => bed.cells),
        name,
      ),
    );
  if (code === "KeyF") {
    const springs = desert.names.filter((_, index) => view.map.ground[index] === "fountain");
    return placed(
      nextOf(
        springs.map((spring) => [spring]),
        name,
      ),
    );
  }
  return null;
}

/** The first cell of the group after that of a cell. */
function nextOf(groups: readonly (readonly string[])[], name: string): string | undefined {
  const here = groups.findIndex((cells) => cells.includes(name));
  return groups[(here + 1) % Math.max(1, groups.length)]?.[0];
}
