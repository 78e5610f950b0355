/* My seats in this browser: the tables, and the token that holds my seat at each. */
import { PersistedList } from "./persistence/persisted-list.svelte";

export interface MyTable {
  id: string;
  game: string;
  token: string;
  /** My number for its deal. */
  number?: string;
  /** When it was last stored, in milliseconds since 1970. */
  at: number;
}

export function isTable(found: unknown): found is MyTable {
  if (typeof found !== "object" || found === null) return false;
  const { id, game, token, at } = found as Record<string, unknown>;
  return typeof id === "string" && typeof game === "string" && typeof token === "string" && typeof at === "number";
}

class MyTables {
  readonly #list = new PersistedList<MyTable>({
    key: "semiramis.tables",
    limit: 150,
    isItem: isTable,
    isSame: (one, other) => one.id === other.id,
  });

  get all(): readonly MyTable[] {
    return this.#list.all;
  }

  /** The token for a table; empty for a spectator. */
  tokenOf(id: string): string {
    return this.all.find((table) => table.id === id)?.token ?? "";
  }

  /** My number for the deal of a table; empty if I brought none. */
  numberOf(id: string): string {
    return this.all.find((table) => table.id === id)?.number ?? "";
  }

  keep(table: Omit<MyTable, "at">): void {
    this.#list.add({ ...table, at: Date.now() });
  }

  forget(id: string): void {
    const table = this.all.find((each) => each.id === id);
    this.#list.remove(table ?? { id, game: "", token: "", at: 0 });
  }
}

export const myTables = new MyTables();
