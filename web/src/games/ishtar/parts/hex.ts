/* Geometry of hexagons: centres, corners, and the outlines of connected cells. All hexagons have the same size. */

export const SIZE = 20;
export const ACROSS = SIZE * Math.sqrt(3);

/** A cell on the lattice of all boards. */
export interface Spot {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The six neighbours of a cell, counter-clockwise from the east. */
export const WAYS: readonly Spot[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
export const WAY_WORDS = ["e", "ne", "nw", "w", "sw", "se"] as const;

/** A neighbour; the direction is taken modulo six. */
export function beside({ q, r }: Spot, way: number): Spot {
  const step = WAYS[((way % 6) + 6) % 6]!;
  return { q: q + step.q, r: r + step.r };
}

/** The three cells of a tile of a shape with its first cell here, rotated by a number of sixths clockwise. */
export function footprint(shape: string, first: Spot, turn: number): [Spot, Spot, Spot] {
  const middle = beside(first, -turn);
  if (shape === "straight") return [first, middle, beside(middle, -turn)];
  return [first, middle, beside(shape === "bent" ? middle : first, 1 - turn)];
}

/** The first cell of a tile of a shape with its second cell here. */
export const firstOf = (middle: Spot, turn: number): Spot => beside(middle, 3 - turn);

/** The centre of a cell. */
export const middleOf = ({ q, r }: Spot): Point => ({ x: ACROSS * (q + r / 2), y: SIZE * 1.5 * r });

/** A corner of a cell; the edge in direction k is between corners k and k + 1. */
export function cornerOf(spot: Spot, k: number, size = SIZE): Point {
  const { x, y } = middleOf(spot);
  const angle = (Math.PI * (1 - 2 * k)) / 6;
  return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The corners of a cell as the `points` attribute of a polygon. */
export function hexagon(spot: Spot, size = SIZE): string {
  return [0, 1, 2, 3, 4, 5].map((k) => written(cornerOf(spot, k, size))).join(" ");
}

/** Separate hexagons as one path. */
export function hexagons(spots: Iterable<Spot>, size = SIZE): string {
  let path = "";
  for (const spot of spots) path += `M${[0, 1, 2, 3, 4, 5].map((k) => written(cornerOf(spot, k, size))).join("L")}Z`;
  return path;
}

/** Dots in the centres of cells, as one path. */
export function dots(points: Iterable<Point>, radius: number): string {
  let path = "";
  for (const { x, y } of points)
    path += `M${written({ x: x - radius, y })}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  return path;
}

const key = ({ q, r }: Spot): string => `${q},${r}`;

/** A corner in integer coordinates, equal for all cells that meet there. */
function cornerKey({ q, r }: Spot, k: number): string {
  const [across, down] = (
    [
      [1, 1],
      [1, -1],
      [0, -2],
      [-1, -1],
      [-1, 1],
      [0, 2],
    ] as const
  )[k % 6]!;
  return `${2 * q + r + across},${3 * r + down}`;
}

/** The outline of some cells, including holes. */
export function outline(spots: readonly Spot[]): string {
  const inside = new Set(spots.map(key));
  const edges = new Map<string, { to: string; at: Point }>();
  for (const spot of spots) {
    for (let k = 0; k < 6; k += 1) {
      if (!inside.has(key(beside(spot, k))))
        edges.set(cornerKey(spot, k), { to: cornerKey(spot, k + 1), at: cornerOf(spot, k) });
    }
  }
  let path = "";
  while (edges.size > 0) {
    let at = edges.keys().next().value!;
    let word = "M";
    for (let edge = edges.get(at); edge !== undefined; edge = edges.get(at)) {
      edges.delete(at);
      path += word + written(edge.at);
      word = "L";
      at = edge.to;
    }
    path += "Z";
  }
  return path;
}

/** The bounding box of some cells. */
export function boxOf(spots: readonly Spot[]): Box {
  const middles = spots.map(middleOf);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  return {
    left: Math.min(...xs) - ACROSS / 2,
    top: Math.min(...ys) - SIZE,
    right: Math.max(...xs) + ACROSS / 2,
    bottom: Math.max(...ys) + SIZE,
  };
}
