/* Babylon in the browser. */
import type { Face } from "@/games/game-ui";
import Garden from "./garden/Garden.svelte";
import Layout from "./Layout.svelte";
import { legendNow } from "./legend";
import Others from "./others/Others.svelte";
import { gainOf, iconOf, PART_ICONS, progress } from "./parts/icons";
import { attempt, placesOf, stageRegion } from "./parts/places";
import Quarry from "./quarry/Quarry.svelte";
import Round from "./round/Round.svelte";
import Purse from "./seat/CompactStock.svelte";
import Stock from "./seat/Stock.svelte";
import { own } from "./view";

export const face: Face = {
  key: "babylon",
  regions: [
    { id: "garden", title: "babylon-board-garden", icon: "statue", component: Garden, key: "D" },
    { id: "quarry", title: "babylon-board-quarry", icon: "pillar", component: Quarry, key: "K" },
    { id: "others", title: "babylon-board-others", icon: "people", component: Others, key: "O" },
    { id: "round", title: "babylon-board-round", icon: "clock", component: Round, key: "T" },
  ],
  stage: (view) => stageRegion(own(view)),
  placesOf: (action, view) => placesOf(action, own(view)),
  attempt: (place, view) => attempt(place, own(view)),
  turnOf: (action) => (action.do === "turn" ? Number(action["turn"]) : null),
  turns: 4,
  iconOf,
  gainOf,
  partIcons: PART_ICONS,
  progress: (view) => progress(own(view)),
  legendNow: (view) => legendNow(own(view)),
  Stock,
  Purse,
  Layout,
};
