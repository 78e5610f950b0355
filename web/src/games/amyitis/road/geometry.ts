/* The layout of the caravan road: nine plaques clockwise from Babylon at the top, and one road through all of them. */

export interface Point {
  x: number;
  y: number;
}

export interface RoadLayout {
  width: number;
  height: number;
  /** The size of a plaque. */
  plaque: { width: number; height: number };
  /** The centres of the nine plaques by space, clockwise from the top. */
  middles: readonly Point[];
  /** The position of the caravan in each city. */
  stands: readonly Point[];
  caravan: number;
  /** The free area in the middle. */
  heart: { x: number; y: number; width: number; height: number };
  /** The upper limit for text in the middle: below the caravan's position at the first cities. */
  sign: number;
}

export const PLACES = 9;

const BROAD = 1.3; // the aspect ratio from which three rows fit better than five

/** The layout for a container: a ring in five rows, or in three if it is wide. */
export function fitRoad(width: number, height: number): RoadLayout {
  return width > height * BROAD ? fitBroad(width, height) : fitTall(width, height);
}

function fitTall(width: number, height: number): RoadLayout {
  const plaque = { width: clamp(width * 0.282, 88, 150), height: clamp(height * 0.165, 46, 84) };
  const caravan = clamp(plaque.height * 0.3, 14, 20);
  const edge = clamp(width * 0.022, 6, 18);
  const left = edge + plaque.width / 2 + 3;
  const right = width - edge - plaque.width / 2;
  const top = plaque.height / 2 + 14;
  const bottom = height - plaque.height / 2 - 10;
  const [first, second, third] = [0.16, 0.45, 0.74].map((part) => top + (bottom - top) * part) as [
    number,
    number,
    number,
  ];
  const inward = clamp(width * 0.19, plaque.width / 2 + 6, 120);
  const middle = width / 2;
  const middles = [
    { x: middle, y: top },
    { x: right, y: first },
    { x: right, y: second },
    { x: right, y: third },
    { x: middle + inward, y: bottom },
    { x: middle - inward, y: bottom },
    { x: left, y: third },
    { x: left, y: second },
    { x: left, y: first },
  ];
  // the caravan is next to a plaque, towards the middle; in the lowest row on the outer side
  const aside = plaque.width / 2 + caravan * 0.62;
  const stands = middles.map(({ x, y }, place) => ({
    x: [0, 1, 2, 3, 5].includes(place) ? x - aside : x + aside,
    y: y - plaque.height * 0.06,
  }));
  const below = top + plaque.height / 2 + 6;
  const heart = {
    x: left + plaque.width / 2 + 6,
    y: below,
    width: right - left - plaque.width - 12,
    height: bottom - plaque.height / 2 - 10 - below,
  };
  return { width, height, plaque, middles, stands, caravan, heart, sign: Math.max(below, first + caravan * 0.8) };
}

function fitBroad(width: number, height: number): RoadLayout {
  const gap = clamp(width * 0.02, 6, 16);
  const plaque = { width: clamp((width - 5 * gap) / 4, 80, 150), height: clamp(height * 0.235, 46, 84) };
  const caravan = clamp(plaque.height * 0.28, 13, 19);
  const left = gap + plaque.width / 2;
  const right = width - left;
  const top = plaque.height / 2 + 14;
  const bottom = height - plaque.height / 2 - 10;
  const middle = (top + bottom) / 2;
  const lowest = (part: number): Point => ({ x: right - (right - left) * part, y: bottom });
  const middles = [
    { x: width / 2, y: top },
    { x: right, y: top },
    { x: right, y: middle },
    lowest(0),
    lowest(1 / 3),
    lowest(2 / 3),
    lowest(1),
    { x: left, y: middle },
    { x: left, y: top },
  ];
  const aside = plaque.width / 2 + caravan * 0.55;
  const above = plaque.height / 2 + caravan * 0.7;
  const stands = middles.map(({ x, y }, place) => {
    if (y === bottom) return { x: place < 5 ? x - plaque.width * 0.32 : x + plaque.width * 0.32, y: y - above };
    return { x: place < 3 ? x - aside : x + aside, y };
  });
  const below = top + plaque.height / 2 + 6;
  const heart = {
    x: left + plaque.width / 2 + gap + caravan,
    y: below,
    width: right - left - plaque.width - 2 * (gap + caravan),
    height: bottom - plaque.height / 2 - 8 - below,
  };
  return { width, height, plaque, middles, stands, caravan, heart, sign: below };
}

/** A point of a smooth closed curve through some stops, `at` counted in stops. */
export function wayPoint(stops: readonly Point[], at: number): Point {
  const n = stops.length;
  const from = Math.floor(at);
  const t = at - from;
  const [a, b, c, d] = [from - 1, from, from + 1, from + 2].map((i) => stops[((i % n) + n) % n]!) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const spline = (p0: number, p1: number, p2: number, p3: number): number =>
    0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t ** 2 + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3);
  return { x: spline(a.x, b.x, c.x, d.x), y: spline(a.y, b.y, c.y, d.y) };
}

/** The road from one space to another as a path; whole numbers are cities. */
export function wayPath(stops: readonly Point[], from: number, to: number, each = 8): string {
  const steps = Math.max(1, Math.round((to - from) * each));
  let path = "";
  for (let i = 0; i <= steps; i += 1) {
    const { x, y } = wayPoint(stops, from + ((to - from) * i) / steps);
    path += `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }
  return path;
}

/** The number of spaces clockwise from one to another. */
export function clockwise(from: number, to: number): number {
  return (((to - from) % PLACES) + PLACES) % PLACES;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
