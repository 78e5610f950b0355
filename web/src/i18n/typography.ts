/* Spaces at which a line must not end. They are put in when a sentence is shown, so that the locale files keep plain
   spaces; `semiramis/core/i18n/typography.py` does the same for pictures. What a language needs is in its
   `language.toml`. */
import { LANGUAGE_DATA, type LanguageData } from "./languages";

const NO_BREAK = "$1$2\u00a0";
const NARROW = "$1$2\u202f";

/** A set of characters as part of a pattern. */
const anyOf = (marks: string): string => `[${marks.replace(/[\\\]^-]/g, "\\$&")}]`;

/** Places with a plain space after the first groups, and what to put there. */
function placesOf(language: LanguageData): readonly (readonly [RegExp, string])[] {
  const places: [RegExp, string][] = [];
  if (language.short_words) {
    const words = new RegExp(`(^|[\\s(„‚])(${anyOf(language.short_words)}) (?=\\S)`, "giu");
    // twice, because two such words may follow each other: "a v Babylonu"
    places.push([words, NO_BREAK], [words, NO_BREAK]);
  }
  if (language.keep_numbers) {
    places.push(
      [/()(\d) (?=[\p{L}%×])/gu, NO_BREAK],
      [/()(\d\.) (?=\p{Ll})/gu, NO_BREAK],
      [/()(×) (?=\d)/gu, NO_BREAK],
      [/()(\S) (?=– )/gu, NO_BREAK],
    );
  }
  const { space_before: before, narrow_space_before: narrow, narrow_space_after: after } = language;
  if (before) places.push([new RegExp(`()(\\S) (?=${anyOf(before)})`, "gu"), NO_BREAK]);
  if (narrow) places.push([new RegExp(`()(\\S)[ \u00a0](?=${anyOf(narrow)})`, "gu"), NARROW]);
  if (after) places.push([new RegExp(`()(${anyOf(after)}) (?=\\S)`, "gu"), NARROW]);
  return places;
}

const KEPT: ReadonlyMap<string, readonly (readonly [RegExp, string])[]> = new Map(
  Object.entries(LANGUAGE_DATA).map(([code, language]) => [code, placesOf(language)]),
);

/** A sentence whose words that belong together are joined by no-break spaces. */
export const keepTogether = (language: string, text: string): string =>
  (KEPT.get(language) ?? []).reduce((kept, [place, space]) => kept.replace(place, space), text);
