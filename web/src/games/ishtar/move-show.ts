/* How the moves of others are shown in Ishtar: the can around the carpet, tiles to seats and into the desert,
   assistants, trees and flowers to their spaces. */
import type { Action, GameView, MoveShow, SeenMove, SoundName, Travel, TravelPoint } from "@/games/game-ui";
import { atPlace, atSeat } from "@/games/shared/travel";
import { placesOf } from "./parts/places";
import Traveller from "./parts/Traveller.svelte";
import { CUPS, treeIcon, typedView, type IshtarView } from "./view";

const REGIONS: Readonly<Record<string, string>> = {
  can: "carpet",
  keep: "carpet",
  kept: "carpet",
  skill: "skills",
  take: "skills",
  reserve: "trees",
  buy: "trees",
};

/** The cup whose tile a step takes; null if it takes none. A move of the can that is paid for is made by the payment. */
function cupOf(action: Action, view: IshtarView): string | null {
  if (action.do === "can" || action.do === "keep") return String(action["cup"]);
  return action.do === "pay" && CUPS.includes(view.table.target) ? view.table.target : null;
}

function region({ action }: SeenMove, before: GameView): string {
  return cupOf(action, typedView(before)) !== null ? "carpet" : (REGIONS[action.do] ?? "map");
}

/** The cups from the can's to another, clockwise. */
function carpet(view: IshtarView, to: string): TravelPoint[] {
  const from = Math.max(0, CUPS.indexOf(view.table.can));
  const steps = (CUPS.indexOf(to) - from + CUPS.length) % CUPS.length;
  return Array.from({ length: steps + 1 }, (_, step) =>
    atPlace(`cup:${CUPS[(from + step) % CUPS.length] ?? to}`, "carpet"),
  );
}

function travels({ by, action }: SeenMove, before: GameView): Travel[] {
  const view = typedView(before);
  const seat = atSeat(by);
  const places = placesOf(action, view).map((place) => atPlace(place, region({ by, action }, before)));
  const [place = seat] = places;
  const icon = (name: string, ...way: TravelPoint[]): Travel => ({ piece: { icon: name }, way });
  const cup = cupOf(action, view);
  if (cup !== null) {
    const tile: Travel = {
      piece: { picture: view.table.top[cup] ?? "none" },
      way: [atPlace(`cup:${cup}`, "carpet"), seat],
    };
    return action.do === "keep" ? [tile] : [{ piece: null, way: carpet(view, cup) }, tile];
  }
  switch (action.do) {
    case "place":
      return [{ piece: { picture: view.table.hand }, way: [seat, place] }];
    case "assistant":
      return [{ piece: { cube: by }, way: [seat, place] }];
    case "skill":
      return [icon("star", place, seat)];
    case "reserve":
    case "buy":
      return [icon("tree", place, seat)];
    case "tree":
      return [icon(treeIcon(view.table.bought), seat, place)];
    case "single":
    case "double":
      return places.map((each) => icon("bloom", seat, each));
    default:
      return [];
  }
}

const SOUNDS: Readonly<Record<string, SoundName>> = {
  can: "water",
  pay: "water",
  keep: "place",
  place: "place",
  assistant: "place",
  skill: "place",
  reserve: "place",
  buy: "place",
  tree: "place",
  single: "place",
  double: "place",
};

export const moveShow: MoveShow = { travels, region, sound: ({ do: kind }) => SOUNDS[kind] ?? null, Traveller };
