/* The name of an action, for buttons and lists: the message `<game>-act-<do>` with the action's arguments as words. */
import type { Action, Arg, Message } from "@/api/types.gen";
import { has, i18n, t } from "@/i18n/locale.svelte";

/** The part of the i18n API used here. */
export interface Vocabulary {
  has(id: string): boolean;
  render(id: string, args: Record<string, Arg>): string;
  /** Formats a list in the reader's language. */
  list(things: readonly string[]): string;
}

/** The arguments of an action's message, and the suffix of its id if the action has a special message. */
interface Described {
  args: Record<string, Arg>;
  variant?: string;
}

/** The meaning of the arguments of a game's actions. */
export interface ActionArguments {
  /** Places of a board, which are written in capitals. */
  places?: readonly string[];
  /** Arguments whose values are words of another domain: `given` is a `good`. */
  domains?: Readonly<Record<string, string>>;
  /** Arguments with several values, such as `goods: "wine+salt"`. */
  compounds?: Readonly<Record<string, (value: string, words: WordsOf) => Described>>;
}

/** The words of a game: `argument("good", "wine")` is its word for wine, or the value if there is none. */
interface WordsOf extends Vocabulary {
  argument(domain: string, value: string): Arg;
}

const current: Vocabulary = {
  has,
  render: (id, args) => t(id, args),
  list: (things) => new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(things),
};

/** Creates a function from actions of a game to messages. */
export function describer(
  game: string,
  { places = [], domains = {}, compounds = {} }: ActionArguments = {},
): (action: Action, vocabulary?: Vocabulary) => Message {
  return (action, vocabulary = current) => {
    const argument = (domain: string, value: string): Arg => {
      const word = `${game}-${domain}-${value}`;
      return vocabulary.has(word) ? { word } : value;
    };
    const words: WordsOf = { ...vocabulary, argument };
    const args: Record<string, Arg> = {};
    let id = `${game}-act-${action.do}`;
    for (const [name, value] of Object.entries(action)) {
      if (name === "do") continue;
      const compound = compounds[name];
      if (compound !== undefined) {
        const described = compound(String(value), words);
        Object.assign(args, described.args);
        if (described.variant !== undefined) id += `-${described.variant}`;
      } else if (vocabulary.has(`${id}-${value}`)) id += `-${value}`;
      else if (typeof value === "number") args[name] = value;
      else {
        const found = argument(domains[name] ?? name, value);
        args[name] = typeof found === "string" && places.includes(name) ? found.toUpperCase() : found;
      }
    }
    return { id, args };
  };
}
