/* A list in this browser's storage, newest first, that follows the changes of other tabs. */
import { storage } from "./storage";

/** The valid items of a stored list; none if the text is no list. */
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
  /** The number of items kept; the oldest go first. */
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

  /** Put an item first; false if the browser did not keep it: then it lasts until the page is left. */
  add(item: T): boolean {
    return this.#store([item, ...this.#without(item)].slice(0, this.#options.limit));
  }

  remove(item: T): void {
    this.#store(this.#without(item));
  }

  /** Another tab may have stored something meanwhile, so the stored list counts. */
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
