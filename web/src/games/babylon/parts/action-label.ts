/* Names of Babylon's actions. */
import { describer } from "@/games/shared/action-label";

export const describe = describer("babylon", { places: ["field", "fields", "place", "cell"] });
