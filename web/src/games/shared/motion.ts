/* Transitions of pieces. With reduced motion they cross-fade in place; nothing waits for them. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const MOVE = 260;
const FADE = 120;
const FLIP = 240;
const COUNT = 400;
export const STEP = 150;
export const LONGEST_WAY = 900;

interface Coming {
  reduced: boolean;
  /** The height from which a piece is lowered. */
  from?: number;
}

/** A piece being placed. */
export function drop(_: Element, { reduced, from = 18 }: Coming): TransitionConfig {
  if (reduced) return { duration: FADE, css: (t) => `opacity:${t}` };
  return {
    duration: MOVE,
    easing: cubicOut,
    css: (t, u) => `opacity:${Math.min(1, t * 2)};transform:translateY(${-u * from}px)`,
  };
}

/** An element that fades in or out in place. */
export function appear(_: Element, { reduced }: { reduced: boolean }): TransitionConfig {
  return { duration: reduced ? FADE : MOVE, css: (t) => `opacity:${t}` };
}

/** A card being turned over. */
export function flip(_: Element, { reduced }: { reduced: boolean }): TransitionConfig {
  if (reduced) return { duration: FADE, css: (t) => `opacity:${t}` };
  return { duration: FLIP, easing: cubicOut, css: (t) => `transform:scaleX(${t})` };
}

/** A number that has changed. */
export function glow(_: Element): TransitionConfig {
  return { duration: COUNT, css: (t) => `background:rgb(237 187 66 / ${0.6 * (1 - t)});border-radius:4px` };
}
