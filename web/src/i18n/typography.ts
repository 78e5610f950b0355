/* Spaces at which a line must not end. They are put in when a sentence is shown, so that the locale files keep plain
   spaces; `semiramis/core/i18n/typography.py` does the same for pictures. */

/** Places with a plain space after the first group, by language. Czech does not end a line with a one-letter word. */
const KEPT: Readonly<Record<string, readonly RegExp[]>> = {
  cs: [
    /(^|[\s(„‚])([aikosuvz]) (?=\S)/giu,
    // twice, because two such words may follow each other: "a v Babylonu"
    /(^|[\s(„‚])([aikosuvz]) (?=\S)/giu,
    /()(\d) (?=[\p{L}%×])/gu,
    /()(\d\.) (?=\p{Ll})/gu,
    /()(×) (?=\d)/gu,
    /()(\S) (?=– )/gu,
  ],
};

/** A sentence whose words that belong together are joined by no-break spaces. */
export const keepTogether = (language: string, text: string): string =>
  (KEPT[language] ?? []).reduce((kept, place) => kept.replace(place, "$1$2\u00a0"), text);
