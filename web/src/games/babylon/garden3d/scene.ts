/**
 * A garden as plain data: every piece with its kind, place, level and rotation, read from the server's view.
 *
 * Places are in fields: x runs east from the western edge of the board, z south from the northern one, so that the
 * middle of hole a1 is (0.5, 0.5). Rotations are quarter turns clockwise seen from above; at 0 a piece lies or leads
 * to the east. Nothing here knows how a piece looks, and nothing here knows a rule.
 */
import type { BabylonDecoration, BabylonGarden, BabylonLaid, SeatWord } from "@/api/types.gen";

export const SIDE = 8;

export type Flower = BabylonLaid["flower"];
export type Sign = Exclude<BabylonLaid["symbols"][number], "none">;
type TileKind = `tile-${Flower}`;
export type PieceKind = TileKind | "single" | "double" | BabylonDecoration["kind"];

export interface Spot {
  x: number;
  z: number;
}

/** A piece of a garden. */
export interface Piece extends Spot {
  /** The same piece has the same key in every position. */
  key: string;
  kind: PieceKind;
  /** The level it stands on; for a tile, its own level. */
  level: number;
  /** The highest level it belongs to: it is hidden when that level is. */
  tier: number;
  turn: number;
}

/** A symbol on a field, or a flower in the middle of a tile. */
export interface Print extends Spot {
  what: Sign | Flower;
  /** The key of the tile it is printed on. */
  on: string;
  level: number;
}

/** A tile with a frame: a last move, or about to be placed. */
export interface Framed extends Spot {
  level: number;
  seat: SeatWord | "now";
}

/** A short text next to a piece: the number of a last move, or the score of the ghost. */
export interface Badge extends Spot {
  kind: "last" | "gain";
  text: string;
  level: number;
}

export interface Scene {
  pieces: readonly Piece[];
  prints: readonly Print[];
  framed: readonly Framed[];
  /** The ghost: pieces that are only previewed. */
  ghost: readonly Piece[];
  ghostPrints: readonly Print[];
  badges: readonly Badge[];
  /** The highest level of the garden. */
  highest: number;
}

export const EMPTY: Scene = { pieces: [], prints: [], framed: [], ghost: [], ghostPrints: [], badges: [], highest: 0 };

export const FLOWERS: readonly Flower[] = ["white", "pink", "orange", "blue"];
export const SIGNS: readonly Sign[] = ["statue", "fountain", "bridge", "stairs"];

/** The offsets of a tile's fields from its centre: nw, ne, se, sw. */
const CORNERS = [
  { name: "nw", x: -0.5, z: -0.5 },
  { name: "ne", x: 0.5, z: -0.5 },
  { name: "se", x: 0.5, z: 0.5 },
  { name: "sw", x: -0.5, z: 0.5 },
] as const;

/** The centre of a hole: "a1" is the north-western one. */
export function spotOf(hole: string): Spot {
  return { x: hole.charCodeAt(0) - "a".charCodeAt(0) + 0.5, z: Number(hole.slice(1)) - 0.5 };
}

/** The index of a hole in lists that go row by row. */
export function indexOf(hole: string): number {
  const { x, z } = spotOf(hole);
  return SIDE * (z - 0.5) + (x - 0.5);
}

/** The centre of the tile whose north-western corner is over a hole. */
export function middleOf(place: string): Spot {
  const { x, z } = spotOf(place);
  return { x: x + 0.5, z: z + 0.5 };
}

/** All pieces built in a garden; callers add marks and ghosts. */
export function sceneOf(garden: BabylonGarden): Scene {
  const tiles = garden.tiles.map(tilePiece);
  const pillars = garden.pillars.map(({ hole, kind, foot, head }): Piece => ({
    key: `${kind}:${hole}:${foot}`,
    kind,
    ...spotOf(hole),
    level: foot,
    tier: head,
    turn: 0,
  }));
  const decorations = garden.decorations.map(decorationPiece);
  return {
    ...EMPTY,
    pieces: [...tiles, ...pillars, ...decorations],
    prints: garden.tiles.flatMap((tile) => printsOf(tile, takenIn(garden))),
    highest: garden.highest,
  };
}

function tilePiece({ tile, flower, place, level, turn }: BabylonLaid): Piece {
  return { key: `tile:${tile}`, kind: `tile-${flower}`, ...middleOf(place), level, tier: level, turn };
}

/** A decoration: a staircase stands on its lower field and leads up; a piece on two fields is centred between them. */
export function decorationPiece({
  kind,
  fields,
  levels,
}: Pick<BabylonDecoration, "kind" | "fields" | "levels">): Piece {
  const [first = "a1", second = first] = fields;
  const [one = 0, other = one] = levels;
  const key = `${kind}:${fields.join("-")}:${one}`;
  const tier = Math.max(one, other);
  const a = spotOf(first);
  const b = spotOf(second);
  if (kind === "stairs") {
    const [low, high] = one <= other ? [a, b] : [b, a];
    return { key, kind, ...low, level: Math.min(one, other), tier, turn: turnTowards(low, high) };
  }
  return { key, kind, x: (a.x + b.x) / 2, z: (a.z + b.z) / 2, level: one, tier, turn: a.z === b.z ? 0 : 1 };
}

/** Quarter turns clockwise from the east. */
function turnTowards(from: Spot, to: Spot): number {
  if (from.z === to.z) return to.x > from.x ? 0 : 2;
  return to.z > from.z ? 1 : 3;
}

/** Occupied fields, as hole and level. */
function takenIn({ pillars, decorations }: BabylonGarden): ReadonlySet<string> {
  const feet = pillars.map(({ hole, foot }) => `${hole}:${foot}`);
  return new Set([
    ...feet,
    ...decorations.flatMap(({ fields, levels }) => fields.map((field, i) => `${field}:${levels[i]}`)),
  ]);
}

/** The visible prints of a tile: its flower, and the symbols of its free fields. */
function printsOf(tile: BabylonLaid, taken: ReadonlySet<string>): Print[] {
  const { level } = tile;
  const on = `tile:${tile.tile}`;
  const found: Print[] = [{ what: tile.flower, on, ...middleOf(tile.place), level }];
  tile.symbols.forEach((symbol, corner) => {
    const hole = tile.holes[corner] ?? "";
    if (symbol !== "none" && !taken.has(`${hole}:${level}`)) found.push({ what: symbol, on, ...spotOf(hole), level });
  });
  return found;
}

/** A scene without the pieces above a level. */
export function upTo(scene: Scene, level: number): Scene {
  const stays = ({ tier }: Piece): boolean => tier <= level;
  return {
    ...scene,
    pieces: scene.pieces.filter(stays),
    prints: scene.prints.filter((print) => print.level <= level),
    framed: scene.framed.filter((frame) => frame.seat === "now" || frame.level <= level),
    badges: scene.badges.filter((badge) => badge.kind === "gain" || badge.level <= level),
  };
}

/** A tile ghost: its place, the supports of its corners, and the unsupported corner. */
export interface Wish {
  flower: Flower;
  symbols: readonly (Sign | "none")[];
  place: string;
  level: number;
  hangs: BabylonLaid["hangs"] | null;
  /** The support of each corner, as given by the server. */
  supports: readonly string[];
}

/** The pieces of a tile ghost: the framed tile, its pillars, and the belvedere on the unsupported corner. */
export function ghostTile({
  flower,
  symbols,
  place,
  level,
  hangs,
  supports,
}: Wish): Pick<Scene, "ghost" | "ghostPrints" | "framed"> {
  const middle = middleOf(place);
  const on = "ghost:tile";
  const ghost: Piece[] = [{ key: on, kind: `tile-${flower}`, ...middle, level, tier: level, turn: 0 }];
  const ghostPrints: Print[] = [{ what: flower, on, ...middle, level }];
  CORNERS.forEach(({ name, ...aside }, i) => {
    const spot = { x: middle.x + aside.x, z: middle.z + aside.z };
    const symbol = symbols[i] ?? "none";
    if (name === hangs) {
      ghost.push({ key: `ghost:${name}`, kind: "belvedere", ...spot, level, tier: level, turn: 0 });
      return;
    }
    if (symbol !== "none") ghostPrints.push({ what: symbol, on, ...spot, level });
    const kind = supports[i];
    if (kind === "single" || kind === "double") {
      ghost.push({
        key: `ghost:${name}`,
        kind,
        ...spot,
        level: level - (kind === "double" ? 2 : 1),
        tier: level,
        turn: 0,
      });
    }
  });
  return { ghost, ghostPrints, framed: [{ ...middle, level, seat: "now" }] };
}

/** A decoration ghost, on the visible surface of its fields, or on that of a tile that would be placed first. */
export function ghostDecoration(
  garden: BabylonGarden,
  kind: BabylonDecoration["kind"],
  fields: readonly string[],
  raised: ReadonlyMap<string, number> = new Map(),
): Piece {
  const levels = fields.map((field) => raised.get(field) ?? garden.level[indexOf(field)] ?? 0);
  return { ...decorationPiece({ kind, fields: [...fields], levels }), key: `ghost:${kind}:${fields.join("-")}` };
}
