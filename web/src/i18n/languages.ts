/* The languages there are: those of the build, and those that the server has from a translator's folder. */
import { languages } from "virtual:locale";

/** How a language is named and written; `docs/translate.md` explains each entry. */
export interface LanguageData {
  /** Its own name. */
  readonly name: string;
  readonly complete: boolean;
  readonly short_words?: string;
  readonly keep_numbers?: boolean;
  readonly space_before?: string;
  readonly narrow_space_before?: string;
  readonly narrow_space_after?: string;
}

export type Language = string;

/** Languages that are not in the build, from the page the server sent; their texts are at `texts/<code>.ftl`. */
export function extraLanguages(page: Document): Readonly<Record<Language, LanguageData>> {
  const data = page.getElementById("extra-languages")?.textContent;
  return data == null ? {} : (JSON.parse(data) as Record<Language, LanguageData>);
}

const extra = typeof document === "undefined" ? {} : extraLanguages(document);

/** Every language by its code, English first. */
export const LANGUAGE_DATA: Readonly<Record<Language, LanguageData>> = { ...languages, ...extra };

export const LANGUAGES: readonly Language[] = Object.keys(LANGUAGE_DATA);

/** The texts of a language that is not in the build; null for those that are. */
export function extraTexts(language: Language): Promise<string> | null {
  return Object.hasOwn(extra, language) ? (fetched[language] ??= fetchTexts(language)) : null;
}

const fetched: Record<Language, Promise<string>> = {};

async function fetchTexts(language: Language): Promise<string> {
  const answer = await fetch(new URL(`texts/${language}.ftl`, document.baseURI));
  if (!answer.ok) throw new Error(`no texts in ${language}: ${answer.status}`);
  return answer.text();
}
