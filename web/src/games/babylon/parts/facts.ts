/* The accessible description of a place as a list of messages. */
import type { Marks, Message, PlaceId } from "@/games/game-ui";
import { CORNERS, tileOf, type BabylonView, type Face, type SourceWord } from "@/games/babylon/view";
import { holesOf } from "@/games/babylon/garden/geometry";
import { holeIndex, partsOf } from "./places";
import { marksAt } from "@/games/shared";

/** A message, or a list of messages used as one argument of another. */
export interface Fact extends Message {
  lists?: Record<string, Message[]>;
}

type Arg = Message["args"][string];

const word = (domain: string, name: string): Arg => ({ word: `babylon-${domain}-${name}` });
const fact = (id: string, args: Fact["args"] = {}, lists?: Fact["lists"]): Fact =>
  lists === undefined ? { id: `babylon-board-${id}`, args } : { id: `babylon-board-${id}`, args, lists };

/** All facts about a place, without its legal actions. */
export function factsOf(place: PlaceId, view: BabylonView): Fact[] {
  const [kind, name, detail] = partsOf(place);
  return TELLERS[kind](view, name, detail);
}

/** The legal actions at a place, and whether it is selected. */
export function doingsOf(place: PlaceId, view: BabylonView, marks: Marks): Fact[] {
  const [kind] = partsOf(place);
  const { legal, chosen } = marksAt(marks, place);
  return [...(legal ? [fact(`can-${kind === "cell" ? view.stage : kind}`)] : []), ...(chosen ? [fact("chosen")] : [])];
}

type Teller = (view: BabylonView, name: string, detail: string) => Fact[];

const TELLERS: Readonly<Record<ReturnType<typeof partsOf>[0], Teller>> = {
  cell: tellCell,
  tile: tellSource,
  spot: tellSpot,
  corner: tellCorner,
  field: (view, hole) => tellField(view, view.you, hole),
  seen: tellField,
};

/** A tile by its flower and symbols. */
function tellTile(face: Face | undefined): Fact[] {
  if (face === undefined) return [];
  const args = { flower: word("flower", face.flower) };
  const facts = [
    face.material === "none"
      ? fact("start-tile", args)
      : fact("tile", { ...args, material: word("material", face.material) }),
  ];
  const symbols = face.symbols.flatMap((symbol, i) =>
    symbol === "none" ? [] : [fact("symbol-at", { piece: word("piece", symbol), corner: word("corner", CORNERS[i]!) })],
  );
  return [...facts, fact("symbols", {}, { symbols })];
}

function tellCell(view: BabylonView, name: string): Fact[] {
  const stack = view.quarry[name];
  if (stack === undefined) return [];
  const at = { row: Number(name[1]), column: Number(name[2]) };
  if (stack.height === 0) return [fact("cell-floor", at)];
  const facts = [fact("cell", { ...at, height: stack.height })];
  if (stack.tile === "none") return [...facts, fact("cell-unseen")];
  facts.push(...tellTile(view.faces[stack.tile]));
  facts.push(
    fact("pays", {
      n: stack.pays,
      edges: stack.edges.filter((edge) => edge !== "higher").length,
      flower: stack.flower,
    }),
  );
  return facts;
}

function tellSource(view: BabylonView, name: string): Fact[] {
  const seat = view.table.asked;
  const tile = tileOf(view, seat, name as SourceWord);
  if (tile === "none") return [fact(`no-${name}`)];
  return [fact(name), ...tellTile(view.faces[tile])];
}

function tellSpot(view: BabylonView, name: string): Fact[] {
  const [nw, ne, se, sw] = holesOf(name).map((hole) => hole.toUpperCase());
  const facts = [fact("spot", { nw: nw!, ne: ne!, se: se!, sw: sw! })];
  for (const { level, prices } of view.spots[name]?.rests ?? []) {
    facts.push(fact("spot-level", { level, n: Math.min(...Object.values(prices).map(({ singles }) => singles)) }));
  }
  return facts;
}

function tellCorner(view: BabylonView, name: string): Fact[] {
  const price = view.spots[view.table.build_place]?.rests[0]?.prices[name];
  const facts = [name === "none" ? fact("corner-none") : fact("corner", { corner: word("corner", name) })];
  if (price !== undefined) facts.push(fact("costs", { n: price.singles, doubles: price.doubles }));
  return facts;
}

function tellField(view: BabylonView, seat: string, hole: string): Fact[] {
  const garden = view.gardens[seat];
  const at = holeIndex(hole);
  const field = hole.toUpperCase();
  if (garden === undefined) return [];
  const tile = garden.tiles[garden.roof[at] ?? -1];
  const facts =
    tile === undefined
      ? [fact("bare", { field })]
      : [fact("field", { field, level: tile.level, flower: word("flower", tile.flower) })];
  const [symbol, standing] = [garden.symbol[at] ?? "none", garden.standing[at] ?? "none"];
  if (standing !== "none") facts.push(fact(`stands-${standing.replace(" ", "-")}`));
  else if (symbol !== "none") facts.push(fact("symbol", { piece: word("piece", symbol) }));
  if ((garden.bridge[at] ?? 0) > 0) facts.push(fact("under-bridge"));
  for (const below of garden.tiles.filter((each) => each !== tile && each.holes.includes(hole)).reverse()) {
    facts.push(fact("below", { level: below.level }));
  }
  return facts;
}
