/* The geometry of the hanging gardens, projected to the picture.
 *
 * Corner (a, b) is a steps towards the upper left and b steps towards the upper right of the front corner; a floor is
 * one level up. A square is named by its row (a letter, towards the upper left) and column (towards the upper right).
 */

// eslint-disable-next-line no-restricted-imports -- data that the server reads too lies outside the client
import measures from "../../../../../src/semiramis/games/amyitis/data/geometry.json";

export interface Point {
  x: number;
  y: number;
}

/** The dimensions of a garden that fits its container. */
export interface GardenLayout {
  width: number;
  height: number;
  /** Half the width and half the height of a square, and the height of a floor. */
  sx: number;
  sy: number;
  level: number;
  front: Point;
}

/** A canal between two squares: `along` the row (between two columns) or across it. */
export interface CanalSpot {
  here: string;
  there: string;
  betweenColumns: boolean;
}

export const ROW_LETTERS = ["a", "b", "c", "d"] as const;
export const SQUARES: readonly string[] = ROW_LETTERS.flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}`));
export const CANALS: readonly string[] = SQUARES.flatMap((square) => {
  const [row, column] = rowColumn(square);
  const right = column < 3 ? [`${square}-${named(row, column + 1)}`] : [];
  const up = row < 3 ? [`${square}-${named(row + 1, column)}`] : [];
  return [...right, ...up];
});

export const RIVER_LEVEL = measures.river_level;
export const RIVER_WIDTH = measures.river_width;
/** The fraction of a square's side that a canal takes when it is on one square alone. */
const BAND = 0.27;
const FLATTEST = 0.42;
const STEEPEST = 0.575;
const FLOOR = 1.06;

export function rowColumn(square: string): [row: number, column: number] {
  return [square.charCodeAt(0) - 97, Number(square[1]) - 1];
}

export function named(row: number, column: number): string {
  return `${ROW_LETTERS[row] ?? ""}${column + 1}`;
}

/** The largest garden that fits with all its squares and the river in front. */
export function fitGarden(width: number, height: number): GardenLayout {
  const side = 5;
  const above = 15;
  const bank = 12;
  const tall = 8 + 2 * RIVER_WIDTH + (3 - RIVER_LEVEL) * FLOOR;
  let sx = Math.max(8, (width - 2 * side) / 8);
  let sy = Math.max(4, (height - above - bank) / tall);
  if (sy > sx * STEEPEST) sy = sx * STEEPEST;
  if (sy < sx * FLATTEST) sx = sy / FLATTEST;
  const level = sy * FLOOR;
  const slack = Math.max(0, height - above - bank - tall * sy);
  const front = { x: width / 2, y: height - bank - slack * 0.45 - 2 * RIVER_WIDTH * sy + RIVER_LEVEL * level };
  return { width, height, sx, sy, level, front };
}

/** Projects a point of the garden to the picture. */
export function spot(layout: GardenLayout, a: number, b: number, level = 0): Point {
  return { x: layout.front.x + (b - a) * layout.sx, y: layout.front.y - (a + b) * layout.sy - level * layout.level };
}

/** Floors by square, counted from 1, as given by the view. */
export type Floors = Readonly<Record<string, number>>;

export function levelOf(floors: Floors, square: string): number {
  return (floors[square] ?? 1) - 1;
}

/** The four corners of a square: front, right, back, left. */
export function squareCorners(layout: GardenLayout, floors: Floors, square: string): Point[] {
  const [r, c] = rowColumn(square);
  const level = levelOf(floors, square);
  return [
    spot(layout, r, c, level),
    spot(layout, r, c + 1, level),
    spot(layout, r + 1, c + 1, level),
    spot(layout, r + 1, c, level),
  ];
}

/** The part of a square not taken by canals: a from, a to, b from, b to. */
export function freeSides(floors: Floors, square: string): [number, number, number, number] {
  const [r, c] = rowColumn(square);
  const taken = (row: number, column: number): number => {
    if (row < 0 || row > 3 || column < 0 || column > 3) return 0;
    const other = levelOf(floors, named(row, column));
    const mine = levelOf(floors, square);
    return mine > other ? 0 : mine === other ? BAND / 2 : BAND;
  };
  return [r + taken(r - 1, c), r + 1 - taken(r + 1, c), c + taken(r, c - 1), c + 1 - taken(r, c + 1)];
}

/** The corners of the part of a square not taken by canals, inset by a fraction of a side: front, right, back, left. */
export function plaqueCorners(layout: GardenLayout, floors: Floors, square: string, inset = 0.06): Point[] {
  const [a0, a1, b0, b1] = freeSides(floors, square);
  const level = levelOf(floors, square);
  const i = inset;
  return [
    spot(layout, a0 + i, b0 + i, level),
    spot(layout, a0 + i, b1 - i, level),
    spot(layout, a1 - i, b1 - i, level),
    spot(layout, a1 - i, b0 + i, level),
  ];
}

/** The centre of the part of a square not taken by canals. */
export function centre(layout: GardenLayout, floors: Floors, square: string): Point {
  const [a0, a1, b0, b1] = freeSides(floors, square);
  return spot(layout, (a0 + a1) / 2, (b0 + b1) / 2, levelOf(floors, square));
}

export function canalSpot(canal: string): CanalSpot {
  const [here = "", there = ""] = canal.split("-");
  return { here, there, betweenColumns: here[0] === there[0] };
}

/** A point of a canal in garden coordinates: along from its front end, 0 to 1, and across, 0 to 1. */
function canalPlace(floors: Floors, canal: string, along: number, across: number): [number, number, number] {
  const { here, there, betweenColumns } = canalSpot(canal);
  const [r, c] = rowColumn(here);
  const low = levelOf(floors, here);
  const high = levelOf(floors, there);
  const start = low === high ? 1 - BAND / 2 : low < high ? 1 - BAND : 1;
  const aside = start + BAND * across;
  const level = Math.min(low, high);
  return betweenColumns ? [r + along, c + aside, level] : [r + aside, c + along, level];
}

export function canalPoint(layout: GardenLayout, floors: Floors, canal: string, along: number, across = 0.5): Point {
  const [a, b, level] = canalPlace(floors, canal, along, across);
  return spot(layout, a, b, level);
}

/** The corners of one segment of a canal that has `size` of them. */
export function segmentCorners(
  layout: GardenLayout,
  floors: Floors,
  canal: string,
  segment: number,
  size: number,
): Point[] {
  const from = segment / size;
  const to = (segment + 1) / size;
  return [
    canalPoint(layout, floors, canal, from, 0),
    canalPoint(layout, floors, canal, from, 1),
    canalPoint(layout, floors, canal, to, 1),
    canalPoint(layout, floors, canal, to, 0),
  ];
}

/** The hit area of a canal: from its ends to the centres of the squares next to it. */
export function canalCell(layout: GardenLayout, floors: Floors, canal: string): Point[] {
  const { here, there } = canalSpot(canal);
  return [
    canalPoint(layout, floors, canal, 0),
    middleOf(layout, floors, there),
    canalPoint(layout, floors, canal, 1),
    middleOf(layout, floors, here),
  ];
}

const FINGER = 22; // the distance from its centre at which a touch still hits a canal

/** The nearest legal canal to a touch, if one is close enough. */
export function nearestCanal(
  layout: GardenLayout,
  floors: Floors,
  { x, y }: Point,
  isLegal: (canal: string) => boolean,
): string | null {
  const far = (canal: string): number => {
    const middle = canalPoint(layout, floors, canal, 0.5);
    return Math.hypot(middle.x - x, middle.y - y);
  };
  const [nearest] = CANALS.filter(isLegal).sort((one, other) => far(one) - far(other));
  return nearest !== undefined && far(nearest) <= FINGER ? nearest : null;
}

function middleOf(layout: GardenLayout, floors: Floors, square: string): Point {
  const [r, c] = rowColumn(square);
  return spot(layout, r + 0.5, c + 0.5, levelOf(floors, square));
}

/** The position of the cube on a segment. */
export function cubePoint(layout: GardenLayout, floors: Floors, canal: string, segment: number, size: number): Point {
  return canalPoint(layout, floors, canal, (segment + 0.5) / size);
}

/** The walls in front of a square: their upper and lower edges, and their sides. */
export interface Wall {
  side: "left" | "right";
  top: [Point, Point];
  foot: [Point, Point];
  height: number;
}

export function wallsOf(layout: GardenLayout, floors: Floors, square: string): Wall[] {
  const [r, c] = rowColumn(square);
  const high = levelOf(floors, square);
  const walls: Wall[] = [];
  const add = (side: Wall["side"], low: number, a: number, b: number): void => {
    if (low >= high) return;
    walls.push({
      side,
      top: [spot(layout, r, c, high), spot(layout, a, b, high)],
      foot: [spot(layout, r, c, low), spot(layout, a, b, low)],
      height: (high - low) * layout.level,
    });
  };
  add("left", c > 0 ? levelOf(floors, named(r, c - 1)) : RIVER_LEVEL, r + 1, c);
  add("right", r > 0 ? levelOf(floors, named(r - 1, c)) : RIVER_LEVEL, r, c + 1);
  return walls;
}

/**
 * The waterfall from the front end of a full canal to the terrace or river below; none where the water continues level.
 */
export function fallOf(layout: GardenLayout, floors: Floors, canal: string): Point[] | null {
  const { here, there, betweenColumns } = canalSpot(canal);
  const [low, high] = [levelOf(floors, here), levelOf(floors, there)];
  const carriers = low === high ? [here, there] : [low < high ? here : there];
  const before = carriers.map((square) => {
    const [r, c] = rowColumn(square);
    return betweenColumns ? ([r - 1, c] as const) : ([r, c - 1] as const);
  });
  const below = Math.min(...before.map(([r, c]) => (r < 0 || c < 0 ? RIVER_LEVEL : levelOf(floors, named(r, c)))));
  const [a0, b0, level] = canalPlace(floors, canal, 0, 0.14);
  const [a1, b1] = canalPlace(floors, canal, 0, 0.86);
  if (below >= level) return null;
  return [
    spot(layout, a0, b0, level),
    spot(layout, a1, b1, level),
    spot(layout, a1, b1, below),
    spot(layout, a0, b0, below),
  ];
}

/** Squares from back to front, in drawing order. */
export const BACK_TO_FRONT: readonly string[] = [...SQUARES].sort((one, other) => depth(other) - depth(one));

function depth(square: string): number {
  const [r, c] = rowColumn(square);
  return r + c;
}

/** Corners as the `points` attribute of a polygon. */
export function points(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Interpolates between two points. */
export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
