/* Creates and joins tables. The token is generated here, so that a lost response can be retried. */
import { server } from "./server";
import type { NewTable, SeatRequest, SeatWord } from "@/api/types.gen";
import { myTables } from "./my-tables.svelte";
import { randomToken } from "./random-token";
import { settings } from "./settings.svelte";

/** Creates a table, stores its token and returns its id. */
export async function createTable(request: Omit<NewTable, "token">): Promise<string> {
  const token = randomToken();
  const made = await server.createTable({ ...request, token });
  myTables.keep({ id: made.table.id, game: made.table.game, token: made.token });
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

/** Takes a free seat and stores the token. */
export async function joinTable(id: string, name: string, seat: SeatWord): Promise<void> {
  const sat = await server.join(id, { name, seat, token: myTables.tokenOf(id) || randomToken() });
  myTables.keep({ id, game: sat.table.game, token: sat.token });
}

/** The id of a table in pasted text: a link to any of its pages, or the id itself. */
export function tableIdIn(text: string): string | null {
  const trimmed = text.trim();
  const found = /\/(?:join|table|replay|results)\/([A-Za-z0-9_-]{4,40})(?:[/?#]|$)/.exec(trimmed)?.[1];
  return found ?? (/^[A-Za-z0-9_-]{4,40}$/.test(trimmed) ? trimmed : null);
}
