/* What a click on “Play” or “Watch” starts. */
import type { GameInfo } from "@/api/types.gen";
import { games } from "@/state/games.svelte";
import { lastStarts, type Start } from "@/state/last-start.svelte";
import { settings } from "@/state/settings.svelte";

/** The remembered start of a game, as far as it is still possible; else two seats and the bot played last. */
export function startOf(info: Pick<GameInfo, "key" | "seats">): Start {
  const { seats, bot } = lastStarts.of(info.key);
  return {
    seats: info.seats.includes(seats) ? seats : Math.min(...info.seats),
    bot: games.botFor(bot || settings.lastBot),
  };
}
