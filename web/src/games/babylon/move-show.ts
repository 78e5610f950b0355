/* How the moves of others are shown in Babylon: tiles from the quarry to seats and from there to gardens, decorations
   to gardens. */
import type { GameView, MoveShow, SeenMove, SoundName, Travel, TravelPoint } from "@/games/game-ui";
import { atPlace, atSeat } from "@/games/shared/travel";
import { activeRegion } from "./parts/places";
import Traveller from "./parts/Traveller.svelte";
import { tileInHand, typedView } from "./view";

/** The garden of a seat: its picture among all gardens, else its board on a phone. */
const gardenOf = (seat: string): TravelPoint => [`garden:${seat}`, "region:others"];

function region({ by, action }: SeenMove, before: GameView): string {
  const active = activeRegion({ ...typedView(before), due: [action.do] });
  return active === "garden" && by !== before.you ? "others" : active;
}

function travels({ by, action }: SeenMove, before: GameView): Travel[] {
  const view = typedView(before);
  const said = (argument: string): string => String(action[argument] ?? "");
  switch (action.do) {
    case "mine":
    case "remove": {
      const tile = view.quarry[said("cell")]?.tile ?? "none";
      return [{ piece: { picture: tile }, way: [atPlace(`cell:${said("cell")}`, "quarry"), atSeat(by)] }];
    }
    case "turn":
      return [{ piece: { picture: tileInHand(view) }, way: [atSeat(by), gardenOf(by)] }];
    case "symbol":
      return [{ piece: { icon: said("piece") }, way: [atSeat(by), gardenOf(by)] }];
    case "statue":
    case "fountain":
    case "stairs":
    case "bridge":
      return [{ piece: { icon: action.do }, way: [atSeat(by), gardenOf(by)] }];
    default:
      return [];
  }
}

const SOUNDS: Readonly<Record<string, SoundName>> = {
  mine: "stone",
  remove: "stone",
  turn: "place",
  statue: "place",
  fountain: "water",
  stairs: "place",
  bridge: "place",
  symbol: "place",
};

export const moveShow: MoveShow = { travels, region, sound: ({ do: kind }) => SOUNDS[kind] ?? null, Traveller };
