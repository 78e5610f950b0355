/* The server this client was loaded from. */
import { serverUrl } from "./router.svelte";
import { i18n } from "@/i18n/locale.svelte";
import { Client } from "@/api/client";

export const server = new Client(serverUrl(""), () => i18n.language);
