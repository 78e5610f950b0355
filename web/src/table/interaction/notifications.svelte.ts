/** Notifies an absent player that it is their turn, if they have allowed it. */

import { settings } from "@/state/settings.svelte";

function canNotify(): boolean {
  return typeof Notification === "function" && Notification.permission === "granted";
}

/** Show a notification if nobody is looking at the page; a click on it comes back here. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || document.visibilityState === "visible" || !canNotify()) return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones only let a service worker notify; the title still says it
  }
}
