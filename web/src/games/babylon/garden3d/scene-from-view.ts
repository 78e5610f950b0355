/* Builds the scene from a view: the garden of a seat, the others' last moves, and the ghost. */
import type { SeatWord } from "@/api/types.gen";
import type { Marks, Offer } from "@/games/game-ui";
import { partsOf } from "@/games/babylon/parts/places";
import { pointsOf } from "@/games/shared/offer-points";
import { tileInHand, type BabylonView, type CornerWord, type DecorationWord, type Garden } from "@/games/babylon/view";
import {
  type Badge,
  EMPTY,
  type Framed,
  ghostDecoration,
  ghostTile,
  indexOf,
  middleOf,
  type Scene,
  sceneOf,
  type Sign,
  spotOf,
} from "./scene";

export interface SceneRequest {
  view: BabylonView;
  seat: SeatWord;
  ghost: Offer | null;
  marks: Marks;
  /** The rotation of the tile while it is not chosen yet. */
  turn: number;
}

/** The scene of a seat's garden. */
export function sceneFor(request: SceneRequest): Scene {
  const garden = request.view.gardens[request.seat];
  if (garden === undefined) return EMPTY;
  const scene = { ...sceneOf(garden), ...lastMoves(garden, request.seat, request.marks) };
  const { ghost, ghostPrints, framed } = previewOf(request, garden);
  return {
    ...scene,
    ghost,
    ghostPrints,
    framed: [...scene.framed, ...framed],
    badges: [...scene.badges, ...gains(request.ghost, ghost)],
  };
}

type Preview = Pick<Scene, "ghost" | "ghostPrints" | "framed">;
const NOTHING: Preview = { ghost: [], ghostPrints: [], framed: [] };

/** The ghost: only in the garden of the player to decide. */
function previewOf({ view, seat, ghost, turn }: SceneRequest, garden: Garden): Preview {
  if (seat !== view.table.asked) return NOTHING;
  const { build_place, build_level, build_hang } = view.table;
  const action = ghost?.action;
  const said = (argument: string): string => String(action?.[argument] ?? "");
  switch (action?.do) {
    case "place":
      return tileAt(view, said("place"), Number(action["level"]), null, turn);
    case "hang":
      return tileAt(view, build_place, build_level, said("corner") as CornerWord, turn);
    case "turn":
      return tileAt(view, build_place, build_level, build_hang, Number(action["turn"]));
    case "statue":
      return { ...NOTHING, ghost: [ghostDecoration(garden, "statue", [said("field")])] };
    case "fountain":
    case "stairs":
    case "bridge":
      return { ...NOTHING, ghost: [ghostDecoration(garden, action.do as DecorationWord, said("fields").split("-"))] };
    case "symbol": {
      const field = said("field");
      const level = garden.level[indexOf(field)] ?? 0;
      return {
        ...NOTHING,
        ghostPrints: [{ what: said("piece") as Sign, on: "ghost:symbol", ...spotOf(field), level }],
      };
    }
  }
  if (view.due.includes("hang")) return tileAt(view, build_place, build_level, null, turn);
  if (view.due.includes("turn")) return tileAt(view, build_place, build_level, build_hang, turn);
  return NOTHING;
}

/** The selected tile at its place. */
function tileAt(view: BabylonView, place: string, level: number, hangs: CornerWord | null, turn: number): Preview {
  const face = view.faces[tileInHand(view)];
  if (face === undefined) return NOTHING;
  const symbols = face.symbols.map((_, corner) => face.symbols[(corner - turn + 4) % 4] ?? "none");
  const rest = view.spots[place]?.rests.find((each) => each.level === level);
  return ghostTile({ flower: face.flower, symbols, place, level, hangs, supports: rest?.supports ?? [] });
}

/** The score of a ghost, above its first piece. */
function gains(offer: Offer | null, ghost: Scene["ghost"]): Badge[] {
  const sum = offer === null ? 0 : pointsOf(offer);
  const [first] = ghost;
  if (first === undefined || sum === 0) return [];
  return [{ kind: "gain", text: sum > 0 ? `+${sum}` : `−${-sum}`, x: first.x, z: first.z, level: first.tier + 0.75 }];
}

/** Tiles and fields of this garden that are marked as a seat's last moves. */
function lastMoves(garden: Garden, seat: SeatWord, marks: Marks): Pick<Scene, "framed" | "badges"> {
  const framed: Framed[] = [];
  const badges: Badge[] = [];
  for (const [place, put] of marks) {
    const last = put.find((mark) => mark.kind === "last" && mark.seat === seat);
    const [kind, name] = partsOf(place);
    if (last === undefined) continue;
    const text = last.order === undefined ? null : String(last.order);
    if (kind === "spot") {
      const tile = garden.tiles.findLast((each) => each.place === name);
      if (tile === undefined) continue;
      framed.push({ ...middleOf(name), level: tile.level, seat });
      if (text !== null) badges.push({ kind: "last", text, ...spotOf(name), level: tile.level + 0.1 });
    } else if (kind === "field" && text !== null) {
      badges.push({ kind: "last", text, ...spotOf(name), level: (garden.level[indexOf(name)] ?? 0) + 0.6 });
    }
  }
  return { framed, badges };
}
