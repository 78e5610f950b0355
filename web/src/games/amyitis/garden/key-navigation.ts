/* The keyboard's way through the garden: along rows and columns of squares, or along the canals between them.
 *
 * The canals of a row are its own, between its squares, and those to the row above, in one zigzag from left to right.
 */
import type { PlaceId } from "@/games/game-ui";
import type { NavigationKey } from "@/games/shared/board.svelte";
import { CANALS, canalSpot, named, rowColumn } from "./geometry";

/** The canals of a row, by their position along it. */
const BANDS: readonly (readonly { canal: string; at: number }[])[] = [0, 1, 2, 3].map((row) =>
  CANALS.map((canal) => {
    const { here, betweenColumns } = canalSpot(canal);
    const [r, c] = rowColumn(here);
    return { canal, row: r, at: 2 * c + (betweenColumns ? 1 : 0) };
  })
    .filter((found) => found.row === row)
    .sort((one, other) => one.at - other.at),
);

/** The rows of the grid, from the back: squares, or canals. */
export const GRID_ROWS: readonly { places: readonly PlaceId[] }[] = [
  ...[3, 2, 1, 0].map((row) => ({ places: [0, 1, 2, 3].map((column) => `garden:${named(row, column)}`) })),
  ...[3, 2, 1, 0].map((row) => ({ places: (BANDS[row] ?? []).map(({ canal }) => `canal:${canal}`) })),
];

/** The target of an arrow key: right is the next column, up the next row towards the back. */
export function latticeStep(from: PlaceId, key: NavigationKey): PlaceId | null {
  return from.startsWith("garden:") ? squareStep(from.slice(7), key) : canalStep(from.slice(6), key);
}

function squareStep(square: string, key: NavigationKey): PlaceId | null {
  const [row, column] = rowColumn(square);
  const [r, c] = {
    ArrowRight: [row, column + 1],
    ArrowLeft: [row, column - 1],
    ArrowUp: [row + 1, column],
    ArrowDown: [row - 1, column],
    Home: [row, 0],
    End: [row, 3],
  }[key] as [number, number];
  return r < 0 || r > 3 || c < 0 || c > 3 ? null : `garden:${named(r, c)}`;
}

function canalStep(canal: string, key: NavigationKey): PlaceId | null {
  const r = BANDS.findIndex((band) => band.some((found) => found.canal === canal));
  const band = BANDS[r] ?? [];
  const index = band.findIndex((found) => found.canal === canal);
  const at = band[index]?.at ?? 0;
  const placed = (found: { canal: string } | undefined): PlaceId | null => (found ? `canal:${found.canal}` : null);
  if (key === "Home") return placed(band[0]);
  if (key === "End") return placed(band.at(-1));
  if (key === "ArrowRight") return placed(band[index + 1]);
  if (key === "ArrowLeft") return placed(band[index - 1]);
  const next = BANDS[key === "ArrowUp" ? r + 1 : r - 1] ?? [];
  const nearest = [...next].sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0];
  return placed(nearest);
}

/** From a square to an adjacent canal, a legal one first; from a canal to an adjacent square. */
export function toggled(from: PlaceId, isLegal: (place: PlaceId) => boolean): PlaceId | null {
  if (from.startsWith("canal:")) {
    const { here, there } = canalSpot(from.slice(6));
    const beside = [`garden:${here}`, `garden:${there}`];
    return beside.find(isLegal) ?? beside[0] ?? null;
  }
  const square = from.slice(7);
  const beside = CANALS.filter((canal) => canal.split("-").includes(square)).map((canal) => `canal:${canal}`);
  return beside.find(isLegal) ?? beside[0] ?? null;
}
