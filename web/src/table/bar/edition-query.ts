/* Tables that are played with another edition than the standard one. */
import type { TableData } from "@/api/types.gen";
import { games } from "@/state/games.svelte";

/** What an address says of the edition of a table: nothing for the standard one. */
export function editionOf(table: TableData | null): Record<string, string> {
  const standard = games.find(table?.game ?? "")?.edition.hash;
  return table === null || standard === undefined || standard === table.edition.hash
    ? {}
    : { edition: table.edition.hash };
}
