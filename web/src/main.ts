import "$lib/look/fonts.css";
import "$lib/look/tokens.css";
import "$lib/look/base.css";
import { mount } from "svelte";
import { followLinks } from "$lib/router.svelte";
import { followSettings, settings } from "$lib/settings.svelte";
import { words } from "$lib/words/words.svelte";
import { games } from "$lib/games.svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("no place for the client");

followSettings();
followLinks();
void games.load();
await words.speak(settings.language);
mount(App, { target });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register("./sw.js").catch(() => {});
}
