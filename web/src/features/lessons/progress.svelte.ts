/* Progress in each lesson, stored in this browser. The server knows the state of the table itself. */
import { storage } from "@/state/persistence/storage";

interface Progress {
  /** The table of the lesson. */
  table: string;
  /** The furthest step shown, and the number of steps. */
  step: number;
  of: number;
  done: boolean;
}

const STORAGE_KEY = "semiramis.lessons";

function isProgress(found: unknown): found is Progress {
  if (typeof found !== "object" || found === null) return false;
  const { table, step, of, done } = found as Record<string, unknown>;
  return typeof table === "string" && Number.isInteger(step) && Number.isInteger(of) && typeof done === "boolean";
}

function readProgress(text: string | null): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, Progress] => isProgress(entry[1])),
    );
  } catch {
    return {};
  }
}

class Lessons {
  #all = $state.raw<Readonly<Record<string, Progress>>>(readProgress(storage.get(STORAGE_KEY)));

  constructor() {
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === STORAGE_KEY) this.#all = readProgress(event.newValue);
    });
  }

  /** The progress in the lesson of a game; null if it was never started. */
  of(game: string): Progress | null {
    return this.#all[game] ?? null;
  }

  keep(game: string, progress: Progress): void {
    this.#all = { ...readProgress(storage.get(STORAGE_KEY)), [game]: progress };
    storage.put(STORAGE_KEY, JSON.stringify(this.#all));
  }
}

export const lessons = new Lessons();
