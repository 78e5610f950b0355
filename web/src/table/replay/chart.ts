/** The geometry of line charts and stacked bars. */

export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round axis marks from 0 (or the minimum) to the maximum: at most about five. */
export function axisMarks(least: number, most: number): number[] {
  const span = Math.max(1, most - Math.min(0, least));
  const rough = span / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * size).find((n) => n >= rough) ?? size * 10);
  const marks: number[] = [];
  for (let mark = Math.floor(Math.min(0, least) / step) * step; mark < most + step; mark += step) marks.push(mark);
  return marks;
}

export interface Scale {
  x(index: number): number;
  y(value: number): number;
}

/** The coordinates of `count` points from left to right, values between the outermost marks. */
export function scaleOf(plot: Plot, count: number, marks: readonly number[]): Scale {
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const inner = { width: plot.width - plot.left - plot.right, height: plot.height - plot.top - plot.bottom };
  return {
    x: (index) => plot.left + (count < 2 ? 0 : (index / (count - 1)) * inner.width),
    y: (value) => plot.top + (1 - (value - low) / Math.max(1, high - low)) * inner.height,
  };
}

export function lineOf(values: readonly number[], scale: Scale): string {
  return values
    .map((value, index) => `${index === 0 ? "M" : "L"}${scale.x(index).toFixed(1)} ${scale.y(value).toFixed(1)}`)
    .join("");
}

/**
 * Whether the letter of a seat stands below a point: below the current one, and below every `every`-th that is not so
 * close to it that the letters would overlap.
 */
export function hasLetter(index: number, every: number, current: number | null): boolean {
  if (index === current) return true;
  return index % every === 0 && (current === null || Math.abs(index - current) >= every);
}

export interface Piece {
  part: string;
  points: number;
  /** Start and end as fractions of the whole bar. */
  from: number;
  size: number;
  colour: number;
}

/** A score as a stacked bar: one segment for each part that is not zero; `most` fills the whole bar. */
export function barOf(parts: Readonly<Record<string, number>>, most: number): Piece[] {
  let from = 0;
  const pieces: Piece[] = [];
  Object.entries(parts).forEach(([part, points], index) => {
    if (points <= 0) return;
    const size = points / Math.max(1, most);
    pieces.push({ part, points, from, size, colour: (index % 9) + 1 });
    from += size;
  });
  return pieces;
}

/** Part colours 2, 4, 7 and 9 are light and need dark text. */
export const isLightPart = (colour: number): boolean => [2, 4, 7, 9].includes(colour);
