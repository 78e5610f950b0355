/* The current language and its messages. Chunks are loaded on demand; components that show a message update when the
   language changes or its chunk arrives. */
import { untrack } from "svelte";
import { chunks } from "virtual:locale";
import { MessageBundle, type Arg, type Args } from "./bundle";
import { extraTexts, LANGUAGE_DATA, LANGUAGES, type Language } from "./languages";

export type { Arg, Args };

export { LANGUAGES };
export type { Language };

/** The name of a language in that language. */
export const languageName = (language: Language): string => LANGUAGE_DATA[language]?.name ?? language;

/** A message as id and arguments, rendered again whenever the language changes. */
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

  /** Switches the language; resolves when its messages are loaded. If called several times, the last call counts. */
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

  /** Loads a chunk. Callers need not repeat the call when the language changes: loaded chunks are switched too. */
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

  /** The current messages; reading them in markup or an effect subscribes to changes. */
  get bundle(): MessageBundle {
    void this.#version;
    return this.#bundle;
  }
}

async function fetchChunk(language: string, chunk: string): Promise<string> {
  const extra = extraTexts(language);
  if (extra !== null) return chunk === "base" ? extra : "";
  const load = chunks[`${language}/${chunk}`];
  return load === undefined ? "" : (await load()).default;
}

export const i18n = new I18n();

/** Describes a thing that has a code in the notation, such as a tile; null for any other argument. */
export type DescribeCode = (argument: string, code: string) => Arg | null;

let described = $state.raw<{ game: string; describe: DescribeCode } | null>(null);

/** Describes the codes in the sentences of a game, until the returned function is called. */
export function describeCodes(game: string, describe: DescribeCode): () => void {
  const mine = { game, describe };
  described = mine;
  return () => {
    if (described === mine) described = null;
  };
}

const PLACES = new Set(["canal", "cell", "field", "hole", "other", "place", "square"]);
const PLACE = /^\d?[a-h]\d(-[a-h]\d)?$/;

/** A place named as on the boards, which have capitals: “C4”, “B4–C4”; anything else as it is. */
const onBoards = (name: string, arg: Arg): Arg =>
  typeof arg === "string" && PLACES.has(name) && PLACE.test(arg) ? arg.toUpperCase().replace("-", "–") : arg;

/** The arguments of a game's sentence with words for codes: those of the locale files, else as the table describes. */
function inWords(id: string, args: Args): Args {
  const [game = ""] = id.split("-", 1);
  const words = Object.entries(args).map(([name, arg]): [string, Arg] => {
    if (typeof arg === "object") return [name, arg];
    const code = String(arg).toLowerCase();
    const word = `${game}-${name}-${code}`;
    if (i18n.bundle.has(word)) return [name, { word }];
    return [name, (described?.game === game ? described.describe(name, code) : null) ?? onBoards(name, arg)];
  });
  return Object.fromEntries(words);
}

/** The formatted message of an id. */
export function t(id: string, args: Args = {}): string {
  return i18n.bundle.render(id, inWords(id, args)) ?? id;
}

/** A thing and what is said of it, joined as the language does: "Costs: 2 camels". */
export const labelled = (label: string, value: string | number): string => t("web-labelled", { label, value });

/** The formatted text of a message from the server. */
export function render(message: MessageLike): string {
  return t(message.id, message.args ?? {});
}

/** The sentence without the player it begins with; one that begins otherwise stays as it is. */
function withoutSubject(message: MessageLike): string {
  const bare = t(message.id, { ...message.args, seat: "" });
  if (!/^[ :]/.test(bare)) return render(message);
  const rest = bare.replace(/^[ :]+/, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The sentences of moves in a row: a player whom the sentence before names is not named again. */
export function sentences(messages: readonly MessageLike[]): string[] {
  const seatOf = (message: MessageLike | undefined): string => JSON.stringify(message?.args?.["seat"] ?? null);
  return messages.map((message, index) => {
    const isAgain = message.args?.["seat"] !== undefined && seatOf(message) === seatOf(messages[index - 1]);
    return isAgain ? withoutSubject(message) : render(message);
  });
}

/** Whether a message exists. */
export function has(id: string): boolean {
  return i18n.bundle.has(id);
}

/** A word in one of its forms, such as "the", "acc", "poss". */
export function formOf(word: string, form = ""): string {
  return i18n.bundle.form(word, form) ?? word;
}

/** Title and text of a clause; the rules of its game must have been loaded with `loadRules`. */
export function clauseOf(clause: string): { title: string; text: string } | null {
  const forms = i18n.bundle.forms(clause.toLowerCase().replaceAll(".", "-"));
  return forms === null ? null : { title: forms["title"] ?? clause, text: forms[""] ?? "" };
}

/** Loads the texts of a game: goods, places, events and prompts. */
export const loadGameTexts = (game: string): Promise<void> => i18n.load(`games/${game}/table`);

/** Loads the clauses of a game. */
export const loadRules = (game: string): Promise<void> => i18n.load(`games/${game}/rules`);

/** A signed number with a typographic minus. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0");

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** The time since a timestamp (seconds since 1970) as text: "2 minutes ago". */
export function ago(at: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - at);
  const [unit, seconds] = STEPS.find(([, size]) => past >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(i18n.language, { numeric: "auto" }).format(-Math.floor(past / seconds), unit);
}
