/* Links for others. Where this page was opened at an address that only this machine understands, the server says at which
   others in the same network find it. */
import { games } from "./games.svelte";
import { type Address, link, pathOf } from "./router.svelte";

/** Whether an address means the machine it is opened on, whoever opens it. */
export function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

/** The address of a page as others can open it, as far as that is known. */
export function shareUrl(...parts: Address): string {
  const own = link(...parts);
  return isLoopback(own) && games.network !== "" ? new URL(pathOf(...parts), games.network).href : own;
}
