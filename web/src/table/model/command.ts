/** Parsing and completing typed moves, in the notation of the log. */

import type { Offer } from "@/games/game-ui";

export function normalize(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ");
}

/** Words after the first may be in any order: `recruit priest 2` is `recruit 2 priest`. */
function sameWords(typed: readonly string[], notation: readonly string[]): boolean {
  if (typed[0] !== notation[0] || typed.length !== notation.length) return false;
  return [...typed].sort().join(" ") === [...notation].sort().join(" ");
}

export type ParsedCommand =
  | { kind: "nothing" }
  /** A legal action; `rest` is the text of the steps after it. */
  | { kind: "offer"; offer: Offer; rest: string }
  /** Not a legal action: the server can explain why. */
  | { kind: "unknown"; text: string };

/** The legal action of a text; the longest match, so that a whole turn may be typed in one line. */
export function parseCommand(text: string, legal: readonly Offer[]): ParsedCommand {
  const words = normalize(text)
    .split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return { kind: "nothing" };
  for (let length = words.length; length > 0; length -= 1) {
    const typed = words.slice(0, length);
    const offer =
      legal.find((each) => each.notation === typed.join(" ")) ??
      legal.find((each) => sameWords(typed, each.notation.split(" ")));
    if (offer !== undefined) return { kind: "offer", offer, rest: words.slice(length).join(" ") };
  }
  return { kind: "unknown", text: normalize(text) };
}

/** Legal notations that start with the typed text, fewest words first, up to a limit. */
export function completions(text: string, legal: readonly Offer[], most = 8): string[] {
  const typed = text.toLowerCase().replace(/\s+/g, " ").trimStart();
  const fitting = [...new Set(legal.map((offer) => offer.notation))].filter((notation) => notation.startsWith(typed));
  if (fitting.length <= most) return fitting;
  // too many to list: offer the next word only
  const next = new Set(fitting.map((notation) => nextWord(notation, typed)));
  return [...next].slice(0, most);
}

function nextWord(notation: string, typed: string): string {
  const end = notation.indexOf(" ", typed.length);
  return end < 0 ? notation : notation.slice(0, end);
}

/** The common prefix of all completions, which Tab fills in. */
export function commonPrefix(options: readonly string[]): string {
  const first = options[0] ?? "";
  let length = first.length;
  for (const option of options) {
    while (!option.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}
