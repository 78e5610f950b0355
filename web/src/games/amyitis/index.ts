/* The UI of Amyitis. */
import type { GameUi } from "@/games/game-ui";
import Court from "./court/Court.svelte";
import Crafts from "./crafts/Crafts.svelte";
import Fields from "./fields/Fields.svelte";
import Garden from "./garden/Garden.svelte";
import Layout from "./Layout.svelte";
import { moveShow } from "./move-show";
import { describe } from "./parts/action-label";
import { extraCost, gainOf, iconOf, PART_ICONS, progress } from "./parts/icons";
import { attempt, placesOf, activeRegion } from "./parts/places";
import Road from "./road/Road.svelte";
import CompactStock from "./seat/CompactStock.svelte";
import Stock from "./seat/Stock.svelte";
import Temples from "./temples/Temples.svelte";
import { typedView } from "./view";

export const gameUi: GameUi = {
  key: "amyitis",
  regions: [
    { id: "road", title: "amyitis-board-road", icon: "camel", component: Road, key: "C" },
    { id: "garden", title: "amyitis-board-garden", icon: "plant", component: Garden, key: "D" },
    { id: "crafts", title: "amyitis-board-crafts", icon: "peasant", component: Crafts, key: "K" },
    { id: "fields", title: "amyitis-board-fields", icon: "barley", component: Fields, key: "F" },
    { id: "temples", title: "amyitis-board-temples", icon: "priest", component: Temples, key: "T" },
    { id: "court", title: "amyitis-board-court", icon: "palace", component: Court, key: "O" },
  ],
  activeRegion: (view) => activeRegion(typedView(view)),
  placesOf,
  attempt: (place, view) => attempt(place, typedView(view)),
  describe,
  iconOf,
  extraCost,
  gainOf,
  partIcons: PART_ICONS,
  progress: (view) => progress(typedView(view)),
  moveShow,
  Stock,
  hasHighStock: true,
  CompactStock,
  Layout,
};
