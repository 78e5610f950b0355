/* Display names of players and bots. */
import type { SeatData, SeatWord } from "@/api/types.gen";
import { botName } from "./games.svelte";
import { t } from "@/i18n/locale.svelte";

/** The flower of a seat. */
export const flowerName = (seat: SeatWord): string => t(`seat-${seat}`);

/** The name of the player on a seat; without one, the flower of the seat. */
export function playerName(seat: SeatData): string {
  if (seat.kind === "open") return t("web-seat-free");
  if (seat.kind === "bot" && seat.name === seat.bot) return botName(seat.bot);
  return seat.name === seat.seat || seat.name === "" ? flowerName(seat.seat) : seat.name;
}
