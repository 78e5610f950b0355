/* What is said to people, in their language. Texts come in chunks when they are needed; whoever shows a sentence is
   shown it again when the language changes or its chunk arrives. */
import { untrack } from "svelte";
import { chunks } from "virtual:locale";
import { MessageBundle, type Args } from "./bundle";

export type { Args };

export const LANGUAGES = ["en", "cs", "hu", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  cs: "Čeština",
  hu: "Magyar",
  de: "Deutsch",
};

/** Something to say: what is kept is said anew whenever the language changes. */
export interface MessageLike {
  readonly id: string;
  readonly args?: Args | undefined;
}

class I18n {
  #language = $state<Language>("en");
  #bundle = $state.raw(new MessageBundle("en"));
  #version = $state(0);
  #chunks = new Set<string>(["base"]);
  #loading = new Map<string, Promise<void>>();
  #loaded = new Set<string>();
  #requested: Language = "en";

  get language(): Language {
    return this.#language;
  }

  /** Speak a language from now on; resolves when its sentences are there. Of several wishes the last one counts. */
  async setLocale(language: Language): Promise<void> {
    this.#requested = language;
    if (language === this.#language && this.#loaded.has("base")) return;
    const next = new MessageBundle(language);
    const wanted = [...this.#chunks];
    const read = await Promise.all(wanted.map(async (chunk) => [chunk, await fetchChunk(language, chunk)] as const));
    if (this.#requested !== language) return;
    for (const [, text] of read) next.add(text);
    this.#bundle = next;
    this.#language = language;
    this.#loaded = new Set(wanted);
    this.#loading.clear();
    document.documentElement.lang = language;
    await Promise.all([...this.#chunks].filter((chunk) => !this.#loaded.has(chunk)).map((chunk) => this.load(chunk)));
  }

  /** See to it that a chunk is there. Whoever asks does not ask again when the language changes: it comes along then. */
  load(chunk: string): Promise<void> {
    return untrack(() => this.#load(chunk));
  }

  #load(chunk: string): Promise<void> {
    this.#chunks.add(chunk);
    if (this.#loaded.has(chunk)) return Promise.resolve();
    const under = this.#loading.get(chunk);
    if (under !== undefined) return under;
    const bundle = this.#bundle;
    const loading = fetchChunk(this.#language, chunk).then((text) => {
      if (this.#bundle !== bundle) return;
      bundle.add(text);
      this.#loaded.add(chunk);
      this.#version += 1;
    });
    this.#loading.set(chunk, loading);
    loading.catch(() => this.#loading.delete(chunk));
    return loading;
  }

  /** The texts as they are now; reading them in markup or an effect follows later changes. */
  get bundle(): MessageBundle {
    void this.#version;
    return this.#bundle;
  }
}

async function fetchChunk(language: string, chunk: string): Promise<string> {
  const load = chunks[`${language}/${chunk}`];
  return load === undefined ? "" : (await load()).default;
}

export const i18n = new I18n();

/** The sentence for an id. */
export function t(id: string, args: Args = {}): string {
  return i18n.bundle.render(id, args) ?? id;
}

/** The sentence of a message as the server sends it. */
export function render(message: MessageLike): string {
  return t(message.id, message.args ?? {});
}

/** Whether there is a text. */
export function has(id: string): boolean {
  return i18n.bundle.has(id);
}

/** A word in one of its forms, such as "the", "acc", "poss". */
export function formOf(word: string, form = ""): string {
  return i18n.bundle.form(word, form) ?? word;
}

/** Title and text of a clause; its game's rules must have been loaded with `loadRules`. */
export function clauseOf(clause: string): { title: string; text: string } | null {
  const forms = i18n.bundle.forms(clause.toLowerCase().replaceAll(".", "-"));
  return forms === null ? null : { title: forms["title"] ?? clause, text: forms[""] ?? "" };
}

/** The words of a game: goods, places, what is told and asked. */
export const loadGameTexts = (game: string): Promise<void> => i18n.load(`games/${game}/table`);

/** The clauses of a game. */
export const loadRules = (game: string): Promise<void> => i18n.load(`games/${game}/rules`);

/** A change as people write it: with its sign, and a true minus. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0");

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** How long ago something was (seconds since 1970), in words: "2 minutes ago". */
export function ago(at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  const [unit, seconds] = STEPS.find(([, size]) => past >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(i18n.language, { numeric: "auto" }).format(-Math.floor(past / seconds), unit);
}
