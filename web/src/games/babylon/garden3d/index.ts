/* The garden in three dimensions; fetched when somebody first asks for it. */
export { default } from "./Garden3D.svelte";
