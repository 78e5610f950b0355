/* Starts and resumes lessons. */
import { server } from "@/state/server";
import { myTables } from "@/state/my-tables.svelte";
import { randomToken } from "@/state/random-token";
import { settings } from "@/state/settings.svelte";
import { lessons } from "./progress.svelte";

/** Creates a table for the lesson of a game and returns its id. */
export async function startLesson(game: string): Promise<string> {
  const made = await server.startLesson(game, { name: settings.name, token: randomToken() });
  const { id } = made.table;
  myTables.keep({ id, game, token: made.token });
  lessons.keep(game, { table: id, step: 0, of: 0, done: lessons.of(game)?.done ?? false });
  return id;
}

/** The table of an unfinished lesson, if this browser still has a seat there. */
export function startedLesson(game: string): string | null {
  const table = lessons.of(game)?.table ?? "";
  return myTables.tokenOf(table) === "" ? null : table;
}
