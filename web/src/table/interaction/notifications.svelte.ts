/** Notifies an absent player that it is their turn, if they have allowed it. */

import { link } from "@/state/router.svelte";
import { settings } from "@/state/settings.svelte";

function canNotify(): boolean {
  return typeof Notification === "function" && Notification.permission === "granted";
}

/**
 * Shows a notification about a table if the page is not visible; a click on it returns to the page. The service worker
 * shows it, as phones require; a page without one shows it itself.
 */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!settings.notify || document.visibilityState === "visible" || !canNotify()) return;
  const options = { body, tag: table, icon: new URL("icon-192.png", document.baseURI).href };
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) {
      await registration.showNotification(title, { ...options, data: { url: link("table", table) } });
      return;
    }
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // a browser without either; the page title still changes
  }
}
