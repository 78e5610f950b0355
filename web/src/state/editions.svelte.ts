/* Custom editions stored in this browser; all of them are playable. */
import { PersistedList } from "./persistence/persisted-list.svelte";

export interface MyEdition {
  game: string;
  name: string;
  hash: string;
  /** The text of the file. */
  text: string;
}

/** The beginning of a hash, enough to distinguish editions. */
export const shortHash = (hash: string): string => hash.slice(0, 8);

/** The file name of an edition. */
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

  /** Stores an edition; false if the browser has no space for it: then it lasts until the page is closed. */
  keep(edition: MyEdition): boolean {
    return this.#list.add(edition);
  }

  forget(edition: MyEdition): void {
    this.#list.remove(edition);
  }
}

export const editions = new Editions();
