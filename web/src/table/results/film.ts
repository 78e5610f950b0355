/** A short film of a game: a GIF with the position after each turn, made in the browser. */

import type { Timeline } from "@/table/replay/timeline";

const WIDTH = 720;
const MOST_FRAMES = 80;
const FRAME_MS = 320;
const LAST_FRAME_MS = 3_000;
const COLOURS = 128;

/** The events whose positions the film shows: the beginning and the ends of turns, thinned out in a long game. */
export function filmFrames(line: Timeline, most = MOST_FRAMES): number[] {
  const stops = [0];
  for (let stop = 0; stop < line.end;) {
    stop = line.step(stop, 1, "turn", []);
    stops.push(stop);
  }
  const every = Math.max(1, Math.ceil(stops.length / most));
  const last = stops.length - 1;
  return stops.filter((_, index) => index % every === 0 || index === last).map((stop) => line.seqOf(stop));
}

/**
 * Makes the film from pictures (SVG) that `load` fetches one after the other; null if stopped. `onprogress` is called
 * with the share done, 0 to 1.
 */
export async function makeFilm(
  urls: readonly string[],
  load: (url: string) => Promise<string>,
  onprogress: (share: number) => void,
  stop: AbortSignal,
): Promise<Blob | null> {
  const { GIFEncoder, quantize, applyPalette } = await import("gifenc");
  const gif = GIFEncoder();
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) throw new Error("no canvas");
  for (const [index, url] of urls.entries()) {
    if (stop.aborted) return null;
    await drawSvg(pen, await load(url), index === 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const palette = quantize(data, COLOURS);
    gif.writeFrame(applyPalette(data, palette), canvas.width, canvas.height, {
      palette,
      delay: index === urls.length - 1 ? LAST_FRAME_MS : FRAME_MS,
    });
    onprogress((index + 1) / urls.length);
    // the page stays responsive between pictures
    await new Promise((resolve) => setTimeout(resolve));
  }
  gif.finish();
  return new Blob([gif.bytes() as Uint8Array<ArrayBuffer>], { type: "image/gif" });
}

/** Draws an SVG over the whole canvas; the first one gives the canvas its proportions. */
async function drawSvg(pen: CanvasRenderingContext2D, svg: string, isFirst: boolean): Promise<void> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    if (isFirst) {
      pen.canvas.width = WIDTH;
      pen.canvas.height = Math.round((WIDTH * image.naturalHeight) / Math.max(1, image.naturalWidth));
    }
    pen.drawImage(image, 0, 0, pen.canvas.width, pen.canvas.height);
  } finally {
    URL.revokeObjectURL(url);
  }
}
