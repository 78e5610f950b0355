/* What the boards of all games have in common. */
export { Board, gridStep, listStep, type Key } from "../../amyitis/parts/board.svelte";
export { appear, drop, glow, turn as flip } from "../../amyitis/parts/motion";
export { shownAt, type Shown } from "../../amyitis/parts/places";
export { wedgePath } from "../../amyitis/parts/wedges";
export { default as Sign } from "../../amyitis/parts/Sign.svelte";
export { default as Order } from "../../amyitis/parts/Order.svelte";
