/* My number for the deal of a table: its hash is sent on sitting down, the number once all seats are taken. */
import type { Client } from "@/api/client";
import type { TableData } from "@/api/types.gen";
import { myTables } from "@/state/my-tables.svelte";
import { randomToken } from "@/state/random-token";
import { sha256 } from "./sha256";

/** A random number of 128 bits, in hexadecimal digits. */
export function randomNumber(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const underWay = new Set<string>();

/** Sends what the deal of a table waits for from me; a failure is tried again with the next event of the table. */
export async function bringNumber(client: Client, table: TableData, token: string): Promise<void> {
  const mine = table.you[0];
  const { waits_for: due, commits = {}, numbers = {} } = table.deal;
  if (mine === undefined || underWay.has(table.id)) return;
  const command = { expect: table.seq, key: randomToken() };
  underWay.add(table.id);
  try {
    if (due === "commits" && commits[mine] === undefined) {
      const number = randomNumber();
      myTables.keep({ id: table.id, game: table.game, token, number });
      await client.command(table.id, token, { ...command, kind: "commit", hash: sha256(number) });
    } else if (due === "numbers" && commits[mine] !== undefined && numbers[mine] === undefined) {
      const number = myTables.numberOf(table.id);
      if (number !== "") await client.command(table.id, token, { ...command, kind: "reveal", number });
    }
  } catch {
    // the server is out of reach; the next event of the table brings another try
  } finally {
    underWay.delete(table.id);
  }
}
