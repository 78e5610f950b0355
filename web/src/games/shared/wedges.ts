/* Wedges: tally marks for levels and qualities. */

/** The path of a row of wedges centred on x and y. */
export function wedgePath(count: number, x: number, y: number, height: number): string {
  const half = height * 0.29;
  const step = height * 0.72;
  let path = "";
  for (let i = 0; i < count; i += 1) {
    const at = x + (i - (count - 1) / 2) * step;
    path +=
      `M${f(at - half)} ${f(y - height / 2)}h${f(2 * half)}l${f(-half * 0.72)} ${f(height * 0.42)}` +
      `v${f(height * 0.58)}h${f(-half * 0.56)}v${f(-height * 0.58)}z`;
  }
  return path;
}

const f = (value: number): string => value.toFixed(1);
