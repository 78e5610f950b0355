/* The 3D garden; loaded on first use. */
export { default } from "./Garden3D.svelte";
