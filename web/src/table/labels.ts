/** Names of seats and actions, and the table's status, in the reader's language. */

import type { Action, GameUi, SeatWord } from "@/games/game-ui";
import type { TableStore } from "./store.svelte";
import { isSeat } from "@/ui/seat-styles";
import { playerName } from "@/state/names";
import { formOf, render, t } from "@/i18n/locale.svelte";

/** The name of an action: "Plant C4". */
export const actionName = (gameUi: Pick<GameUi, "describe">, action: Action): string => render(gameUi.describe(action));

type Seated = Pick<TableStore, "table" | "mySeats">;

/** The name of a player: "You" if it is only me, else the given name. */
export function seatName(store: Seated, seat: SeatWord): string {
  if (store.mySeats.length === 1 && store.mySeats[0] === seat) return t("frame-you");
  const chair = store.table?.seats.find((each) => each.seat === seat);
  // lessons call seats by their flowers, as the rules do
  return chair === undefined || store.table?.origin.lesson !== undefined ? formOf(`seat-${seat}`) : playerName(chair);
}

/** The status of the table in one sentence: the prompt and the player, or that it waits, or is over. */
export function statusText(store: Pick<TableStore, "table" | "prompt" | "viewedSeq" | "seq">): string {
  const table = store.table;
  if (table === null) return t("frame-loading");
  if (store.viewedSeq !== null) return t("frame-looking-back", { seq: store.viewedSeq, last: store.seq });
  if (table.status === "waiting") return t("frame-waiting");
  if (table.status === "over") return t("frame-over");
  return render(store.prompt);
}

/** The seats in the order of play, starting with mine. */
export function seatsFromMine(store: Pick<TableStore, "table">, mine: SeatWord | null): SeatWord[] {
  const seats = store.table?.seats.map((each) => each.seat) ?? [];
  const first = Math.max(0, mine === null ? 0 : seats.indexOf(mine));
  return [...seats.slice(first), ...seats.slice(0, first)].filter(isSeat);
}
