/* Places of the boards: the places of an action, and the kinds of places that the current step asks for. */
import type { Action, PlaceId } from "@/games/game-ui";
import { isPlaceDue, regionDue, type ActionSites } from "@/games/shared/due-actions";
import type { AmyitisView, RowWord } from "@/games/amyitis/view";

export type PlaceKind = "garden" | "canal" | "city" | "craft" | "field" | "temple" | "court" | "good";

/** The parts of a place: its kind and its name. */
export function partsOf(place: PlaceId): [kind: PlaceKind, name: string, detail: string] {
  const [kind = "", name = "", detail = ""] = place.split(":");
  return [kind as PlaceKind, name, detail];
}

const SITES: ActionSites<PlaceKind> = {
  recruit: { region: "crafts", places: ["craft"] },
  caravan: { region: "road", places: ["city"] },
  farm: { region: "fields", places: ["field"] },
  pray: { region: "temples", places: ["temple"] },
  procession: { region: "temples", places: ["temple"] },
  accept: { region: "temples" },
  irrigate: { region: "garden", places: ["canal"] },
  plant: { region: "garden", places: ["garden"] },
  gain: { region: "garden" },
  take: { region: "court", places: ["court"] },
  load: { region: "court" },
  sell: { region: "road", places: ["good"] },
  pay: { region: "road" },
  swap: { region: "road", places: ["good"] },
  discard: { region: "road", places: ["good"] },
};

/** Whether the current step asks for places of a kind; then illegal ones are dimmed. */
export const asksFor = (view: AmyitisView, kind: PlaceKind): boolean => isPlaceDue(view, SITES, kind);

/** A space of a field row. Farming chooses a row; its open space represents the row. */
export function fieldPlace(view: AmyitisView, row: RowWord, space: number): PlaceId {
  const { goods, open } = view.fields[row];
  return space === open ? `field:${row}` : `field:${row}:${goods[space] ?? ""}`;
}

/** The places of an action; a choice between two or three goods is made in the decision panel. */
export function placesOf(action: Action): PlaceId[] {
  const said = (argument: string): string => String(action[argument] ?? "");
  switch (action.do) {
    case "recruit":
      return [`craft:${said("triple")}:${said("craft")}`];
    case "caravan":
      return [`city:${said("city")}`];
    case "farm":
      return [`field:${said("row")}`];
    case "pray":
    case "procession":
      return [`temple:${said("temple")}`];
    case "irrigate":
      return [`canal:${said("canal")}`];
    case "take":
      return [`court:${said("court")}`];
    case "plant":
      return [`garden:${said("square")}`];
    case "sell":
      return [...new Set(said("goods").split("+"))].map((good) => `good:${good}`);
    case "discard":
      return [`good:${said("good")}`];
    case "swap":
      return [`good:${said("given")}`];
    default:
      return [];
  }
}

/** The action that a pick at a place would have meant, to ask why it is not allowed. */
export function attempt(place: PlaceId, view: AmyitisView): Action | null {
  const [kind, name, detail] = partsOf(place);
  switch (kind) {
    case "garden":
      return { do: "plant", square: name };
    case "canal":
      return { do: "irrigate", canal: name };
    case "city":
      return { do: "caravan", city: name };
    case "craft":
      return { do: "recruit", triple: name, craft: detail };
    case "field":
      return { do: "farm", row: name };
    case "temple":
      return { do: view.due.includes("procession") ? "procession" : "pray", temple: name };
    case "court":
      return { do: "take", court: name };
    case "good":
      return goodAttempt(name, view.due);
    default:
      return null;
  }
}

function goodAttempt(good: string, due: readonly string[]): Action | null {
  if (due.includes("sell")) return { do: "sell", goods: good };
  if (due.includes("swap")) return null;
  return { do: ["load", "gain", "discard"].find((kind) => due.includes(kind)) ?? "pay", good };
}

/** The region of the current step. */
export const activeRegion = (view: AmyitisView): string => regionDue(view, SITES, "garden");
