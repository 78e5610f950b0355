/* Whether the theme is dark: by choice, else by the system's preference. */
import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

const system = new MediaQuery("prefers-color-scheme: dark");

export const isDark = (): boolean => settings.theme === "dark" || (settings.theme === "system" && system.current);
