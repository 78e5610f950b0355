/* Query parameters for tables with an edition other than the standard one. */
import type { TableData } from "@/api/types.gen";
import { games } from "@/state/games.svelte";

/** The query parameters for the edition of a table; empty for the standard one. */
export function editionOf(table: TableData | null): Record<string, string> {
  const standard = games.find(table?.game ?? "")?.edition.hash;
  return table === null || standard === undefined || standard === table.edition.hash
    ? {}
    : { edition: table.edition.hash };
}
