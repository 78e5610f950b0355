/** The names of acts in the reader's language. */

import type { Action } from "@/api/types.gen";
import { has, render, t, i18n } from "@/i18n/locale.svelte";
import { actionMessage, type Vocabulary } from "./model/action-label";

const vocabulary: Vocabulary = {
  has,
  render: (id, args) => t(id, args),
  list: (things) => new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(things),
};

/** What an act is called: "Plant C4". */
export function actionName(game: string, action: Action): string {
  return render(actionMessage(game, action, vocabulary));
}
