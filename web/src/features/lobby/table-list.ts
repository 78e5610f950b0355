/* The list of tables: order, winners and remaining time. */
import type { LostTable, SeatData, TableData } from "@/api/types.gen";

export const isLost = (table: TableData | LostTable): table is LostTable => "error" in table;

export const isMyTurn = (table: TableData): boolean =>
  table.status === "playing" && (table.you as string[]).includes(table.mover);

/** My turn first, then running tables, then those waiting for players, then finished ones; newest first. */
export function inOrder(tables: readonly (TableData | LostTable)[]): (TableData | LostTable)[] {
  const rank = (table: TableData | LostTable): number => {
    if (isLost(table)) return 4;
    if (isMyTurn(table)) return 0;
    return { playing: 1, waiting: 2, over: 3 }[table.status];
  };
  const when = (table: TableData | LostTable): number => (isLost(table) ? 0 : table.changed_at);
  return [...tables].sort((a, b) => rank(a) - rank(b) || when(b) - when(a));
}

export const moverOf = (table: TableData): SeatData | undefined =>
  table.seats.find((seat) => seat.seat === table.mover);

/** All seats in first place. */
export const winnersOf = (table: TableData): SeatData[] =>
  table.seats.filter((seat) => table.result[seat.seat]?.place === 1);

/** Seconds left for the player to move; null if no clock is running. */
export function secondsLeft(table: TableData, now = Date.now() / 1000): number | null {
  const { left, running, since } = table.clock;
  const at = table.seats.findIndex((seat) => seat.seat === running);
  const mine = left?.[at];
  return mine === undefined || since === undefined ? null : Math.max(0, mine - Math.max(0, now - since));
}

/** Seconds in the largest unit that fits, in the reader's language. */
export function timeWords(seconds: number, language: string): string {
  const [unit, size] =
    seconds >= 2 * 86_400
      ? ["day", 86_400]
      : seconds >= 7_200
        ? ["hour", 3_600]
        : seconds >= 120
          ? ["minute", 60]
          : ["second", 1];
  const amount = Math.floor(seconds / (size as number));
  return new Intl.NumberFormat(language, { style: "unit", unit: unit as string, unitDisplay: "long" }).format(amount);
}
