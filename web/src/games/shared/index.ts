/* What the boards of all games have in common. */
export { Board, gridStep, listStep, type Key } from "./board.svelte";
export { appear, drop, glow, STEP, turn } from "./motion";
export { shownAt, type Shown } from "./place-marks";
export { wedgePath } from "./wedges";
export { default as Sign } from "./SvgIcon.svelte";
export { default as Order } from "./OrderDisc.svelte";
