/* How many play and how strong the bots are when I start a game, remembered for each game. */
import { storage } from "./persistence/storage";

export interface Start {
  seats: number;
  /** The bot at all other seats; empty for the proposed one. */
  bot: string;
}

const STORAGE_KEY = "semiramis.starts";

function isStart(found: unknown): found is Start {
  if (typeof found !== "object" || found === null) return false;
  const { seats, bot } = found as Record<string, unknown>;
  return Number.isInteger(seats) && typeof bot === "string";
}

/** The stored starts by game, without invalid ones. */
export function parseStarts(text: string | null): Record<string, Start> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Start] => isStart(entry[1])));
  } catch {
    return {}; // foreign or truncated data
  }
}

class LastStarts {
  #starts = $state.raw(parseStarts(storage.get(STORAGE_KEY)));

  of(game: string): Start {
    return this.#starts[game] ?? { seats: 2, bot: "" };
  }

  keep(game: string, start: Start): void {
    this.#starts = { ...this.#starts, [game]: start };
    storage.put(STORAGE_KEY, JSON.stringify(this.#starts));
  }
}

export const lastStarts = new LastStarts();
