/* What the boards of all games have in common. */
export { Board, gridStep, listStep, type Key } from "../../amyitis/parts/board.svelte";
export { default as Order } from "../../amyitis/parts/Order.svelte";
export { appear, drop, glow, STEP, turn } from "../../amyitis/parts/motion";
export { shownAt } from "../../amyitis/parts/places";
export { default as Sign } from "../../amyitis/parts/Sign.svelte";
