/** How much room there is for a table. */

import type { Room } from "@/games/game-ui";

export type FrameRoom = Room | "phone";

/** Also a tablet held upright: one board at a time is larger there than all of them side by side. */
const PHONE = "(max-width: 699px), (max-height: 519px), (max-width: 899px) and (orientation: portrait)";
const TABLET = "(max-width: 1179px)";
const DESK = "(max-width: 1399px), (max-height: 819px)";

class Here {
  #phone = query(PHONE, (is) => (this.#isPhone = is));
  #tablet = query(TABLET, (is) => (this.#isTablet = is));
  #desk = query(DESK, (is) => (this.#isDesk = is));
  #isPhone = $state(this.#phone);
  #isTablet = $state(this.#tablet);
  #isDesk = $state(this.#desk);

  get room(): FrameRoom {
    return this.#isPhone ? "phone" : this.#isTablet ? "tablet" : this.#isDesk ? "desk" : "wide";
  }
}

/** What a media query says now; later changes are told. */
function query(text: string, tell: (is: boolean) => void): boolean {
  if (typeof matchMedia !== "function") return false;
  const found = matchMedia(text);
  found.addEventListener("change", (event) => tell(event.matches));
  return found.matches;
}

export const here = new Here();
