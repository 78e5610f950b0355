/* The server of this client: the one it was loaded from, or the one in this browser. */
import { site } from "virtual:site";
import { serverUrl } from "./router.svelte";
import { i18n } from "@/i18n/locale.svelte";
import { Client } from "@/api/client";

export const server = new Client(serverUrl(""), () => i18n.language, site?.fetch, site !== null);

/** Whether others can be invited: not where every browser has its own server. */
export const hasOthers = site === null;

/** Whether the server is somewhere else. */
export const needsNetwork = site === null;
