/** The UI of a game without boards of its own, or of any game by choice: the server's picture and a list of legal moves. */

import type { GameUi } from "@/games/game-ui";
import { describerOf } from "./action-label";
import { fallbackGame } from "./holdings";
import Layout from "./Layout.svelte";
import { placeOf } from "./moves";
import Moves from "./Moves.svelte";
import Picture from "./Picture.svelte";
import Stock from "./Stock.svelte";

export function fallbackUi(game: string): GameUi {
  const known = fallbackGame(game);
  return {
    key: game,
    regions: [
      { id: "picture", title: "frame-plain-picture", icon: "eye", component: Picture, key: "D" },
      { id: "moves", title: "frame-plain-moves", icon: "list", component: Moves, key: "K" },
    ],
    activeRegion: (view) => (view.mover === view.you ? "moves" : "picture"),
    placesOf: (action) => [placeOf(action)],
    attempt: () => null,
    describe: describerOf(game),
    iconOf: known.iconOf,
    gainOf: known.gainOf,
    partIcons: known.partIcons,
    progress: known.progress,
    Stock,
    CompactStock: Stock,
    Layout,
  };
}
