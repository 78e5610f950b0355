/* Values looked up on a real copy: kept in this browser while one works, checked and written as an edition by the server. */
import { problemOf, type Problem } from "@/api/client";
import type { Components, ComponentValue, FilledInEdition, Question, Questions } from "@/api/types.gen";
import { server } from "@/state/server";
import { storage } from "@/state/persistence/storage";
import type { Piece } from "@/features/components/component-values";

export type Printed = Question["value"];

const isTable = (value: Printed | undefined): value is Record<string, number> =>
  typeof value === "object" && !Array.isArray(value);

/** The stored entries that a game still asks for. */
export function parseEntries(text: string | null, places: ReadonlySet<string>): Record<string, Printed> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([place]) => places.has(place)));
  } catch {
    return {};
  }
}

/** A piece as it looks with what was entered. */
export function withEntries(piece: Piece, entries: Readonly<Record<string, Printed>>): Piece {
  return {
    ...piece,
    at(rest) {
      const place = rest === "" ? piece.path : `${piece.path}.${rest}`;
      const own = entries[place];
      if (own !== undefined && !isTable(own)) return Array.isArray(own) ? own : [own];
      const cut = place.lastIndexOf(".");
      const around = entries[place.slice(0, cut)];
      if (!isTable(around)) return piece.at(rest);
      const amount = around[place.slice(cut + 1)];
      return amount === undefined ? [] : [amount];
    },
  };
}

/** Where two editions differ among the values that were asked for, and whether each side entered its value. */
interface Disagreement {
  place: string;
  names: ComponentValue["names"];
  mine: ComponentValue | undefined;
  theirs: ComponentValue | undefined;
}

export const wasEntered = (value: ComponentValue | undefined): boolean => value?.confidence === "external";

export function disagreements(mine: Components, theirs: Components): Disagreement[] {
  const byPlace = (from: Components): Map<string, ComponentValue> =>
    new Map(from.chapters.flatMap(({ values }) => values.map((value) => [value.place, value])));
  const [one, other] = [byPlace(mine), byPlace(theirs)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((place) => {
    const [a, b] = [one.get(place), other.get(place)];
    if (JSON.stringify(a?.written ?? []) === JSON.stringify(b?.written ?? [])) return [];
    return [{ place, names: (a ?? b)!.names, mine: a, theirs: b }];
  });
}

export class Box {
  asked = $state.raw<Questions | null>(null);
  entries = $state.raw<Readonly<Record<string, Printed>>>({});
  check = $state.raw<FilledInEdition | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Whether the browser keeps what was entered. */
  kept = $state(true);
  readonly game: string;
  #requests = 0;

  constructor(game: string) {
    this.game = game;
  }

  get #key(): string {
    return `semiramis.box.${this.game}`;
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      this.asked = await server.questions(this.game);
      const places = new Set(this.asked.questions.map(({ place }) => place));
      this.entries = parseEntries(storage.get(this.#key), places);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Stores what stands on the piece; undefined takes an entry back. */
  enter(place: string, value: Printed | undefined): void {
    const { [place]: _, ...others } = this.entries;
    this.entries = value === undefined ? others : { ...others, [place]: value };
    this.kept = storage.put(this.#key, JSON.stringify(this.entries));
  }

  clear(): void {
    this.entries = {};
    this.check = null;
    storage.put(this.#key, "{}");
  }

  /** Lets the server make the edition and check its totals; only the latest request counts. */
  async write(name: string, source: string): Promise<FilledInEdition | null> {
    const request = (this.#requests += 1);
    const entries = Object.fromEntries(Object.entries(this.entries).map(([at, value]) => [at, JSON.stringify(value)]));
    try {
      const found = await server.fillIn(this.game, { name, source, entries });
      if (request === this.#requests) {
        this.check = found;
        this.problem = null;
      }
      return found;
    } catch (error) {
      if (request === this.#requests) this.problem = problemOf(error);
      return null;
    }
  }
}
