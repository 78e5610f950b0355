/* Places of the boards: the places of an action, the action a pick would have meant, and what the current step asks
   for. */
import type { Action, Offer, OffersByPlace, PlaceId } from "@/games/game-ui";
import type { IshtarView } from "@/games/ishtar/view";
import { desertOf, type Desert } from "./desert";
import { firstOf, WAY_WORDS } from "./hex";

export type PlaceKind = "cell" | "cup" | "card" | "skill" | "kept" | "fountain";

export const ROTATION_STEPS = 6;

/** The parts of a place: its kind and its name. */
export function partsOf(place: PlaceId): [kind: PlaceKind, name: string] {
  const [kind = "", name = ""] = place.split(":");
  return [kind as PlaceKind, name];
}

const KINDS_OF_STAGE: Readonly<Record<string, readonly PlaceKind[]>> = {
  choose: ["cup", "kept"],
  place: ["cell"],
  special: ["cell", "skill"],
  single: ["cell"],
  double: ["cell"],
  reserve: ["card"],
  keep: ["cup"],
  tree: ["card"],
  plant: ["cell"],
};

/** Whether the current step asks for places of a kind; then illegal ones are dimmed. */
export function asksFor(view: IshtarView, kind: PlaceKind): boolean {
  return KINDS_OF_STAGE[view.stage]?.includes(kind) ?? false;
}

const said = (action: Action, argument: string): string => String(action[argument] ?? "");

/** The cells a placed or offered tile covers, in printed order; those outside the desert are left out. */
export function cellsOf(action: Action, view: IshtarView): string[] {
  const first = said(action, "cell");
  const laid = view.laid.find(({ cells }) => cells[0] === first);
  if (laid !== undefined) return laid.cells;
  const shape = view.tiles[view.table.hand]?.shape;
  if (shape === undefined) return [first];
  return desertOf(view)
    .covered(shape, first, Number(action["turn"]))
    .filter((cell) => cell !== null);
}

/** Both cells of a double bloom. */
export function pairOf(action: Action, desert: Desert): string[] {
  const first = said(action, "cell");
  const other = desert.beside(first, (WAY_WORDS as readonly string[]).indexOf(said(action, "way")));
  return other === null ? [first] : [first, other];
}

/** The places of an action. A tile is placed by its second cell, around which it rotates; it also covers the others. */
export function placesOf(action: Action, view: IshtarView): PlaceId[] {
  switch (action.do) {
    case "can":
    case "keep":
      return [`cup:${said(action, "cup")}`];
    case "kept":
      return ["kept:tile"];
    case "skill":
      return [`skill:${said(action, "skill")}`];
    case "reserve":
    case "buy":
      return [`card:${said(action, "card")}`];
    case "assistant":
      return view.table.symbol_at === "none" ? [] : [`cell:${view.table.symbol_at}`, "skill:assistant"];
    case "tree":
    case "single":
      return [`cell:${said(action, "cell")}`];
    case "double":
      return pairOf(action, desertOf(view)).map((cell) => `cell:${cell}`);
    case "place": {
      const [first = "", middle, ...others] = cellsOf(action, view);
      return (middle === undefined ? [first] : [middle, first, ...others]).map((cell) => `cell:${cell}`);
    }
    default:
      return [];
  }
}

/** The rotation of an action's tile. */
export const rotationOf = (action: Action): number | null => (action.do === "place" ? Number(action["turn"]) : null);

/** The action that a pick at a place would have meant, to ask why it is not allowed. */
export function attempt(place: PlaceId, view: IshtarView, rotation: number): Action | null {
  const [kind, name] = partsOf(place);
  switch (kind) {
    case "cup":
      return { do: view.stage === "keep" ? "keep" : "can", cup: Number(name) };
    case "kept":
      return { do: "kept" };
    case "skill":
      return name === "assistant" ? { do: "assistant" } : { do: "skill", skill: name };
    case "card":
      return {
        do: view.stage === "reserve" && name !== "reserved" ? "reserve" : "buy",
        card: name === "reserved" ? name : Number(name),
      };
    case "cell":
      return cellAttempt(name, view, rotation);
    default:
      return null;
  }
}

function cellAttempt(cell: string, view: IshtarView, rotation: number): Action | null {
  if (view.stage === "plant") return { do: "tree", cell };
  if (view.stage === "single") return { do: "single", cell };
  if (view.stage === "double") return { do: "double", cell, way: "e" };
  if (view.stage === "special" && cell === view.table.symbol_at) return { do: "assistant" };
  const desert = desertOf(view);
  const first = desert.at(firstOf(desert.spot(cell), rotation));
  return { do: "place", cell: first ?? cell, turn: rotation };
}

/**
 * The meaning of a pick on a cell that several tiles of one rotation would cover: the tile whose second cell it is,
 * else the nearest. Any other place means itself.
 */
export function meant(place: PlaceId, offers: OffersByPlace, view: IshtarView, turn: number): PlaceId {
  const there = offers.get(place) ?? [];
  if (there.length < 2 || there[0]?.action.do !== "place") return place;
  const far = (offer: Offer): number =>
    ((((rotationOf(offer.action) ?? 0) - turn) % ROTATION_STEPS) + ROTATION_STEPS) % ROTATION_STEPS;
  const least = Math.min(...there.map(far));
  const fitting = there.filter((offer) => far(offer) === least);
  const own = fitting.map((offer) => placesOf(offer.action, view)[0] ?? place);
  return fitting.length < 2 || own.includes(place) ? place : (own[0] ?? place);
}

const REGION_OF_STAGE: Readonly<Record<string, string>> = {
  reserve: "trees",
  tree: "trees",
  "fill-row": "trees",
  refill: "trees",
  take: "skills",
  "pay-skill": "skills",
  keep: "carpet",
};

/** The region of the current step; on a phone the stacks are below the map while one of them is chosen. */
export function activeRegion(view: IshtarView): string {
  if (view.stage === "special" && !isForAssistant(view)) return "skills";
  return REGION_OF_STAGE[view.stage] ?? "map";
}

/** Whether the symbol shows an assistant, so that there is a place to pick on the map. */
const isForAssistant = (view: IshtarView): boolean => view.table.symbol === "assistant";
