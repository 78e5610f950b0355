/* Icons of actions and score parts, gains and costs in messages, and the progress text of the top bar. */
import type { Action, Gain, Message } from "@/games/game-ui";
import { GEM_ICONS, GEM_OF_LETTER, type GemWord, type IshtarView } from "@/games/ishtar/view";

export const PART_ICONS: Readonly<Record<string, string>> = {
  trees: "tree",
  flowers: "bloom",
  fountains: "fountain",
  tablets: "tablet",
  symbols: "star",
  gems: "gemany",
  shade: "palm",
  assistants: "assistant",
};

export const SKILL_ICONS: Readonly<Record<string, readonly string[]>> = {
  a: ["tablet"],
  b: ["wild"],
  c: ["gemany"],
  d: ["palm"],
  e: ["assistant"],
  f: ["gemany", "gemany"],
  g: ["bloom"],
  h: ["bloom", "bloom"],
  i: ["tree", "assistant"],
  j: ["can", "assistant"],
};

/** The icons of an action, for chips and lists. */
export function iconOf(action: Action): string[] {
  const said = (argument: string): string => String(action[argument] ?? "");
  switch (action.do) {
    case "can":
    case "keep":
    case "kept":
      return ["can"];
    case "pay":
    case "take":
      return [...said("gems")].map((letter) => GEM_ICONS[GEM_OF_LETTER[letter] ?? "purple"]);
    case "skill":
      return [...(SKILL_ICONS[said("skill")] ?? [])].slice(0, 1);
    case "assistant":
      return ["assistant"];
    case "reserve":
    case "buy":
    case "tree":
      return ["tree"];
    case "single":
    case "double":
      return ["bloom"];
    case "place":
      return ["plant"];
    case "skip":
      return ["no"];
    case "end":
      return ["check"];
    default:
      return [];
  }
}

/** A signed number with a typographic minus. */
export const changeOf = (shown: unknown): number => Number(String(shown ?? 0).replace("−", "-"));

/** The rest of a word argument after a prefix. */
export function wordIn(arg: Message["args"][string] | undefined, prefix: string): string | null {
  return typeof arg === "object" && arg.word.startsWith(prefix) ? arg.word.slice(prefix.length) : null;
}

/** Gems gained or spent, as an icon and a number. */
export function gainOf({ id, args }: Message): Gain | null {
  if (id === "ishtar-bring-cost-gems") return { icon: "gemany", change: -Number(args["n"]) };
  if (id !== "ishtar-log-gems") return null;
  const gem = wordIn(args["gem"], "ishtar-gem-");
  return gem === null ? null : { icon: GEM_ICONS[gem as GemWord], change: changeOf(args["change"]) };
}

/** The round, and how the game ends. */
export function progress(view: IshtarView): Message {
  const { round, empty_stacks: empty, last_round: last, still_to_play: left } = view;
  if (view.due.length === 0) return { id: "ishtar-board-progress-over", args: { round } };
  if (last) return { id: "ishtar-board-progress-last", args: { round, n: left.length } };
  return { id: "ishtar-board-progress", args: { round, n: empty } };
}
