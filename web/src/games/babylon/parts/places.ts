/* Places of the boards: the places of an action, and the action that a pick would have meant. */
import type { Action, PlaceId } from "@/games/game-ui";
import type { BabylonView } from "@/games/babylon/view";

/**
 * `spot:c3` a place for a tile, `corner:nw`, `field:c3` a field of my garden, `tile:mined`, `cell:q11`, `seen:rose:c3`.
 */
export type PlaceKind = "spot" | "corner" | "field" | "tile" | "cell" | "seen";

/** The parts of a place: its kind and its name. */
export function partsOf(place: PlaceId): [kind: PlaceKind, name: string, detail: string] {
  const [kind = "", name = "", detail = ""] = place.split(":");
  return [kind as PlaceKind, name, detail];
}

/** The places of an action. Corners and rotations belong to the tile being placed: afterwards they have no place. */
export function placesOf(action: Action, view: BabylonView): PlaceId[] {
  const said = (argument: string): string => String(action[argument] ?? "");
  switch (action.do) {
    case "mine":
    case "remove":
      return [`cell:${said("cell")}`];
    case "build":
      return [`tile:${said("source")}`];
    case "place":
      return [`spot:${said("place")}`];
    case "hang":
      return view.due.includes("hang") ? [`corner:${said("corner")}`] : [];
    case "turn":
      return view.due.includes("turn") ? [`spot:${view.table.build_place}`] : [];
    case "statue":
    case "symbol":
      return [`field:${said("field")}`];
    case "fountain":
    case "stairs":
    case "bridge":
      return said("fields")
        .split("-")
        .map((field) => `field:${field}`);
    default:
      return [];
  }
}

/** The action that a pick at a place would have meant, to ask why it is not allowed. */
export function attempt(place: PlaceId, view: BabylonView): Action | null {
  const [kind, name] = partsOf(place);
  switch (kind) {
    case "cell":
      return { do: view.due.includes("remove") ? "remove" : "mine", cell: name };
    case "tile":
      return { do: "build", source: name };
    case "spot":
      return { do: "place", place: name, level: view.spots[name]?.lowest ?? 1 };
    case "corner":
      return { do: "hang", corner: name };
    case "field":
      return fieldAttempt(name, view);
    default:
      return null;
  }
}

/** A pick on a field means the decoration of its symbol; on one without a symbol, a statue. */
function fieldAttempt(field: string, view: BabylonView): Action | null {
  const garden = view.gardens[view.you];
  const symbol = garden?.symbol[holeIndex(field)] ?? "none";
  if (symbol === "none" || symbol === "statue") return { do: "statue", field };
  const reach = symbol === "bridge" ? 2 : 1;
  const other =
    neighbours(field, reach).find((each) => garden?.symbol[holeIndex(each)] === symbol) ?? neighbours(field, reach)[0];
  return other === undefined ? null : { do: symbol, fields: inOrder(field, other) };
}

const SIDE = 8;
export const holeIndex = (hole: string): number => (hole.charCodeAt(1) - 49) * SIDE + hole.charCodeAt(0) - 97;
export const holeAt = (index: number): string =>
  String.fromCharCode(97 + (index % SIDE), 49 + Math.floor(index / SIDE));

/** The holes at a distance in a straight line, within the board. */
export function neighbours(hole: string, reach: number): string[] {
  const at = holeIndex(hole);
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
  const found = [
    [x, y - reach],
    [x + reach, y],
    [x, y + reach],
    [x - reach, y],
  ] as const;
  return found.filter(([u, v]) => u >= 0 && v >= 0 && u < SIDE && v < SIDE).map(([u, v]) => holeAt(v * SIDE + u));
}

const inOrder = (one: string, other: string): string =>
  holeIndex(one) < holeIndex(other) ? `${one}-${other}` : `${other}-${one}`;

const IN_QUARRY: readonly string[] = ["mine", "remove", "deal-tile", "deal-first"];

/** The region of the current step. */
export const activeRegion = (view: BabylonView): string =>
  view.due.some((kind) => IN_QUARRY.includes(kind)) ? "quarry" : "garden";
