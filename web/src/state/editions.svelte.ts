/* Custom editions in this browser; each can be played. */
import { PersistedList } from "./persistence/persisted-list.svelte";

export interface MyEdition {
  game: string;
  name: string;
  hash: string;
  /** The text of its file. */
  text: string;
}

/** The beginning of a hash, enough to tell editions apart. */
export const shortHash = (hash: string): string => hash.slice(0, 8);

/** The name of an edition's file. */
export const fileName = (edition: Pick<MyEdition, "game" | "hash">): string =>
  `${edition.game}-${shortHash(edition.hash)}.toml`;

export function isEdition(found: unknown): found is MyEdition {
  if (typeof found !== "object" || found === null) return false;
  const { game, name, hash, text } = found as Record<string, unknown>;
  return [game, name, hash, text].every((each) => typeof each === "string");
}

class Editions {
  readonly #list = new PersistedList<MyEdition>({
    key: "semiramis.editions",
    limit: 12,
    isItem: isEdition,
    isSame: (one, other) => one.game === other.game && one.hash === other.hash,
  });

  get all(): readonly MyEdition[] {
    return this.#list.all;
  }

  of(game: string): readonly MyEdition[] {
    return this.all.filter((edition) => edition.game === game);
  }

  find(game: string, hash: string): MyEdition | undefined {
    return this.all.find((edition) => edition.game === game && edition.hash === hash);
  }

  /** Keep an edition; false if the browser has no space for it: then it lasts until the page is left. */
  keep(edition: MyEdition): boolean {
    return this.#list.add(edition);
  }

  forget(edition: MyEdition): void {
    this.#list.remove(edition);
  }
}

export const editions = new Editions();
