/** The displayed garden and how it is displayed, shared by the plan and the 3D garden. */

import type { SeatWord } from "@/api/types.gen";

class ShownGarden {
  /** The seat whose garden is displayed. */
  seat = $state<SeatWord>("jasmine");
  /** Whether the player wants the 3D garden; null as long as they have not said, which means: where there is space. */
  solid = $state<boolean | null>(null);
}

export const shown = new ShownGarden();
