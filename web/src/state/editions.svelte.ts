/* Editions somebody has loaded, kept on this device; what is kept can be played. Another tab's changes are taken over. */
import { storage } from "./settings.svelte";

export interface MyEdition {
  game: string;
  name: string;
  hash: string;
  /** The text of its file. */
  text: string;
}

const STORAGE_KEY = "semiramis.editions";
const LIMIT = 12;

/** The beginning of a hash, enough to tell editions apart. */
export const shortHash = (hash: string): string => hash.slice(0, 8);

/** What the file of an edition is called. */
export const fileName = (edition: Pick<MyEdition, "game" | "hash">): string =>
  `${edition.game}-${shortHash(edition.hash)}.toml`;

function isEdition(found: unknown): found is MyEdition {
  if (typeof found !== "object" || found === null) return false;
  const { game, name, hash, text } = found as Record<string, unknown>;
  return [game, name, hash, text].every((each) => typeof each === "string");
}

export function parseEditions(text: string | null): MyEdition[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isEdition) : [];
  } catch {
    return [];
  }
}

class Editions {
  all = $state.raw<readonly MyEdition[]>(parseEditions(storage.get(STORAGE_KEY)));

  constructor() {
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === STORAGE_KEY) this.all = parseEditions(event.newValue);
    });
  }

  of(game: string): readonly MyEdition[] {
    return this.all.filter((edition) => edition.game === game);
  }

  find(game: string, hash: string): MyEdition | undefined {
    return this.all.find((edition) => edition.game === game && edition.hash === hash);
  }

  /** Keep an edition; false where there is no room, then it lasts until the page is left. */
  keep(edition: MyEdition): boolean {
    return this.#put([edition, ...this.#others(edition)].slice(0, LIMIT));
  }

  forget(edition: MyEdition): void {
    this.#put(this.#others(edition));
  }

  #others({ game, hash }: MyEdition): MyEdition[] {
    const kept = storage.get(STORAGE_KEY);
    const now = kept === null ? [...this.all] : parseEditions(kept);
    return now.filter((each) => each.game !== game || each.hash !== hash);
  }

  #put(editions: MyEdition[]): boolean {
    this.all = editions;
    return storage.put(STORAGE_KEY, JSON.stringify(editions));
  }
}

export const editions = new Editions();
