/* Ishtar in the browser. */
import type { Face } from "@/games/game-ui";
import Carpet from "./carpet/Carpet.svelte";
import Fountains from "./fountains/Fountains.svelte";
import Layout from "./Layout.svelte";
import { legendNow } from "./legend";
import Map from "./map/Map.svelte";
import { gainOf, iconOf, PART_ICONS, progress } from "./parts/icons";
import { attempt, placesOf, stageRegion, turnOf, TURNS } from "./parts/places";
import Purse from "./seat/CompactStock.svelte";
import Stock from "./seat/Stock.svelte";
import Skills from "./skills/Skills.svelte";
import Trees from "./trees/Trees.svelte";
import { own } from "./view";

export const face: Face = {
  key: "ishtar",
  regions: [
    { id: "map", title: "ishtar-board-map", icon: "bloom", component: Map, key: "D" },
    { id: "carpet", title: "ishtar-board-carpet", icon: "can", component: Carpet, key: "K" },
    { id: "trees", title: "ishtar-board-trees", icon: "tree", component: Trees, key: "T" },
    { id: "skills", title: "ishtar-board-skills", icon: "star", component: Skills, key: "O" },
    { id: "fountains", title: "ishtar-board-fountains", icon: "fountain", component: Fountains, key: "F" },
  ],
  stage: (view) => stageRegion(own(view)),
  placesOf: (action, view) => placesOf(action, own(view)),
  attempt: (place, view) => attempt(place, own(view)),
  turnOf,
  turns: TURNS,
  iconOf,
  gainOf,
  partIcons: PART_ICONS,
  progress: (view) => progress(own(view)),
  legendNow: (view) => legendNow(own(view)),
  Stock,
  Purse,
  Layout,
};
