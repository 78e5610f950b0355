/* Icons of actions, score parts and tokens, and the progress text of the top bar. */
import type { Action, Gain, Message } from "@/games/game-ui";
import type { BabylonView, TokenWord } from "@/games/babylon/view";

export const PART_ICONS: Readonly<Record<string, string>> = {
  statues: "statue",
  fountains: "fountain",
  bridges: "bridge",
  stairs: "stairs",
  sets: "prestige",
  flowers: "flowerset",
  belvederes: "belvedere",
  height: "pillar2",
};

export const TOKEN_ICONS: Readonly<Record<TokenWord, string>> = {
  none: "minus",
  pillar: "pillar",
  double: "pillar2",
  change: "wild",
  add: "plus",
  flower: "bloom",
  minus: "minus",
  blank: "no",
};

/** The icons of an action, for chips and lists. */
export function iconOf(action: Action): string[] {
  switch (action.do) {
    case "mine":
      return ["pillar"];
    case "remove":
      return ["close"];
    case "build":
    case "place":
      return ["plant"];
    case "hang":
      return [action["corner"] === "none" ? "pillar" : "belvedere"];
    case "turn":
      return ["rotr"];
    case "symbol":
      return [String(action["piece"] ?? "wild")];
    case "statue":
    case "fountain":
    case "stairs":
    case "bridge":
      return [action.do];
    case "store":
    case "end":
      return ["check"];
    case "discard":
      return ["close"];
    default:
      return [];
  }
}

/** A gain or cost in a log message, as an icon and a number. */
export function gainOf({ id, args }: Message): Gain | null {
  const n = Number(args["n"] ?? 0);
  switch (id) {
    case "babylon-log-singles":
      return { icon: "pillar", change: n };
    case "babylon-bring-cost-singles":
    case "babylon-log-singles-gone":
      return { icon: "pillar", change: -n };
    case "babylon-bring-cost-doubles":
      return { icon: "pillar2", change: -n };
    case "babylon-log-doubles":
      return { icon: "pillar2", change: n };
    default:
      return null;
  }
}

/** The round, and the token in force. */
export function progress(view: BabylonView): Message {
  const { round, rounds, due, token } = view;
  if (due.length === 0) return { id: "babylon-board-progress-over", args: { rounds } };
  if (round === 0) return { id: "babylon-board-progress-setup", args: {} };
  if (token === "none") return { id: "babylon-board-progress-first", args: { round, rounds } };
  return { id: "babylon-board-progress", args: { round, rounds, token: { word: `babylon-token-${token}` } } };
}
