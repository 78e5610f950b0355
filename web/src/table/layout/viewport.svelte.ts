/** The size class of the viewport. */

import type { GameUi, Viewport } from "@/games/game-ui";

export type TableViewport = Viewport | "phone";

const PHONE = "(max-width: 699px), (max-height: 519px)";
const TABLET = "(max-width: 1179px)";
const DESKTOP = "(max-width: 1399px), (max-height: 819px)";
/** Where every game has space for a column with the log. */
const BROAD = "(min-width: 1680px)";

class ViewportWatcher {
  #phone = query(PHONE, (is) => (this.#isPhone = is));
  #tablet = query(TABLET, (is) => (this.#isTablet = is));
  #desktop = query(DESKTOP, (is) => (this.#isDesktop = is));
  #broad = query(BROAD, (is) => (this.#isBroad = is));
  #isPhone = $state(this.#phone);
  #isTablet = $state(this.#tablet);
  #isDesktop = $state(this.#desktop);
  #isBroad = $state(this.#broad);

  get viewport(): TableViewport {
    return this.#isPhone ? "phone" : this.#isTablet ? "tablet" : this.#isDesktop ? "desktop" : "wide";
  }

  /** Whether the log has a column of its own next to the boards of a game. */
  hasLogColumn({ foldsLog = false }: Pick<GameUi, "foldsLog">): boolean {
    return !this.#isPhone && !this.#isTablet && (!foldsLog || this.#isBroad);
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
