/* Plays sounds, unless they are switched off. Nothing is loaded or heard before the first click or key on the page. */
import { settings } from "@/state/settings.svelte";
import type { Sound } from "./synth";

let hasInteracted = false;

/** Allows sounds from the first input on; returns the function that stops listening for it. */
export function listenForInput(): () => void {
  const ending = new AbortController();
  const note = (): void => {
    hasInteracted = true;
    ending.abort();
  };
  if (!hasInteracted)
    for (const kind of ["pointerdown", "keydown"] as const)
      addEventListener(kind, note, { capture: true, signal: ending.signal });
  return () => ending.abort();
}

export function play(sound: Sound | null): void {
  if (sound === null || !hasInteracted || !settings.sound || settings.volume === 0) return;
  // without Web Audio, or offline before the first sound, the table is silent
  void import("./synth").then(({ playSound }) => playSound(sound, settings.volume / 100)).catch(() => {});
}
