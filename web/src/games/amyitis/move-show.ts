/* How the moves of others are shown in Amyitis: cards to seats, cubes to canals, fields and temples, the caravan along
   its road. */
import type { Action, GameView, MoveShow, SeenMove, SoundName, Travel, TravelPoint } from "@/games/game-ui";
import { atPlace, atSeat } from "@/games/shared/travel";
import { activeRegion, placesOf } from "./parts/places";
import { clockwise } from "./road/geometry";
import { typedView, type AmyitisView } from "./view";

const said = (action: Action, argument: string): string => String(action[argument] ?? "");

function regionOf({ action }: SeenMove, before: GameView): string {
  return activeRegion({ ...typedView(before), due: [action.do] });
}

/** The cities from the caravan's to another, along the road. */
function road(view: AmyitisView, to: string): TravelPoint[] {
  const cities = Object.keys(view.road).sort((one, other) => view.road[one]!.place - view.road[other]!.place);
  const from = view.road[view.table.caravan]?.place ?? 0;
  const steps = clockwise(from, view.road[to]?.place ?? from);
  return Array.from({ length: steps + 1 }, (_, step) =>
    atPlace(`city:${cities[(from + step) % cities.length]}`, "road"),
  );
}

function travels(move: SeenMove, before: GameView): Travel[] {
  const { by, action } = move;
  const view = typedView(before);
  const seat = atSeat(by);
  const places = placesOf(action);
  const place = atPlace(places[0] ?? "", regionOf(move, before));
  const city = atPlace(`city:${view.table.caravan}`, "road");
  const icon = (name: string, ...way: TravelPoint[]): Travel => ({ piece: { icon: name }, way });
  switch (action.do) {
    case "caravan":
      return [{ piece: null, way: road(view, said(action, "city")) }];
    case "recruit":
      return [icon(said(action, "craft"), place, seat)];
    case "farm":
    case "pray":
    case "irrigate":
      return [{ piece: { cube: by }, way: [seat, place] }];
    case "plant":
      return [icon("plant", seat, place)];
    case "take":
      return [icon(said(action, "court"), place, seat)];
    case "sell":
      return [...new Set(said(action, "goods").split("+"))].map((good) => icon(good, seat, city));
    case "gain":
    case "load":
      return [icon(said(action, "good"), city, seat)];
    case "swap":
      return [icon(said(action, "given"), seat, city), icon(said(action, "gained"), city, seat)];
    case "accept":
      return [icon(said(action, "gift"), atPlace("temple:ishtar", "temples"), seat)];
    default:
      return [];
  }
}

const SOUNDS: Readonly<Record<string, SoundName>> = {
  irrigate: "water",
  recruit: "place",
  caravan: "place",
  farm: "place",
  pray: "place",
  procession: "place",
  plant: "place",
  take: "place",
};

export const moveShow: MoveShow = { travels, region: regionOf, sound: ({ do: kind }) => SOUNDS[kind] ?? null };
