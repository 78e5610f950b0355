/* Places of the boards: the places of an action, the action a pick would have meant, and what the current step asks
   for. */
import type { Action, Offer, OffersByPlace, PlaceId } from "@/games/game-ui";
import { isPlaceDue, regionDue, type ActionSites } from "@/games/shared/due-actions";
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

const SITES: ActionSites<PlaceKind> = {
  can: { places: ["cup"] },
  kept: { places: ["kept"] },
  place: { places: ["cell"] },
  assistant: { places: ["cell", "skill"] },
  skill: { places: ["skill"] },
  take: { region: "skills" },
  single: { places: ["cell"] },
  double: { places: ["cell"] },
  reserve: { region: "trees", places: ["card"] },
  "deal-card": { region: "trees" },
  keep: { region: "carpet", places: ["cup"] },
  buy: { region: "trees", places: ["card"] },
  tree: { places: ["cell"] },
};

/** Whether the current step asks for places of a kind; then illegal ones are dimmed. */
export const asksFor = (view: IshtarView, kind: PlaceKind): boolean => isPlaceDue(view, SITES, kind);

const isDue = (view: IshtarView, action: string): boolean => view.due.includes(action);

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
      return { do: isDue(view, "keep") ? "keep" : "can", cup: Number(name) };
    case "kept":
      return { do: "kept" };
    case "skill":
      return name === "assistant" ? { do: "assistant" } : { do: "skill", skill: name };
    case "card":
      return {
        do: isDue(view, "reserve") && name !== "reserved" ? "reserve" : "buy",
        card: name === "reserved" ? name : Number(name),
      };
    case "cell":
      return cellAttempt(name, view, rotation);
    default:
      return null;
  }
}

function cellAttempt(cell: string, view: IshtarView, rotation: number): Action | null {
  if (isDue(view, "tree")) return { do: "tree", cell };
  if (isDue(view, "single")) return { do: "single", cell };
  if (isDue(view, "double")) return { do: "double", cell, way: "e" };
  if (isDue(view, "assistant") && cell === view.table.symbol_at) return { do: "assistant" };
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

/** The region of the current step; a map that is shown alone has the stacks below it while one of them is chosen. */
export function activeRegion(view: IshtarView): string {
  if (isDue(view, "skill") && !isForAssistant(view)) return "skills";
  if (isDue(view, "pay") && view.table.learning !== "none") return "skills";
  return regionDue(view, SITES, "map");
}

/** Whether the symbol shows an assistant, so that there is a place to pick on the map. */
const isForAssistant = (view: IshtarView): boolean => view.table.symbol === "assistant";
