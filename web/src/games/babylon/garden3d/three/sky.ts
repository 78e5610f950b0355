/* The background of a garden: morning over the plain, or a clear night. */

import { MOON, SKY_DAY, SKY_NIGHT, STAR } from "@/games/babylon/garden3d/shapes/palette";

const HORIZON = 0.7;

/** A seeded random generator, so that stars keep their positions. */
function* numbers(seed: number): Generator<number> {
  for (let at = seed; ;) {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    yield at / 2 ** 32;
  }
}

/** Paints the whole canvas. */
export function paintSky(pen: CanvasRenderingContext2D, width: number, height: number, dark: boolean): void {
  const { stops, ground } = dark ? SKY_NIGHT : SKY_DAY;
  const far = height * HORIZON;
  const air = pen.createLinearGradient(0, 0, 0, far);
  for (const [at, colour] of stops) air.addColorStop(at, colour);
  pen.fillStyle = air;
  pen.fillRect(0, 0, width, height);
  if (dark) paintNight(pen, width, far, height);
  else paintDay(pen, width, far, height);
  paintDunes(pen, width, height, far, ground);
}

function paintDunes(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  far: number,
  [near, low]: readonly [string, string],
): void {
  const sand = pen.createLinearGradient(0, far, 0, height);
  sand.addColorStop(0, near);
  sand.addColorStop(1, low);
  pen.fillStyle = sand;
  pen.beginPath();
  pen.moveTo(0, height);
  pen.lineTo(0, far + height * 0.015);
  pen.bezierCurveTo(width * 0.25, far - height * 0.03, width * 0.4, far + height * 0.03, width * 0.62, far);
  pen.bezierCurveTo(width * 0.78, far - height * 0.02, width * 0.9, far + height * 0.015, width, far - height * 0.005);
  pen.lineTo(width, height);
  pen.fill();
}

function paintDay(pen: CanvasRenderingContext2D, width: number, far: number, height: number): void {
  const size = Math.min(width, height);
  const [x, y] = [width * 0.15, height * 0.17];
  const glow = pen.createRadialGradient(x, y, size * 0.05, x, y, size * 0.3);
  glow.addColorStop(0, "rgb(255 243 214 / 0.9)");
  glow.addColorStop(1, "rgb(255 243 214 / 0)");
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, far);
  pen.fillStyle = STAR;
  pen.beginPath();
  pen.arc(x, y, size * 0.062, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = "rgb(255 255 255 / 0.62)";
  for (const [u, v, w] of [
    [0.6, 0.1, 0.13],
    [0.64, 0.125, 0.1],
    [0.82, 0.2, 0.09],
    [0.36, 0.16, 0.08],
  ] as const) {
    pen.beginPath();
    pen.roundRect(width * u, height * v, width * w, size * 0.014, size * 0.007);
    pen.fill();
  }
}

function paintNight(pen: CanvasRenderingContext2D, width: number, far: number, height: number): void {
  const size = Math.min(width, height);
  const random = numbers(7);
  const next = (): number => random.next().value as number;
  for (let n = 0; n < 90; n += 1) {
    pen.fillStyle = `rgb(246 240 226 / ${0.25 + 0.6 * next()})`;
    pen.beginPath();
    pen.arc(width * next(), far * next() * 0.95, Math.max(0.5, size * (0.0008 + 0.0018 * next())), 0, 2 * Math.PI);
    pen.fill();
  }
  const [x, y, r] = [width * 0.15, height * 0.17, size * 0.06];
  const glow = pen.createRadialGradient(x, y, r * 0.6, x, y, r * 3.6);
  glow.addColorStop(0, "rgb(249 228 171 / 0.22)");
  glow.addColorStop(1, "rgb(249 228 171 / 0)");
  pen.fillStyle = glow;
  pen.fillRect(x - 4 * r, y - 4 * r, 8 * r, 8 * r);
  pen.fillStyle = MOON;
  pen.beginPath();
  // two circles that meet at the tips of the crescent
  pen.arc(x, y, r, 0.328 * Math.PI, 1.672 * Math.PI);
  pen.arc(x + r * 0.45, y, r * 0.86, 1.524 * Math.PI, 0.476 * Math.PI, true);
  pen.fill();
}
