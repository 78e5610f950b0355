/** The displayed garden and its mode, shared by the plan and the 3D garden. */

import type { SeatWord } from "@/api/types.gen";

class PlaceMarks {
  /** The seat whose garden is displayed. */
  seat = $state<SeatWord>("jasmine");
  /** 3D rather than the plan. */
  solid = $state(false);
}

export const shown = new PlaceMarks();
