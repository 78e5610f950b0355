/** The size class of the viewport. */

import type { Viewport } from "@/games/game-ui";

export type TableViewport = Viewport | "phone";

/** Includes tablets in portrait orientation: one board at a time is larger there than all side by side. */
const PHONE = "(max-width: 699px), (max-height: 519px), (max-width: 899px) and (orientation: portrait)";
const TABLET = "(max-width: 1179px)";
const DESKTOP = "(max-width: 1399px), (max-height: 819px)";

class ViewportWatcher {
  #phone = query(PHONE, (is) => (this.#isPhone = is));
  #tablet = query(TABLET, (is) => (this.#isTablet = is));
  #desktop = query(DESKTOP, (is) => (this.#isDesktop = is));
  #isPhone = $state(this.#phone);
  #isTablet = $state(this.#tablet);
  #isDesktop = $state(this.#desktop);

  get viewport(): TableViewport {
    return this.#isPhone ? "phone" : this.#isTablet ? "tablet" : this.#isDesktop ? "desktop" : "wide";
  }
}

/** The result of a media query; calls back when it changes. */
function query(text: string, notify: (is: boolean) => void): boolean {
  if (typeof matchMedia !== "function") return false;
  const found = matchMedia(text);
  found.addEventListener("change", (event) => notify(event.matches));
  return found.matches;
}

export const viewportWatcher = new ViewportWatcher();
