/** The face of a game without drawn boards, or for whoever prefers it: the server's picture, and every legal move in a list. */

import type { Face } from "@/games/game-ui";
import { plainGame } from "./holdings";
import Layout from "./Layout.svelte";
import { placeOf } from "./moves";
import Moves from "./Moves.svelte";
import Picture from "./Picture.svelte";
import Stock from "./Stock.svelte";

export function plainFace(game: string): Face {
  const known = plainGame(game);
  return {
    key: game,
    regions: [
      { id: "picture", title: "frame-plain-picture", icon: "eye", component: Picture, key: "D" },
      { id: "moves", title: "frame-plain-moves", icon: "list", component: Moves, key: "K" },
    ],
    stage: (view) => (view.mover === view.you ? "moves" : "picture"),
    placesOf: (action) => [placeOf(action)],
    attempt: () => null,
    iconOf: known.iconOf,
    gainOf: known.gainOf,
    partIcons: known.partIcons,
    progress: known.progress,
    Stock,
    Purse: Stock,
    Layout,
  };
}
