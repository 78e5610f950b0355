/* Tables that continue a recorded game near its end, played over HTTP. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Server } from "./test";
import { BESIDE, ME, Player } from "./player";

export const GAMES = ["amyitis", "babylon", "ishtar"] as const;
const LOG = "random-2.jsonl";

/** A recorded game up to n decisions of its players before the end. */
function headOf(game: string, before: number): string {
  const path = fileURLToPath(new URL(`../../../tests/golden/fixtures/${game}/${LOG}`, import.meta.url));
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  const decided = lines
    .map((line, at) => [JSON.parse(line) as { by?: string; do?: string }, at] as const)
    .filter(([{ by, do: act }]) => act !== undefined && by !== "chance");
  const [, at] = decided.at(-before) ?? [undefined, lines.length];
  return `${lines.slice(0, at).join("\n")}\n`;
}

/** A table for two at one screen that continues a recorded game n decisions before its end. */
export async function lateTable(
  server: Server,
  game: string,
  before: number,
  seats: readonly object[] = [ME, BESIDE],
): Promise<Player> {
  const brought = await fetch(`${server.url}api/logs`, { method: "POST", body: headOf(game, before) });
  const { table } = (await brought.json()) as { table: { id: string; seq: number } };
  const forked = await server.post(`api/tables/${table.id}/fork`, { seq: table.seq, seats });
  expect(forked.status, await forked.clone().text()).toBe(201);
  const made = (await forked.json()) as { token: string; table: { id: string } };
  return new Player(server, made.table.id, made.token);
}

/** Plays the first legal action until the game is over. */
export async function playOut(player: Player, most = 300): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    const { legal, table } = await player.now();
    if (table.status === "over") return;
    await player.do("move", { action: legal[0]?.action }, table.seq);
  }
  throw new Error("the game does not end");
}

/** A game that ends by agreement after a few moves. */
export async function finished(player: Player): Promise<Player> {
  await player.playSteps(12);
  await player.do("ask-resign");
  expect((await player.now()).table.status).toBe("over");
  return player;
}
