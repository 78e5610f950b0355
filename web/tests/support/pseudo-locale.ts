/* A pseudo-locale made from the English texts: accented, a third longer, in ⟦brackets⟧. A text without brackets is
   untranslated; one that does not fit would not fit in German either. It exists in tests only: the English chunks are
   changed on their way to the browser. */
import type { BrowserContext } from "@playwright/test";

/** Vowels are doubled, which makes English about 35 % longer without breaking words. */
const LETTERS: Readonly<Record<string, string>> = {
  a: "åá",
  e: "éë",
  i: "íï",
  o: "öø",
  u: "üú",
  y: "ýÿ",
  A: "Åá",
  E: "Éë",
  I: "Íï",
  O: "Öø",
  U: "Üú",
  c: "ç",
  n: "ñ",
  s: "š",
  z: "ž",
  C: "Ç",
  N: "Ñ",
  S: "Š",
  Z: "Ž",
};

const stretched = (text: string): string => [...text].map((letter) => LETTERS[letter] ?? letter).join("");

/** Changes the text and keeps Fluent syntax: ids, keys, and everything in braces. */
class Reader {
  #depth = 0;

  line(text: string): string {
    const variant = this.#depth > 0 ? /^(\s*\*?\[[^\]]+\] ?)(.*)$/.exec(text) : null;
    return variant === null
      ? this.#outside(text, 0)
      : (variant[1] ?? "") + this.#outside(variant[2] ?? "", this.#depth);
  }

  /** Everything at this depth of braces is text, everything deeper is not. */
  #outside(text: string, depth: number): string {
    let made = "";
    for (const piece of text.split(/([{}])/)) {
      if (piece === "{") this.#depth += 1;
      if (piece === "}") this.#depth -= 1;
      made += /[{}]/.test(piece) || this.#depth !== depth ? piece : stretched(piece);
    }
    return made;
  }
}

/** Converts Fluent texts to the pseudo-locale. */
export function pseudo(fluent: string): string {
  const lines: string[] = [];
  let open = -1;
  let reader = new Reader();
  const close = (): void => {
    if (open >= 0) lines[open] += "⟧";
    open = -1;
  };
  for (const line of fluent.split("\n")) {
    const begins = /^((?:[a-z][\w-]*| {4}\.[\w-]+) = )(.*)$/.exec(line);
    if (begins !== null || line === "" || line.startsWith("#")) close();
    if (begins !== null) {
      reader = new Reader();
      const [, name = "", text = ""] = begins;
      // short forms are tailored to each language
      open = lines.push(`${name}⟦${/^ +\.short = $/.test(name) ? text : reader.line(text)}`) - 1;
    } else if (open >= 0) {
      open = lines.push(reader.line(line)) - 1;
    } else {
      lines.push(line);
    }
  }
  close();
  return lines.join("\n");
}

const WORDS = /(?:^|[`"'\n]|\\n)[a-z]+(?:-[a-z0-9]+)+ = /;

/** Serves the pseudo-locale in place of English in this browser context. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const answer = await route.fetch({ maxRetries: 3 });
    const body = await answer.text();
    if (!WORDS.test(body)) return route.fulfill({ response: answer, body });
    const text = ((await import(`data:text/javascript,${encodeURIComponent(body)}`)) as { default?: unknown }).default;
    return route.fulfill({
      response: answer,
      body: typeof text === "string" ? `export default ${JSON.stringify(pseudo(text))};` : body,
    });
  });
}
