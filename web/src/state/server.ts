/* The server this client was loaded from. */
import { place } from "./router.svelte";
import { words } from "@/i18n/locale.svelte";
import { Client } from "@/api/client";

export const server = new Client(place(""), () => words.language);
