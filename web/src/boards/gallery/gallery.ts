/* For development: `npx vite` and /gallery.html?position=plant&region=garden&theme=dark&language=cs */
import "@fontsource/marcellus";
import "@fontsource-variable/atkinson-hyperlegible-next";
import { needWords, words, type Language } from "$lib/words/words.svelte";
import { mount } from "svelte";
import "../../lib/look/base.css";
import "../../lib/look/tokens.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
await words.speak((asked.get("language") ?? "en") as Language);
await needWords("amyitis");
mount(Gallery, {
  target: document.getElementById("app")!,
  props: { position: asked.get("position") ?? "plant", only: asked.get("region"), second: asked.get("then") },
});
