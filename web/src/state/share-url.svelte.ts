/* Links for other people. If this page was opened at a loopback address, the server's address in the local network is
   used. */
import { games } from "./games.svelte";
import { type Address, link, pathOf } from "./router.svelte";

/** Whether a URL is a loopback address. */
export function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

/** The URL of a page that others can open, as far as it is known. */
export function shareUrl(...parts: Address): string {
  const own = link(...parts);
  return isLoopback(own) && games.network !== "" ? new URL(pathOf(...parts), games.network).href : own;
}
