/* The shared parts of the boards of all games. */
export { Board, gridStep, listStep, type NavigationKey } from "./board.svelte";
export { isPlaceDue, regionDue, type ActionSites } from "./due-actions";
export { appear, drop, glow, STEP, flip } from "./motion";
export { marksAt, type PlaceMarks } from "./place-marks";
export { wedgePath } from "./wedges";
export { default as SvgIcon } from "./SvgIcon.svelte";
export { default as OrderDisc } from "./OrderDisc.svelte";
