/** What the others did since my last turn, in short: for each turn the icons of its actions, and what it brought. */

import type { Gain, GameUi, SeatWord } from "@/games/game-ui";
import { amountsOf } from "./amounts";
import type { MoveEvent } from "@/table/model/events";
import type { LogEntry } from "@/table/model/log";

export interface TurnInShort {
  seat: SeatWord;
  entry: LogEntry;
  /** The icons of what was done, each once, in order. */
  done: readonly string[];
  amounts: readonly Gain[];
}

/** Icons of the interface, such as the one for ending a turn, say nothing about what was done. */
const isOfGame = (icon: string): boolean => !/^(check|no|close|rot[lr])$/.test(icon);

/** One line for each seat that has moved; several turns of a seat are taken together. */
export function inShort(
  entries: readonly LogEntry[],
  moves: readonly MoveEvent[],
  gameUi: Pick<GameUi, "gainOf" | "iconOf">,
): TurnInShort[] {
  const bySeat = new Map<SeatWord, LogEntry>();
  for (const entry of entries) {
    if (entry.seat === null) continue;
    const first = bySeat.get(entry.seat);
    bySeat.set(entry.seat, first === undefined ? entry : { ...entry, lines: [...first.lines, ...entry.lines] });
  }
  return [...bySeat].map(([seat, entry]) => {
    const told = new Set(entry.lines.map((line) => line.seq));
    const actions = moves.filter((move) => move.by === seat && told.has(move.seq)).map((move) => move.action);
    return {
      seat,
      entry,
      done: [...new Set(actions.flatMap((action) => gameUi.iconOf(action).slice(0, 1)))].filter(isOfGame),
      amounts: amountsOf(
        entry.lines.map((line) => line.message),
        seat,
        gameUi,
      ),
    };
  });
}
