/* Development page: `npx vite` and /gallery.html?game=amyitis&position=plant&region=garden&theme=dark&language=cs */
import "@fontsource/marcellus";
import "@fontsource-variable/atkinson-hyperlegible-next";
import { loadGameTexts, i18n, type Language } from "@/i18n/locale.svelte";
import { mount } from "svelte";
import "@/ui/styles/base.css";
import "@/ui/styles/tokens.css";
import type { GameView, Offer } from "@/games/game-ui";
import { loadGameUi } from "@/games/registry";
import Gallery from "./Gallery.svelte";

const saved = import.meta.glob<{ view: GameView; legal: Offer[] }>("/src/games/*/fixtures/*.json", {
  import: "default",
});
const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "amyitis";
const names = [asked.get("position") ?? "plant", asked.get("then")].filter((name) => name !== null);

document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
await i18n.setLocale((asked.get("language") ?? "en") as Language);
await loadGameTexts(game);
mount(Gallery, {
  target: document.getElementById("app")!,
  props: {
    gameUi: await loadGameUi(game),
    positions: await Promise.all(names.map((name) => saved[`/src/games/${game}/fixtures/${name}.json`]!())),
    only: asked.get("region"),
  },
});
