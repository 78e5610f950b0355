/** Who sits where when a past position is played on. */

import type { Mover, SeatData, SeatRequest } from "@/api/types.gen";

/**
 * I take the seat to move; bots keep their seats and names, and a bot of my choice takes the seats of people.
 * `known` replaces a bot that the server does not have.
 */
export function forkSeats(
  seats: readonly SeatData[],
  mover: Mover,
  myName: string,
  stranger: string,
  known: (bot: string) => string,
): SeatRequest[] {
  return seats.map((chair): SeatRequest => {
    if (chair.seat === mover) return { kind: "me", name: myName };
    if (chair.kind !== "bot") return { kind: "bot", bot: known(stranger) };
    const bot = known(chair.bot);
    return bot === chair.bot ? { kind: "bot", bot, name: chair.name } : { kind: "bot", bot };
  });
}
