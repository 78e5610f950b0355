/* Text search that ignores case and accents; all words must occur. */

/** A letter in lower case without its accent; unchanged if it has no lower case. */
const foldLetter = (letter: string): string =>
  letter
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");

/** A text normalised for comparison. */
export const fold = (text: string): string => [...text].map(foldLetter).join("");

/** The words of a query. */
export const searchWords = (query: string): string[] => [
  ...new Set(
    fold(query)
      .split(/[^\p{L}\p{N}.-]+/u)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)),
  ),
];

/** Whether a text contains all words, in any order. */
export function containsWords(text: string, words: readonly string[]): boolean {
  const all = fold(text);
  return words.every((word) => all.includes(word));
}

/** A segment of a text; `hit` marks a search hit, `clause` is the id of a clause. */
export interface TextPart {
  text: string;
  hit: boolean;
  clause: string | null;
}

/** Splits a text into segments: search hits, clause ids, and the text between them. */
export function splitAtMatches(
  text: string,
  words: readonly string[],
  isClause: (id: string) => boolean = () => false,
): TextPart[] {
  const found: TextPart[] = [];
  for (const part of text.split(/([A-Z]{3}-[\w.-]*\w)/)) {
    if (part === "") continue;
    if (isClause(part)) found.push({ text: part, hit: words.some((word) => fold(part).includes(word)), clause: part });
    else found.push(...matchedParts(part, words));
  }
  return found;
}

function matchedParts(text: string, words: readonly string[]): TextPart[] {
  const letters = [...text];
  // a letter may fold to none or to two, so every folded letter records its original position
  const from: number[] = [];
  const all = letters
    .map((letter, at) => {
      const small = foldLetter(letter);
      for (let n = 0; n < small.length; n++) from.push(at);
      return small;
    })
    .join("");
  const hit = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1)) {
      for (let n = at; n < at + word.length; n++) hit[from[n] ?? 0] = true;
    }
  }
  const pieces: TextPart[] = [];
  letters.forEach((letter, at) => {
    const last = pieces.at(-1);
    if (last !== undefined && last.hit === hit[at]) last.text += letter;
    else pieces.push({ text: letter, hit: hit[at] ?? false, clause: null });
  });
  return pieces;
}
