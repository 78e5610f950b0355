/* The facts about a place as one text, in the reader's language. */
import { render, t, i18n } from "@/i18n/locale.svelte";
import type { Marks, PlaceId } from "@/games/game-ui";
import type { AmyitisView } from "@/games/amyitis/view";
import { factsOf, type Fact } from "./facts";

/** The accessible name of a place. */
export function labelOf(place: PlaceId, view: AmyitisView, marks: Marks): string {
  return factsOf(place, view, marks).map(tell).join(" ");
}

function tell({ id, args, lists = {} }: Fact): string {
  const listed = Object.entries(lists).map(([name, messages]) => [name, listOf(messages.map(render))] as const);
  return t(id, { ...args, ...Object.fromEntries(listed) });
}

function listOf(parts: readonly string[]): string {
  return new Intl.ListFormat(i18n.language, { style: "narrow", type: "unit" }).format(parts);
}
