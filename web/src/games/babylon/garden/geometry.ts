/* The geometry of the garden from above, in units of the picture: holes a–h from left to right, 1–8 from the top. */
import { holeAt, holeIndex } from "@/games/babylon/parts/places";
import type { CornerWord, Decoration, Garden, SymbolWord } from "@/games/babylon/view";

export const FIELD = 48;
export const SIDE = 8;
export const LEFT = 20;
export const TOP = 19;
const MARGIN = 6;
export const WIDTH = LEFT + SIDE * FIELD + MARGIN;
export const HEIGHT = TOP + SIDE * FIELD + MARGIN;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const HOLES: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, i) => holeAt(i));
export const COLUMNS: readonly string[] = [..."abcdefgh"];

/** The upper left corner of a field. */
export function cornerOf(hole: string): Point {
  const at = holeIndex(hole);
  return { x: LEFT + (at % SIDE) * FIELD, y: TOP + Math.floor(at / SIDE) * FIELD };
}

/** The centre of a field. */
export function centreOf(hole: string): Point {
  const { x, y } = cornerOf(hole);
  return { x: x + FIELD / 2, y: y + FIELD / 2 };
}

/** The centre of a tile at a place: where its four fields meet. */
export function spotOf(place: string): Point {
  const { x, y } = cornerOf(place);
  return { x: x + FIELD, y: y + FIELD };
}

/** The holes under a tile at a place: nw, ne, se, sw. */
export function holesOf(place: string): [string, string, string, string] {
  const at = holeIndex(place);
  return [holeAt(at), holeAt(at + 1), holeAt(at + SIDE + 1), holeAt(at + SIDE)];
}

/** The hole under a corner of a tile. */
export const holeUnder = (place: string, corner: CornerWord): string =>
  holesOf(place)[["nw", "ne", "se", "sw"].indexOf(corner)] ?? place;

/** The symbols of a tile, nw to sw, after a number of quarter turns clockwise. */
export const turnedSymbols = (symbols: readonly SymbolWord[], turn: number): SymbolWord[] =>
  symbols.map((_, corner) => symbols[(((corner - turn) % 4) + 4) % 4] ?? "none");

/** A capsule around the fields of a piece, from the first to the last. */
export function capsule(fields: readonly string[], inset = 6): Box {
  const points = fields.map(cornerOf);
  const [x, y] = [Math.min(...points.map((point) => point.x)), Math.min(...points.map((point) => point.y))];
  const [right, bottom] = [Math.max(...points.map((point) => point.x)), Math.max(...points.map((point) => point.y))];
  return { x: x + inset, y: y + inset, width: right - x + FIELD - 2 * inset, height: bottom - y + FIELD - 2 * inset };
}

/** The centre of the fields of a piece. */
export function middleOf(fields: readonly string[]): Point {
  const { x, y, width, height } = capsule(fields, 0);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The direction in which a staircase rises: in degrees clockwise from right. */
export function riseOf({ fields, levels }: Pick<Decoration, "fields" | "levels">): number {
  const [first, second] = [centreOf(fields[0] ?? "a1"), centreOf(fields[1] ?? "b1")];
  const up = (levels[1] ?? 0) > (levels[0] ?? 0);
  const east = first.y === second.y;
  return east ? (up ? 0 : 180) : up ? 90 : 270;
}

/** The first field of a tile that is visible from above; undefined for a hidden tile. */
export const openField = (garden: Pick<Garden, "tiles" | "roof">, tile: number): string | undefined =>
  garden.tiles[tile]?.holes
    .filter((hole) => garden.roof[holeIndex(hole)] === tile)
    .sort((one, other) => holeIndex(one) - holeIndex(other))[0];

/** The tones of levels: the fourth is used for all higher ones, which are distinguished by their number. */
export const toneOf = (level: number): string => `var(--level-${Math.min(4, Math.max(1, level))})`;

/** The place nearest to a touch, within its reach. */
export function nearest<Place>(
  at: Point,
  places: readonly Place[],
  middle: (place: Place) => Point,
  reach: number,
): Place | null {
  let [best, least]: [Place | null, number] = [null, reach];
  for (const place of places) {
    const { x, y } = middle(place);
    const far = Math.hypot(x - at.x, y - at.y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}
