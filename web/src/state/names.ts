/* Display names of players and bots. */
import type { SeatData, SeatWord } from "@/api/types.gen";
import { botName } from "./games.svelte";
import { has, t } from "@/i18n/locale.svelte";

/** The flower of a seat. */
export const flowerName = (seat: SeatWord): string => t(`seat-${seat}`);

/** The name of the player on a seat; without one, the flower of the seat. */
export function playerName(seat: SeatData): string {
  if (seat.kind === "open") return t("web-seat-free");
  // until version 0.1.0 a bot was called by its strength
  if (seat.kind === "bot" && seat.name === seat.bot) return botName(seat.bot);
  return seat.name === seat.seat || seat.name === "" ? flowerName(seat.seat) : seat.name;
}

/** The character a bot plays under, whose portrait and sentence there are; null for people and other bots. */
export function characterOf(seat: SeatData): string | null {
  const character = seat.name.toLowerCase();
  return seat.kind === "bot" && has(`character-${character}`) ? character : null;
}

/** What a character is like, in one sentence. */
export const characterText = (character: string): string => t(`character-${character}`);
