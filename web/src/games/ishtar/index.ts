/* The UI of Ishtar. */
import type { GameUi } from "@/games/game-ui";
import Carpet from "./carpet/Carpet.svelte";
import Fountains from "./fountains/Fountains.svelte";
import Layout from "./Layout.svelte";
import { legendNow } from "./legend";
import Map from "./map/Map.svelte";
import { moveShow } from "./move-show";
import { describe } from "./parts/action-label";
import { describeCode } from "./parts/described";
import { gainOf, iconOf, PART_ICONS, progress } from "./parts/icons";
import { attempt, placesOf, activeRegion, rotationOf, ROTATION_STEPS } from "./parts/places";
import CompactStock from "./seat/CompactStock.svelte";
import Stock from "./seat/Stock.svelte";
import Skills from "./skills/Skills.svelte";
import Trees from "./trees/Trees.svelte";
import { typedView } from "./view";

export const gameUi: GameUi = {
  key: "ishtar",
  regions: [
    { id: "map", title: "ishtar-board-map", icon: "bloom", component: Map, key: "D" },
    { id: "carpet", title: "ishtar-board-carpet", icon: "can", component: Carpet, key: "K" },
    { id: "trees", title: "ishtar-board-trees", icon: "tree", component: Trees, key: "T" },
    { id: "skills", title: "ishtar-board-skills", icon: "star", component: Skills, key: "O" },
    { id: "fountains", title: "ishtar-board-fountains", icon: "fountain", component: Fountains, key: "F" },
  ],
  activeRegion: (view) => activeRegion(typedView(view)),
  placesOf: (action, view) => placesOf(action, typedView(view)),
  attempt: (place, view, rotation) => attempt(place, typedView(view), rotation),
  rotationOf,
  rotationSteps: ROTATION_STEPS,
  hasRotateButtons: true,
  describe,
  describeCode: (argument, code, view) => describeCode(argument, code, view === null ? null : typedView(view)),
  iconOf,
  gainOf,
  partIcons: PART_ICONS,
  progress: (view) => progress(typedView(view)),
  legendNow: (view) => legendNow(typedView(view)),
  moveShow,
  Stock,
  CompactStock,
  placesDecision: true,
  foldsLog: true,
  Layout,
};
