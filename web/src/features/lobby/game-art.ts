/* The picture of each game, drawn by `python -m docs.cards`. */
import amyitis from "./art/amyitis.svg";
import babylon from "./art/babylon.svg";
import ishtar from "./art/ishtar.svg";

const ART: Readonly<Record<string, string>> = { amyitis, babylon, ishtar };

/** The picture of a game; a new game may have none. */
export const artOf = (game: string): string | undefined => (Object.hasOwn(ART, game) ? ART[game] : undefined);
