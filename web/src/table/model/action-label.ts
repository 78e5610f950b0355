/** The name of an act, for buttons, chips and lists: a message with the action's arguments as words of the game. */

import type { Action, Arg, Message } from "@/api/types.gen";

/** What is needed of the texts. */
export interface Vocabulary {
  has(id: string): boolean;
  render(id: string, args: Record<string, Arg>): string;
  /** Things one after another, as the language writes a list. */
  list(things: readonly string[]): string;
}

/** Arguments that are places of a board: people read them in capitals. */
const PLACES = new Set(["square", "canal", "field", "fields", "place", "cell"]);
/** Arguments whose words stand under another name in the locale files. */
const NAMED_AS: Readonly<Record<string, string>> = { given: "good", gained: "good" };
const GEMS: Readonly<Record<string, string>> = { p: "purple", r: "red", w: "white" };

/** A value as an argument: a word of the game where the texts have one, else as it is written. */
function argument(game: string, name: string, value: string | number, words: Vocabulary): Arg {
  if (typeof value === "number") return value;
  const word = `${game}-${NAMED_AS[name] ?? name}-${value}`;
  if (words.has(word)) return { word };
  return PLACES.has(name) ? value.toUpperCase() : value;
}

/** A handful of gems, `ppr`, counted by colour. */
function handful(game: string, gems: string, words: Vocabulary): string {
  const counted = Object.entries(GEMS).map(([letter, colour]) => [colour, gems.split(letter).length - 1] as const);
  return words.list(
    counted.filter(([, n]) => n > 0).map(([colour, n]) => words.render(`${game}-handful-${colour}`, { n })),
  );
}

/** What a button says that does an action: `amyitis-act-plant` with its square. */
export function actionMessage(game: string, action: Action, words: Vocabulary): Message {
  const args: Record<string, Arg> = {};
  let id = `${game}-act-${action.do}`;
  for (const [name, value] of Object.entries(action)) {
    if (name === "do") continue;
    if (name === "goods") {
      const [first = "", second] = String(value).split("+");
      args["good"] = argument(game, "good", first, words);
      if (second !== undefined) {
        args["other"] = argument(game, "good", second, words);
        id += "-two";
      }
    } else if (name === "gems") {
      args["gems"] = handful(game, String(value), words);
    } else if (words.has(`${id}-${value}`)) {
      id += `-${value}`;
    } else {
      args[name] = argument(game, name, value, words);
    }
  }
  return { id, args };
}
