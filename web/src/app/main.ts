import "@/ui/styles/fonts.css";
import "@/ui/styles/tokens.css";
import "@/ui/styles/base.css";
import { mount } from "svelte";
import { followLinks } from "@/state/router.svelte";
import { followSettings, settings } from "@/state/settings.svelte";
import { i18n } from "@/i18n/locale.svelte";
import { games } from "@/state/games.svelte";
import { registerServiceWorker } from "@/local/service-worker";
import { site } from "virtual:site";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("no element for the client");

followSettings();
followLinks();
void games.load();
await i18n.setLocale(settings.language);
mount(App, { target });
if (import.meta.env.PROD) void (site?.settled ?? Promise.resolve()).then(() => registerServiceWorker(site !== null));
