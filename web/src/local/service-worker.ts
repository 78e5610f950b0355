/* Registers the service worker, which keeps all files of this build for offline use, and notices a newer build. */
import { siteState } from "./site-state.svelte";

let waiting: ServiceWorker | null = null;

/** Registers `sw.js`; `noticesUpdates` where a new build waits until all pages of the old one are closed. */
export async function registerServiceWorker(noticesUpdates: boolean): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("./sw.js");
    if (!noticesUpdates) return;
    const notice = (worker: ServiceWorker | null): void => {
      if (worker === null || navigator.serviceWorker.controller === null) return;
      waiting = worker;
      siteState.update = true;
    };
    notice(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const fresh = registration.installing;
      fresh?.addEventListener("statechange", () => {
        if (fresh.state === "installed") notice(fresh);
      });
    });
  } catch {
    // without it the site needs the network
  }
}

/** Lets the new build take over and loads the page again. */
export function useUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("activate");
}
