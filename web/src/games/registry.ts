/** The faces there are: each game's folder has one in its `index.ts`; a game without one is shown plainly. */

import type { Face } from "./game-ui";

const drawn = import.meta.glob<{ face: Face }>("./*/index.ts");

/** The face of a game, loaded when it is first needed; the plain one where that is wanted or there is no other. */
export async function faceOf(game: string, as: "drawn" | "list" = "drawn"): Promise<Face> {
  const load = as === "drawn" ? drawn[`./${game}/index.ts`] : undefined;
  if (load !== undefined) return (await load()).face;
  return (await import("./fallback/game-ui")).plainFace(game);
}
