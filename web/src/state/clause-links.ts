/* Links to clauses of the rules. */
import { games } from "./games.svelte";
import { shareUrl } from "./share-url.svelte";
import { href } from "./router.svelte";

/** The game a clause belongs to: its id begins as the game's key does. */
function gameOfClause(clause: string): string | undefined {
  const start = clause.split("-")[0]?.toLowerCase() ?? "";
  return start === "" ? undefined : games.list.find((game) => game.key.startsWith(start))?.key;
}

/** The address of a clause within the client; nothing while no game is known that has it. */
export function clauseHref(clause: string, game = gameOfClause(clause)): string | undefined {
  return game === undefined ? undefined : `${href("rules", game)}#${clause}`;
}

/** The whole address of a clause, to be kept and sent. */
export const clauseLink = (clause: string, game: string): string => `${shareUrl("rules", game)}#${clause}`;
