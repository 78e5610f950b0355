/* The facts about a place as one text, in the reader's language. */
import { render, t, i18n } from "@/i18n/locale.svelte";
import type { Marks, PlaceId } from "@/games/game-ui";
import type { IshtarView } from "@/games/ishtar/view";
import { canDo, factsOf, type Fact } from "./facts";

/** The description of a place, without its legal actions. */
export function nameOf(place: PlaceId, view: IshtarView): string {
  return factsOf(place, view).map(tell).join(" ");
}

/** The accessible name of a place. */
export function labelOf(place: PlaceId, view: IshtarView, marks: Marks): string {
  return withMarks(nameOf(place, view), place, view, marks);
}

/** A name followed by the meaning of its marks. */
export function withMarks(name: string, place: PlaceId, view: IshtarView, marks: Marks): string {
  const found = marks.get(place);
  if (found === undefined) return name;
  const parts = [name];
  if (found.some(({ kind }) => kind === "legal" || kind === "cost")) parts.push(tell(canDo(place, view)));
  if (found.some(({ kind }) => kind === "chosen")) parts.push(t("ishtar-board-chosen"));
  return parts.join(" ");
}

function tell({ id, args, lists = {} }: Fact): string {
  const listed = Object.entries(lists).map(
    ([name, messages]) => [name, listOf(messages.map((each) => tell(each)))] as const,
  );
  return listed.length === 0 ? render({ id, args }) : t(id, { ...args, ...Object.fromEntries(listed) });
}

function listOf(parts: readonly string[]): string {
  return new Intl.ListFormat(i18n.language, { style: "narrow", type: "unit" }).format(parts);
}
