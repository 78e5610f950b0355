/* Beginning a lesson, and going on with one. */
import { server } from "@/state/server";
import { chance, mine } from "@/state/my-tables.svelte";
import { settings } from "@/state/settings.svelte";
import { lessons } from "./progress.svelte";

/** A new table for the lesson of a game; its id. */
export async function beginLesson(game: string): Promise<string> {
  const made = await server.beginLesson(game, { name: settings.name, token: chance() });
  const { id } = made.table;
  mine.keep({ id, game, token: made.token });
  lessons.keep(game, { table: id, step: 0, of: 0, done: lessons.of(game)?.done ?? false });
  return id;
}

/** The table to go on at, if this device still has a seat there. */
export function begunAt(game: string): string | null {
  const table = lessons.of(game)?.table ?? "";
  return mine.tokenOf(table) === "" ? null : table;
}
