/* What is said to people, in their language. Texts come in chunks when they are needed; whoever shows a sentence is
   shown it again when the language changes or its chunk arrives. */
import { untrack } from "svelte";
import { chunks } from "virtual:words";
import { Texts, type Arg, type Args } from "./bundle";

export type { Arg, Args };

export const LANGUAGES = ["en", "cs", "hu", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English", cs: "Čeština", hu: "Magyar", de: "Deutsch",
};

/** Something to say: what is kept is said anew whenever the language changes. */
export interface Said {
  readonly id: string;
  readonly args?: Args | undefined;
}

class Words {
  #language = $state<Language>("en");
  #texts = $state.raw(new Texts("en"));
  #version = $state(0);
  #wanted = new Set<string>(["base"]);
  #loading = new Map<string, Promise<void>>();
  #read = new Set<string>();
  #wish: Language = "en";

  get language(): Language {
    return this.#language;
  }

  /** Speak a language from now on; resolves when its sentences are there. Of several wishes the last one counts. */
  async speak(language: Language): Promise<void> {
    this.#wish = language;
    if (language === this.#language && this.#read.has("base")) return;
    const next = new Texts(language);
    const wanted = [...this.#wanted];
    const read = await Promise.all(wanted.map(async (chunk) => [chunk, await textOf(language, chunk)] as const));
    if (this.#wish !== language) return;
    for (const [, text] of read) next.add(text);
    this.#texts = next;
    this.#language = language;
    this.#read = new Set(wanted);
    this.#loading.clear();
    document.documentElement.lang = language;
    await Promise.all([...this.#wanted].filter((chunk) => !this.#read.has(chunk)).map((chunk) => this.need(chunk)));
  }

  /** See to it that a chunk is there. Whoever asks does not ask again when the language changes: it comes along then. */
  need(chunk: string): Promise<void> {
    return untrack(() => this.#need(chunk));
  }

  #need(chunk: string): Promise<void> {
    this.#wanted.add(chunk);
    if (this.#read.has(chunk)) return Promise.resolve();
    const under = this.#loading.get(chunk);
    if (under !== undefined) return under;
    const texts = this.#texts;
    const loading = textOf(this.#language, chunk).then((text) => {
      if (this.#texts !== texts) return;
      texts.add(text);
      this.#read.add(chunk);
      this.#version += 1;
    });
    this.#loading.set(chunk, loading);
    loading.catch(() => this.#loading.delete(chunk));
    return loading;
  }

  /** The texts as they are now; reading them in markup or an effect follows later changes. */
  get texts(): Texts {
    void this.#version;
    return this.#texts;
  }
}

async function textOf(language: string, chunk: string): Promise<string> {
  const load = chunks[`${language}/${chunk}`];
  return load === undefined ? "" : (await load()).default;
}

export const words = new Words();

/** The sentence for an id. */
export function t(id: string, args: Args = {}): string {
  return words.texts.say(id, args) ?? id;
}

/** The sentence of a message as the server sends it. */
export function say(message: Said): string {
  return t(message.id, message.args ?? {});
}

/** Whether there is a text. */
export function has(id: string): boolean {
  return words.texts.has(id);
}

/** A word in one of its forms, such as "the", "acc", "poss". */
export function formOf(word: string, form = ""): string {
  return words.texts.form(word, form) ?? word;
}

/** Title and text of a clause; its game's rules must have been asked for with `needRules`. */
export function clauseOf(clause: string): { title: string; text: string } | null {
  const forms = words.texts.forms(clause.toLowerCase().replaceAll(".", "-"));
  return forms === null ? null : { title: forms["title"] ?? clause, text: forms[""] ?? "" };
}

/** The words of a game: goods, places, what is told and asked. */
export const needWords = (game: string): Promise<void> => words.need(game);

/** The clauses of a game. */
export const needRules = (game: string): Promise<void> => words.need(`${game}-rules`);

/** A change as people write it: with its sign, and a true minus. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0");

/** A number as the language writes it. */
export const number = (n: number): string => new Intl.NumberFormat(words.language).format(n);

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400], ["hour", 3_600], ["minute", 60], ["second", 1],
];

/** How long ago something was (seconds since 1970), in words: "2 minutes ago". */
export function ago(at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  const [unit, seconds] = STEPS.find(([, size]) => past >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(words.language, { numeric: "auto" }).format(-Math.floor(past / seconds), unit);
}
