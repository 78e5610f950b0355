/* Component values for display: grouped by chapter and component, with numbered sources. */
import type { Arg, ComponentChapter, Components, ComponentValue, Message } from "@/api/types.gen";
import { labelled, render, t } from "@/i18n/locale.svelte";

export type ValueFilter = "all" | "certain" | "recon";

/** How sure a value is, from printed to open. */
export const LEVELS = [
  "rules",
  "external",
  "constrained",
  "free",
] as const satisfies readonly ComponentValue["confidence"][];

export const isReconstructed = (value: Pick<ComponentValue, "confidence">): boolean =>
  value.confidence === "constrained" || value.confidence === "free";

export const isShown = (value: ComponentValue, shown: ValueFilter): boolean =>
  shown === "all" || isReconstructed(value) === (shown === "recon");

/** A component of a chapter: all values below one path. */
export interface Piece {
  path: string;
  label: string;
  values: readonly ComponentValue[];
  /** The values at a path below the component; empty if there are none. */
  at(rest: string): readonly (number | string)[];
}

/** The components of a chapter; the first `depth` words of a path identify the component. */
export function piecesOf(chapter: ComponentChapter, depth: number): Piece[] {
  const found = new Map<string, ComponentValue[]>();
  for (const value of chapter.values) {
    const path = value.place.split(".").slice(0, depth).join(".");
    found.set(path, [...(found.get(path) ?? []), value]);
  }
  return [...found].map(([path, values]) => ({
    path,
    values,
    label: depth === 1 ? "" : nameOf(values[0]?.names[depth - 2]),
    at: (rest) => values.find((value) => value.place === (rest === "" ? path : `${path}.${rest}`))?.written ?? [],
  }));
}

const nameOf = (name: Message | undefined): string => (name === undefined ? "" : render(name));

/** The name of a value, from the general to the specific part. */
export const namesOf = (value: { names: Message[] }): string => value.names.map(render).join(" · ");

/** A value as text. */
export const valueText = (value: readonly Arg[]): string =>
  value.length === 0
    ? t("components-none")
    : value.map((each) => (typeof each === "object" ? t(each.word) : String(each))).join(", ");

/** A component as text, for screen readers. */
export function pieceInWords(piece: Piece, depth: number): string {
  const parts = piece.values.map((value) =>
    `${value.names
      .slice(depth - 1)
      .map(render)
      .join(" · ")} ${valueText(value.value)}`.trim(),
  );
  return labelled(piece.label, parts.join("; "));
}

export interface NumberedReason {
  number: number;
  reason: Message;
  confidence: ComponentValue["confidence"];
  values: readonly ComponentValue[];
}

/** The sources of the values of a chapter, in order; the same source with another certainty is listed separately. */
export function reasonsOf(chapter: ComponentChapter, all: Components["reasons"]): NumberedReason[] {
  const found = new Map<string, ComponentValue[]>();
  for (const value of chapter.values) {
    const key = `${value.reason} ${value.confidence}`;
    found.set(key, [...(found.get(key) ?? []), value]);
  }
  return [...found.values()].map((values, at) => ({
    number: at + 1,
    values,
    reason: all[values[0]!.reason] ?? { id: "components-none", args: {} },
    confidence: values[0]!.confidence,
  }));
}

/** The number of the source of a value. */
export const numberOf = (value: ComponentValue, reasons: readonly NumberedReason[]): number =>
  reasons.find((reason) => reason.values.includes(value))?.number ?? 0;
