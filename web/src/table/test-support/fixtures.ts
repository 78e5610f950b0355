/** Small events, offers and a game UI for tests of the table. */

import type { Action, GameUi, GameView, Message, Offer, SeatWord } from "@/games/game-ui";
import type { TableEvent } from "@/table/model/events";

export const message = (id: string, args: Message["args"] = {}): Message => ({ id, args });

export function move(seq: number, by: SeatWord, notation: string, more: Partial<TableEvent> = {}): TableEvent {
  const [verb = "", ...rest] = notation.split(" ");
  const action: Action = { do: verb, ...(rest.length > 0 ? { what: rest.join(" ") } : {}) };
  const told = [message(`log-${verb}`, { seat: { word: `seat-${by}` } })];
  return { seq, at: seq, kind: "move", by, told, action, round: 1, ends: false, ...more };
}

export function undo(seq: number, by: SeatWord, n: number, kind: "undo" | "redo" = "undo"): TableEvent {
  return { seq, at: seq, kind, by, told: [message(`server-told-${kind}`, { seat: { word: `seat-${by}` }, n })] };
}

export function offer(notation: string, action: Action, more: Partial<Offer> = {}): Offer {
  return { action, notation, parts: {}, told: [message("log")], reveals: false, ends: false, ...more };
}

export const view: GameView = { you: "jasmine", mover: "jasmine", due: [], scores: {}, table: {}, seats: {} };

/** Planting has its square as place, a swap both goods, everything else none. */
export const gameUi: Pick<GameUi, "placesOf" | "extraCost" | "gainOf"> = {
  placesOf: (action) => {
    if (action.do === "plant") return [`garden:${action["square"]}`];
    if (action.do === "swap") return [`good:${action["given"]}`, `good:${action["gained"]}`];
    return [];
  },
  extraCost: (each) => (each.told.some((message) => message.id === "log-gardeners-spent") ? ["gardener"] : []),
  gainOf: (message) => (message.id === "log-talents" ? { icon: "talent", change: Number(message.args["n"]) } : null),
};
