/* Builds the scene from a view: the garden of a seat, the others' last moves, and the ghost. */
import type { SeatWord } from "@/api/types.gen";
import type { Marks, Offer } from "@/games/game-ui";
import { partsOf } from "@/games/babylon/parts/places";
import { holesOf, turnedSymbols } from "@/games/babylon/garden/geometry";
import type { Shown } from "@/games/babylon/compose/composer.svelte";
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
  type Piece,
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
  /** The build that is composed. */
  build?: Shown | null;
}

/** The scene of a seat's garden. */
export function sceneFor(request: SceneRequest): Scene {
  const garden = request.view.gardens[request.seat];
  if (garden === undefined) return EMPTY;
  const scene = { ...sceneOf(garden), ...lastMoves(garden, request.seat, request.marks) };
  const { build = null } = request;
  const { ghost, ghostPrints, framed } = build === null ? previewOf(request, garden) : buildAt(build, garden);
  const scored = build === null ? gains(request.ghost, ghost) : buildGains(build, ghost);
  return {
    ...scene,
    ghost,
    ghostPrints,
    framed: [...scene.framed, ...framed],
    badges: apart([...scene.badges, ...scored]),
  };
}

/** The tile of a build with its decorations. */
function buildAt({ place, rest, face, corner, turn, items }: Shown, garden: Garden): Preview {
  const symbols = turnedSymbols(face.symbols, turn);
  const tile = ghostTile({ ...rest, flower: face.flower, symbols, place, hangs: corner });
  const raised = new Map(holesOf(place).map((hole) => [hole, rest.level]));
  const pieces = items.map(({ kind, fields }) => ghostDecoration(garden, kind, fields, raised));
  const taken = new Set(items.flatMap(({ fields }) => fields.map((field) => JSON.stringify(spotOf(field)))));
  const ghostPrints = tile.ghostPrints.filter(({ x, z }) => !taken.has(JSON.stringify({ x, z })));
  return { ...tile, ghost: [...tile.ghost, ...pieces], ghostPrints };
}

/** What each decoration of a build scores, and its belvedere. */
function buildGains({ items, parts }: Shown, ghost: Scene["ghost"]): Badge[] {
  const pieces = ghost.slice(ghost.length - items.length);
  const found = items.map(({ points }, i) => ({ points, piece: pieces[i] }));
  const belvedere = { points: parts["belvederes"] ?? 0, piece: ghost.find(({ kind }) => kind === "belvedere") };
  return [...found, belvedere].flatMap(({ points, piece }) =>
    piece === undefined || points === 0 ? [] : [gainBadge(points, piece)],
  );
}

const gainBadge = (points: number, { x, z, tier }: Piece): Badge => ({
  kind: "gain",
  text: points > 0 ? `+${points}` : `−${-points}`,
  x,
  z,
  level: tier + 0.75,
});

/** Badges of one place become one: the first number of last moves, and all gains. */
function apart(badges: readonly Badge[]): Badge[] {
  const isShown = (badge: Badge, i: number): boolean =>
    badge.kind === "gain" ||
    !badges
      .slice(0, i)
      .some((other) => other.text === badge.text && Math.hypot(other.x - badge.x, other.z - badge.z) < 2);
  return badges.filter(isShown);
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
  return [gainBadge(sum, first)];
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
