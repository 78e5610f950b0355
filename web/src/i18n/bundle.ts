/* The messages of one language by id, with arguments that may be words with inflected forms. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keepTogether } from "./typography";

/** A number, free text, a word of the locale files with its inflected forms, or a described thing: a word with arguments. */
export type Arg = number | string | { word: string; args?: Args };
export type Args = Readonly<Record<string, Arg>>;

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

const LONGEST_ARGUMENT = 1000;

/** The forms that sentences use; a player's name and a code have the same in all of them. */
const PLAIN_FORMS: readonly string[] = ["a", "the", "poss", "gen", "dat", "acc", "loc"];

export class MessageBundle {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The formatted message of an id, or of an attribute such as `amyitis-ask-act.about`; null if it does not exist. */
  render(id: string, args: Args = {}): string | null {
    const [name = "", attribute] = id.split(".", 2);
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern == null ? null : this.#format(pattern, this.#arguments(args));
  }

  /** A word in one of its forms; the base form if it has no such form. */
  form(word: string, form = ""): string | null {
    return this.forms(word)?.[form] ?? this.forms(word)?.[""] ?? null;
  }

  /** A word with all its forms; the base form has the empty name. */
  forms(word: string, args: Args = {}): Record<string, string> | null {
    const message = this.#bundle.getMessage(word);
    if (message?.value == null) return null;
    const given = this.#arguments(args);
    const found: Record<string, string> = { "": this.#format(message.value, given) };
    for (const [name, pattern] of Object.entries(message.attributes)) {
      found[name] = this.#format(pattern, given);
    }
    return found;
  }

  #format(pattern: Pattern, given: Record<string, FluentVariable>): string {
    return keepTogether(this.language, this.#bundle.formatPattern(pattern, given, []));
  }

  #arguments(args: Args): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) {
      if (typeof arg === "number") given[name] = new FluentNumber(arg, { useGrouping: false });
      else if (typeof arg === "string") {
        given[name] = arg.length > LONGEST_ARGUMENT ? `${arg.slice(0, LONGEST_ARGUMENT)}…` : arg;
        for (const form of PLAIN_FORMS) given[`${name}_${form}`] = given[name];
      } else {
        const forms = this.forms(arg.word, arg.args) ?? { "": arg.word };
        // a word may lack a form where a translation is in progress and sentences come from two languages
        for (const form of PLAIN_FORMS) given[`${name}_${form}`] = forms[""] ?? arg.word;
        for (const [form, text] of Object.entries(forms)) given[form === "" ? name : `${name}_${form}`] = text;
      }
    }
    return given;
  }
}
