/** Names of seats and actions, and the table's status, in the reader's language. */

import type { Action, GameUi, Message, SeatWord } from "@/games/game-ui";
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

/** A message of this table with the names of the players in place of their flowers. */
export function named(store: Seated, message: Message): Message {
  const args = Object.entries(message.args).map(([name, arg]) => {
    const seat = typeof arg === "object" && "word" in arg ? arg.word.replace(/^seat-/, "") : "";
    const chair = store.table?.seats.find((each) => each.seat === seat);
    const isFlower = chair === undefined || chair.kind === "open" || store.table?.origin.lesson !== undefined;
    return [name, isFlower || chair.name === seat ? arg : playerName(chair)] as const;
  });
  return { ...message, args: Object.fromEntries(args) };
}

/** The prompt: an instruction to me, a sentence about anybody else. Of several players at one screen each is named. */
export function promptText(store: Seated & Pick<TableStore, "prompt" | "isMine">): string {
  const { prompt } = store;
  if (prompt.args["seat"] === undefined) return render(prompt);
  if (!store.isMine) return render(named(store, { ...prompt, id: `${prompt.id}.about` }));
  if (store.mySeats.length === 1) return render(prompt);
  const { seat = "" } = named(store, { id: "", args: { seat: prompt.args["seat"] } }).args;
  return t("frame-asks-of-several", { name: seat, asks: render(prompt) });
}

/** The status of the table in one sentence: the prompt and the player, or that it waits, or is over. */
export function statusText(
  store: Seated & Pick<TableStore, "prompt" | "isMine"> & Pick<TableStore, "viewedSeq" | "seq">,
): string {
  const table = store.table;
  if (table === null) return t("frame-loading");
  if (store.viewedSeq !== null) return t("frame-looking-back", { seq: store.viewedSeq, last: store.seq });
  if (table.status === "waiting") return t("frame-waiting");
  if (table.status === "over") return t("frame-over");
  return promptText(store);
}

/** The seats in the order of play, starting with mine. */
export function seatsFromMine(store: Pick<TableStore, "table">, mine: SeatWord | null): SeatWord[] {
  const seats = store.table?.seats.map((each) => each.seat) ?? [];
  const first = Math.max(0, mine === null ? 0 : seats.indexOf(mine));
  return [...seats.slice(first), ...seats.slice(0, first)].filter(isSeat);
}
