/* Points on the way of a piece, for the moves of others. */
import type { SeatWord, TravelPoint } from "@/games/game-ui";

/** What a seat holds. */
export const atSeat = (seat: SeatWord): TravelPoint => [`seat:${seat}`];

/** A place; where it is not on the screen, its board. */
export const atPlace = (place: string, region: string): TravelPoint => [place, `region:${region}`];
