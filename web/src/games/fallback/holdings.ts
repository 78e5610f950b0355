/** The holdings of a seat in games shown by the fallback UI, and the gains and costs in their messages. */

import type { BabylonSeat, IshtarSeat } from "@/api/types.gen";
import type { Action, Gain, GameView, Message, SeatWord } from "@/games/game-ui";

/** An item and its number; `text` is its name, with the number as `n` or the name as `tile` or `card`. */
interface Holding {
  icon: string;
  text: string;
  n?: number;
  name?: string;
}

export interface FallbackGame {
  holdings(view: GameView, seat: SeatWord): Holding[];
  gainOf(message: Message): Gain | null;
  iconOf(action: Action): string[];
  progress(view: GameView): Message | null;
  partIcons: Readonly<Record<string, string>>;
}

const GEM_ICONS: Readonly<Record<string, string>> = {
  purple: "gemp",
  red: "gemr",
  white: "gemw",
  p: "gemp",
  r: "gemr",
  w: "gemw",
};

const amount = (arg: unknown): number => (typeof arg === "number" ? arg : Number(String(arg).replace("−", "-")));
const wordOf = (message: Message, name: string): string => {
  const arg = message.args[name];
  return typeof arg === "object" ? (arg.word.split("-").at(-1) ?? "") : "";
};

const BABYLON: FallbackGame = {
  holdings(view, seat) {
    const mine = view.seats[seat] as BabylonSeat | undefined;
    if (mine === undefined) return [];
    const stored: Holding[] =
      mine.stored === "none" ? [] : [{ icon: "anygood", text: "frame-holds-stored", name: mine.stored.toUpperCase() }];
    return [
      { icon: "pillar", text: "frame-holds-pillars", n: mine.singles },
      { icon: "pillar2", text: "frame-holds-doubles", n: mine.doubles },
      { icon: "bloom", text: "frame-holds-tiles", n: mine.n_slabs },
      ...stored,
    ];
  },
  gainOf(message) {
    if (message.id === "babylon-log-singles") return { icon: "pillar", change: amount(message.args["n"]) };
    if (/^babylon-(log-singles-gone|bring-cost-singles)$/.test(message.id))
      return { icon: "pillar", change: -amount(message.args["n"]) };
    if (message.id === "babylon-bring-cost-doubles") return { icon: "pillar2", change: -amount(message.args["n"]) };
    if (message.id === "babylon-log-doubles") return { icon: "pillar2", change: amount(message.args["n"]) };
    return null;
  },
  iconOf(action) {
    const icons: Readonly<Record<string, string>> = {
      fountain: "fountain",
      stairs: "stairs",
      bridge: "bridge",
      statue: "statue",
      turn: "rotr",
      hang: "belvedere",
      end: "check",
      build: "pillar",
      place: "plant",
    };
    if (action.do === "symbol") return [String(action["piece"])];
    const icon = icons[action.do];
    return icon === undefined ? [] : [icon];
  },
  progress: (view) => ({
    id: "frame-progress-rounds",
    args: { round: Number(view["round"]), rounds: Number(view["rounds"]) },
  }),
  partIcons: {
    statues: "statue",
    fountains: "fountain",
    bridges: "bridge",
    stairs: "stairs",
    sets: "prestige",
    flowers: "flowerset",
    belvederes: "belvedere",
    height: "pillar2",
  },
};

const ISHTAR: FallbackGame = {
  holdings(view, seat) {
    const mine = view.seats[seat] as IshtarSeat | undefined;
    if (mine === undefined) return [];
    const skills = Object.values(mine.skill).filter((learned) => learned > 0).length;
    const more: Holding[] = [];
    if (mine.kept !== "none") more.push({ icon: "bloom", text: "frame-holds-kept", name: mine.kept.toUpperCase() });
    if (mine.reserved !== "none")
      more.push({ icon: "tree", text: "frame-holds-reserved", name: mine.reserved.toUpperCase() });
    return [
      { icon: "gemp", text: "ishtar-handful-purple", n: mine.gems.purple },
      { icon: "gemr", text: "ishtar-handful-red", n: mine.gems.red },
      { icon: "gemw", text: "ishtar-handful-white", n: mine.gems.white },
      { icon: "assistant", text: "frame-holds-assistants", n: mine.in_front },
      { icon: "star", text: "frame-holds-skills", n: skills },
      ...more,
    ];
  },
  gainOf(message) {
    if (message.id === "ishtar-bring-cost-gems") return { icon: "gemany", change: -amount(message.args["n"]) };
    if (message.id !== "ishtar-log-gems") return null;
    return { icon: GEM_ICONS[wordOf(message, "gem")] ?? "gemany", change: amount(message.args["change"]) };
  },
  iconOf(action) {
    if (action.do === "pay" || action.do === "take") {
      return String(action["gems"])
        .split("")
        .map((letter) => GEM_ICONS[letter] ?? "gemany");
    }
    const icons: Readonly<Record<string, string>> = {
      can: "can",
      assistant: "assistant",
      skill: "star",
      buy: "tree",
      tree: "tree",
      reserve: "tree",
      single: "bloom",
      double: "bloom",
      place: "plant",
      end: "check",
      keep: "bloom",
      kept: "bloom",
    };
    const icon = icons[action.do];
    return icon === undefined ? [] : [icon];
  },
  progress: (view) => (view["last_round"] === true ? { id: "frame-progress-last", args: {} } : null),
  partIcons: {
    trees: "tree",
    flowers: "bloom",
    fountains: "fountain",
    tablets: "tablet",
    symbols: "wild",
    gems: "gemany",
    shade: "palm",
    assistants: "assistant",
  },
};

const OTHER: FallbackGame = {
  holdings: () => [],
  gainOf: () => null,
  iconOf: () => [],
  progress: () => null,
  partIcons: {},
};

/** The parts of a game's UI that do not depend on its boards. */
export function fallbackGame(game: string): FallbackGame {
  return game === "babylon" ? BABYLON : game === "ishtar" ? ISHTAR : OTHER;
}
