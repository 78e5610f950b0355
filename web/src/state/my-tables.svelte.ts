/* My seats on this device: which tables, and the token that holds me there. Another tab's changes are taken over. */
import { shelf } from "./settings.svelte";

export interface MyTable {
  id: string;
  game: string;
  token: string;
  /** When it was last looked at, in milliseconds since 1970. */
  at: number;
}

const PLACE = "semiramis.tables";
const MOST = 150;

function isTable(found: unknown): found is MyTable {
  if (typeof found !== "object" || found === null) return false;
  const { id, game, token, at } = found as Record<string, unknown>;
  return typeof id === "string" && typeof game === "string" && typeof token === "string" && typeof at === "number";
}

export function readTables(text: string | null): MyTable[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isTable) : [];
  } catch {
    return [];
  }
}

class Mine {
  all = $state.raw<readonly MyTable[]>(readTables(shelf.get(PLACE)));

  constructor() {
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === PLACE) this.all = readTables(event.newValue);
    });
  }

  /** The token for a table; nothing where I only look on. */
  tokenOf(id: string): string {
    return this.all.find((table) => table.id === id)?.token ?? "";
  }

  keep(table: Omit<MyTable, "at">): void {
    this.#put([{ ...table, at: Date.now() }, ...this.#others(table.id)].slice(0, MOST));
  }

  forget(id: string): void {
    this.#put(this.#others(id));
  }

  /** As another tab may have kept something meanwhile, what is on the shelf counts. */
  #others(id: string): MyTable[] {
    const kept = shelf.get(PLACE);
    const now = kept === null ? [...this.all] : readTables(kept);
    return now.filter((table) => table.id !== id);
  }

  #put(tables: MyTable[]): void {
    this.all = tables;
    shelf.put(PLACE, JSON.stringify(tables));
  }
}

export const mine = new Mine();

/** Letters from a good source of chance, for tokens and keys. */
export function chance(bytes = 24): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...raw)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
