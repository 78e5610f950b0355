/* The actions a position waits for, as its view names them: which places and which board they are done at. */
import type { GameView } from "@/games/game-ui";

/** Where a kind of action is done: its board, and the kinds of places that are picked for it. */
interface ActionSite<Kind extends string> {
  region?: string;
  places?: readonly Kind[];
}

export type ActionSites<Kind extends string> = Readonly<Record<string, ActionSite<Kind>>>;

/** Whether the current step asks for places of a kind. */
export const isPlaceDue = <Kind extends string>(view: GameView, sites: ActionSites<Kind>, kind: Kind): boolean =>
  view.due.some((action) => sites[action]?.places?.includes(kind) ?? false);

/** The board of the current step: that of the first due action that has one. */
export const regionDue = (view: GameView, sites: ActionSites<string>, otherwise: string): string =>
  view.due.map((action) => sites[action]?.region).find((region) => region !== undefined) ?? otherwise;
