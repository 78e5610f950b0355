/** Finds the UI of a game: each game's folder exports one from `index.ts`; other games use the fallback. */

import type { GameUi } from "./game-ui";

const drawn = import.meta.glob<{ gameUi: GameUi }>("./*/index.ts");

/** The face of a game, loaded when it is first needed; the plain one where that is wanted or there is no other. */
export async function loadGameUi(game: string, as: "drawn" | "list" = "drawn"): Promise<GameUi> {
  const load = as === "drawn" ? drawn[`./${game}/index.ts`] : undefined;
  if (load !== undefined) return (await load()).gameUi;
  return (await import("./fallback/game-ui")).fallbackUi(game);
}
