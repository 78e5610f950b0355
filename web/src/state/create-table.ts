/* Creates and joins tables. The token is generated here, so that a lost response can be retried. */
import { server } from "./server";
import type { NewTable, SeatRequest, SeatWord } from "@/api/types.gen";
import { bringNumber, randomNumber } from "@/state/deal/deal-number";
import { myTables } from "./my-tables.svelte";
import { randomToken } from "./random-token";
import { settings } from "./settings.svelte";
import { sha256 } from "@/state/deal/sha256";

/** Creates a table, stores its token and returns its id. */
export async function createTable(request: Omit<NewTable, "token">): Promise<string> {
  const token = randomToken();
  const number = randomNumber();
  // a given seed leaves nothing to decide
  const commit = request.seed == null ? { commit: sha256(number) } : {};
  const made = await server.createTable({ ...request, ...commit, token });
  myTables.keep({ id: made.table.id, game: made.table.game, token: made.token, number });
  await bringNumber(server, made.table, made.token);
  settings.lastGame = request.game;
  const bot = request.seats.find((seat) => seat.kind === "bot")?.bot;
  if (bot) settings.lastBot = bot;
  return made.table.id;
}

/** Creates a table against bots of one strength, by default a single one. */
export function createBotTable(game: string, bot: string, count = 2): Promise<string> {
  const others = Array.from({ length: count - 1 }, (): SeatRequest => ({ kind: "bot", bot }));
  return createTable({ game, seats: [{ kind: "me", name: settings.name }, ...others] });
}

/** Creates a table at which only bots play. */
export function createWatchedTable(game: string, bot: string, count: number): Promise<string> {
  return createTable({ game, seats: Array.from({ length: count }, (): SeatRequest => ({ kind: "bot", bot })) });
}

/** Takes a free seat and stores the token; `seed` is the one given by the host that I agree to. */
export async function joinTable(id: string, name: string, seat: SeatWord, seed?: string): Promise<void> {
  const number = randomNumber();
  const brought = seed === undefined ? { commit: sha256(number) } : { seed };
  const sat = await server.join(id, { name, seat, ...brought, token: myTables.tokenOf(id) || randomToken() });
  myTables.keep({ id, game: sat.table.game, token: sat.token, number });
}

/** The id of a table in pasted text: a link to any of its pages, or the id itself. */
export function tableIdIn(text: string): string | null {
  const trimmed = text.trim();
  const found = /\/(?:join|table|replay|results)\/([A-Za-z0-9_-]{4,40})(?:[/?#]|$)/.exec(trimmed)?.[1];
  return found ?? (/^[A-Za-z0-9_-]{4,40}$/.test(trimmed) ? trimmed : null);
}
