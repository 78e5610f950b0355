/* A list in the browser's storage, newest first, kept in sync with other tabs. */
import { storage } from "./storage";

/** The valid items of a stored list; none if the text is not a list. */
export function parseList<T>(text: string | null, isItem: (found: unknown) => found is T): T[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isItem) : [];
  } catch {
    return [];
  }
}

interface Options<T> {
  /** The key in localStorage. */
  key: string;
  /** The maximum number of items; the oldest are dropped first. */
  limit: number;
  isItem: (found: unknown) => found is T;
  /** Whether two items are versions of the same thing: only the newer one is kept. */
  isSame: (one: T, other: T) => boolean;
}

export class PersistedList<T> {
  all = $state.raw<readonly T[]>([]);
  readonly #options: Options<T>;

  constructor(options: Options<T>) {
    this.#options = options;
    this.all = parseList(storage.get(options.key), options.isItem);
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === options.key) this.all = parseList(event.newValue, options.isItem);
    });
  }

  /** Adds an item at the front; false if the browser did not store it: then it lasts until the page is closed. */
  add(item: T): boolean {
    return this.#store([item, ...this.#without(item)].slice(0, this.#options.limit));
  }

  remove(item: T): void {
    this.#store(this.#without(item));
  }

  /** Another tab may have changed the stored list, so it is read again. */
  #without(item: T): T[] {
    const { key, isItem, isSame } = this.#options;
    const stored = storage.get(key);
    const now = stored === null ? [...this.all] : parseList(stored, isItem);
    return now.filter((each) => !isSame(each, item));
  }

  #store(items: T[]): boolean {
    this.all = items;
    return storage.put(this.#options.key, JSON.stringify(items));
  }
}
