/* The UI of Babylon. */
import type { GameUi } from "@/games/game-ui";
import BuildPanel from "./compose/BuildPanel.svelte";
import { BuildComposer } from "./compose/composer.svelte";
import Garden from "./garden/Garden.svelte";
import Layout from "./Layout.svelte";
import { legendNow } from "./legend";
import Others from "./others/Others.svelte";
import { moveShow } from "./move-show";
import { describe } from "./parts/action-label";
import { describeCode } from "./parts/described";
import { gainOf, iconOf, PART_ICONS, progress } from "./parts/icons";
import { attempt, placesOf, activeRegion } from "./parts/places";
import Quarry from "./quarry/Quarry.svelte";
import Round from "./round/Round.svelte";
import CompactStock from "./seat/CompactStock.svelte";
import Stock from "./seat/Stock.svelte";
import Trophy from "./trophy/Trophy.svelte";
import { typedView } from "./view";

export const gameUi: GameUi = {
  key: "babylon",
  regions: [
    { id: "garden", title: "babylon-board-garden", icon: "statue", component: Garden, key: "D" },
    { id: "quarry", title: "babylon-board-quarry", icon: "pillar", component: Quarry, key: "K" },
    { id: "others", title: "babylon-board-others", icon: "people", component: Others, key: "O" },
    { id: "round", title: "babylon-board-round", icon: "clock", component: Round, key: "T" },
  ],
  activeRegion: (view) => activeRegion(typedView(view)),
  placesOf: (action, view) => placesOf(action, typedView(view)),
  attempt: (place, view) => attempt(place, typedView(view)),
  rotationOf: (action) => (action.do === "turn" ? Number(action["turn"]) : null),
  rotationSteps: 4,
  compose: (table) => new BuildComposer(table),
  ComposedMove: BuildPanel,
  describe,
  describeCode: (argument, code, view) => describeCode(argument, code, view === null ? null : typedView(view)),
  iconOf,
  gainOf,
  partIcons: PART_ICONS,
  progress: (view) => progress(typedView(view)),
  legendNow: (view) => legendNow(typedView(view)),
  moveShow,
  Stock,
  Trophy,
  CompactStock,
  placesDecision: true,
  foldsLog: true,
  Layout,
};
