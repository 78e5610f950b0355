/* Names of actions for any game: those of its own folder, else by the names of its arguments. */
import type { Action, Message } from "@/api/types.gen";
import { describe as amyitis } from "@/games/amyitis/parts/action-label";
import { describe as babylon } from "@/games/babylon/parts/action-label";
import { describe as ishtar } from "@/games/ishtar/parts/action-label";
import { describer } from "@/games/shared/action-label";

const KNOWN: Readonly<Record<string, (action: Action) => Message>> = { amyitis, babylon, ishtar };

export const describerOf = (game: string): ((action: Action) => Message) => KNOWN[game] ?? describer(game);
