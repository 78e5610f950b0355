/** Counts the scores up, one source after the other, once for each finished game in this tab. */

import { reduced } from "@/state/settings.svelte";

const STORAGE_KEY = "semiramis.counted";
const SECONDS = 2.4;

/** The games already counted, so that a page opened again shows its result at once. */
function counted(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function remember(id: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...counted().filter((each) => each !== id), id].slice(-100)));
  } catch {
    // a browser without storage counts again
  }
}

/** The points of the sources counted so far; `progress` is the number of sources, the last one in part. */
export function partsUpTo(parts: Readonly<Record<string, number>>, progress: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(parts).map(([part, points], index) => [
      part,
      Math.round(points * Math.max(0, Math.min(1, progress - index))),
    ]),
  );
}

export class CountUp {
  /** The number of sources counted; infinite when done. */
  progress = $state(Number.POSITIVE_INFINITY);
  /** Whether it has just been counted to its end, and petals may fall. */
  hasFinished = $state(false);
  #frame = 0;

  get isRunning(): boolean {
    return this.progress !== Number.POSITIVE_INFINITY;
  }

  /** Starts with the first look at a game's result; with reduced motion everything is there at once. */
  start(id: string, sources: number): void {
    if (reduced() || sources === 0 || counted().includes(id)) return;
    remember(id);
    const begin = performance.now();
    this.progress = 0;
    const tick = (now: number): void => {
      const share = (now - begin) / 1000 / SECONDS;
      if (share >= 1) return this.finish();
      this.progress = share * sources;
      this.#frame = requestAnimationFrame(tick);
    };
    this.#frame = requestAnimationFrame(tick);
  }

  finish(): void {
    cancelAnimationFrame(this.#frame);
    if (!this.isRunning) return;
    this.progress = Number.POSITIVE_INFINITY;
    this.hasFinished = true;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
