/* My seats on this device: which tables, and the token that holds me there. Another tab's changes are taken over. */
import { storage } from "./settings.svelte";

export interface MyTable {
  id: string;
  game: string;
  token: string;
  /** When it was last looked at, in milliseconds since 1970. */
  at: number;
}

const STORAGE_KEY = "semiramis.tables";
const LIMIT = 150;

function isTable(found: unknown): found is MyTable {
  if (typeof found !== "object" || found === null) return false;
  const { id, game, token, at } = found as Record<string, unknown>;
  return typeof id === "string" && typeof game === "string" && typeof token === "string" && typeof at === "number";
}

export function parseTables(text: string | null): MyTable[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isTable) : [];
  } catch {
    return [];
  }
}

class Mine {
  all = $state.raw<readonly MyTable[]>(parseTables(storage.get(STORAGE_KEY)));

  constructor() {
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === STORAGE_KEY) this.all = parseTables(event.newValue);
    });
  }

  /** The token for a table; nothing where I only look on. */
  tokenOf(id: string): string {
    return this.all.find((table) => table.id === id)?.token ?? "";
  }

  keep(table: Omit<MyTable, "at">): void {
    this.#put([{ ...table, at: Date.now() }, ...this.#others(table.id)].slice(0, LIMIT));
  }

  forget(id: string): void {
    this.#put(this.#others(id));
  }

  /** As another tab may have kept something meanwhile, what is on the shelf counts. */
  #others(id: string): MyTable[] {
    const kept = storage.get(STORAGE_KEY);
    const now = kept === null ? [...this.all] : parseTables(kept);
    return now.filter((table) => table.id !== id);
  }

  #put(tables: MyTable[]): void {
    this.all = tables;
    storage.put(STORAGE_KEY, JSON.stringify(tables));
  }
}

export const myTables = new Mine();

/** Letters from a good source of chance, for tokens and keys. */
export function randomToken(bytes = 24): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...raw))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
