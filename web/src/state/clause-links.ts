/* Links to clauses of the rules. */
import { games } from "./games.svelte";
import { shareUrl } from "./share-url.svelte";
import { href } from "./router.svelte";

/** The game of a clause: a clause id starts with the beginning of the game's key. */
function gameOfClause(clause: string): string | undefined {
  const start = clause.split("-")[0]?.toLowerCase() ?? "";
  return start === "" ? undefined : games.list.find((game) => game.key.startsWith(start))?.key;
}

/** The URL of a clause within the client; undefined while its game is unknown. */
export function clauseHref(clause: string, game = gameOfClause(clause)): string | undefined {
  return game === undefined ? undefined : `${href("rules", game)}#${clause}`;
}

/** The absolute URL of a clause, for sharing. */
export const clauseLink = (clause: string, game: string): string => `${shareUrl("rules", game)}#${clause}`;
