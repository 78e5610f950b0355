/* The server this client was loaded from. */
import { place } from "../router.svelte";
import { words } from "../words/words.svelte";
import { Client } from "./client";

export const server = new Client(place(""), () => words.language);
