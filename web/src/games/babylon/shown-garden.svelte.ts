/** Which garden is shown, and how: one choice for the flat garden and the solid one. */

import type { SeatWord } from "@/api/types.gen";

class PlaceMarks {
  /** Whose garden is looked at. */
  seat = $state<SeatWord>("jasmine");
  /** In three dimensions rather than from above. */
  solid = $state(false);
}

export const shown = new PlaceMarks();
