/** The names of acts in the reader's language. */

import type { Action } from "@/api/types.gen";
import { has, say, t, words } from "@/i18n/locale.svelte";
import { actMessage, type Vocabulary } from "./model/action-label";

const vocabulary: Vocabulary = {
  has,
  say: (id, args) => t(id, args),
  list: (things) => new Intl.ListFormat(words.language, { type: "conjunction" }).format(things),
};

/** What an act is called: "Plant C4". */
export function nameOf(game: string, action: Action): string {
  return say(actMessage(game, action, vocabulary));
}
