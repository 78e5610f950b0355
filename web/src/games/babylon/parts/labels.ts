/* The facts about a place as one text, in the reader's language. */
import { render, t, i18n } from "@/i18n/locale.svelte";
import type { Marks, PlaceId } from "@/games/game-ui";
import type { BabylonView } from "@/games/babylon/view";
import { doingsOf, factsOf, type Fact } from "./facts";

/** The description of a place, cached by view. */
export const factsText = (place: PlaceId, view: BabylonView): string => factsOf(place, view).map(tell).join(" ");

/** The accessible name of a place: its description and its legal actions. */
export const labelOf = (place: PlaceId, view: BabylonView, marks: Marks, facts = factsText(place, view)): string =>
  [facts, ...doingsOf(place, view, marks).map(tell)].join(" ");

function tell({ id, args, lists = {} }: Fact): string {
  const listed = Object.entries(lists).map(([name, messages]) => [name, listOf(messages.map(render))] as const);
  return t(id, { ...args, ...Object.fromEntries(listed) });
}

const listOf = (parts: readonly string[]): string =>
  new Intl.ListFormat(i18n.language, { style: "narrow", type: "unit" }).format(parts);
