/* Records a full rotation as a video from the canvas. */
import type { CameraPose } from "@/games/babylon/garden3d/camera";
import type { GardenRenderer } from "./renderer";

const FRAMES = 30;
const SECONDS = 6;
const TYPES = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];

/** The video format this browser can record; null if none. */
export function filmType(): string | null {
  if (typeof MediaRecorder === "undefined" || typeof HTMLCanvasElement.prototype.captureStream !== "function")
    return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/** Records a full rotation from the current view; null if cancelled. `onprogress` is called with the progress, 0 to 1. */
export async function film(
  renderer: GardenRenderer,
  type: string,
  onprogress: (share: number) => void,
  stop: AbortSignal,
): Promise<Blob | null> {
  const stream = renderer.canvas.captureStream(FRAMES);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 8_000_000 });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve) => recorder.addEventListener("stop", () => resolve(), { once: true }));
  const from: CameraPose = renderer.pose;
  const start = performance.now();
  recorder.start();
  try {
    for (let share = 0; share < 1 && !stop.aborted;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      share = Math.min(1, (performance.now() - start) / (SECONDS * 1000));
      renderer.moveCamera({ ...from, azimuth: from.azimuth - share * 2 * Math.PI }, false);
      onprogress(share);
    }
  } finally {
    if (recorder.state !== "inactive") recorder.stop();
    await ended;
    for (const track of stream.getTracks()) track.stop();
    if (!stop.aborted) renderer.moveCamera(from, false);
  }
  return stop.aborted ? null : new Blob(parts, { type: type.split(";")[0] ?? type });
}
