/** Notifies an absent player that it is their turn, if they have allowed it. */

import { settings } from "@/state/settings.svelte";

function canNotify(): boolean {
  return typeof Notification === "function" && Notification.permission === "granted";
}

/** Shows a notification if the page is not visible; a click on it returns to the page. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || document.visibilityState === "visible" || !canNotify()) return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones allow notifications from service workers only; the page title still changes
  }
}
