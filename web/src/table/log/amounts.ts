/** What messages say a seat gained and spent, in sum: an icon and a signed amount for each thing, points first. */

import type { Gain, GameUi, Message, SeatWord } from "@/games/game-ui";
import { isOf } from "@/table/model/gains";

const POINTS_ICON = "prestige";

/** The points a message is about; null if it is about something else. */
function pointsOf({ id, args }: Message): number | null {
  if (/-log-score-[a-z]+$/.test(id)) return Number(args["n"] ?? 0);
  if (!id.endsWith("-log-points")) return null;
  return Number(String(args["change"] ?? 0).replace("−", "-"));
}

/** The gain or expense that a message is about; null if it is about something else. */
export function gainIn(message: Message, gameUi: Pick<GameUi, "gainOf">): Gain | null {
  const points = pointsOf(message);
  return points === null ? (gameUi.gainOf?.(message) ?? null) : { icon: POINTS_ICON, change: points };
}

export function amountsOf(messages: readonly Message[], seat: SeatWord, gameUi: Pick<GameUi, "gainOf">): Gain[] {
  const sums = new Map<string, number>([[POINTS_ICON, 0]]);
  for (const message of messages.filter((each) => isOf(each, seat))) {
    const gain = gainIn(message, gameUi);
    if (gain !== null) sums.set(gain.icon, (sums.get(gain.icon) ?? 0) + gain.change);
  }
  return [...sums].map(([icon, change]) => ({ icon, change })).filter(({ change }) => change !== 0);
}
