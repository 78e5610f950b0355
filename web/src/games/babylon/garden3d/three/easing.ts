/* How things move: from one value to another in a short time. */

/** Quick at first, settling gently; the curve of all pieces of the house. */
export const settle = (t: number): number => 1 - (1 - t) ** 3.2;
/** Gentle at both ends. */
const swing = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/** Numbers on their way. */
export class Moving<T extends { [K in keyof T]: number }> {
  #from: T;
  #to: T;
  #start = 0;
  #span = 0;
  #now: T;

  constructor(value: T) {
    this.#from = this.#to = this.#now = value;
  }

  get now(): T {
    return this.#now;
  }

  get to(): T {
    return this.#to;
  }

  /** Go there within so many milliseconds; none: at once. */
  go(to: T, span: number, time: number): void {
    this.#from = this.#now;
    this.#to = to;
    this.#start = time;
    this.#span = span;
    if (span <= 0) this.#now = to;
  }

  /** Where they are at a time; whether they are still on their way. */
  at(time: number): boolean {
    if (this.#now === this.#to) return false;
    const share = Math.min(1, Math.max(0, (time - this.#start) / this.#span));
    if (share >= 1) {
      this.#now = this.#to;
      return false;
    }
    const eased = swing(share);
    const keys = Object.keys(this.#to) as (keyof T)[];
    this.#now = Object.fromEntries(
      keys.map((key) => [key, this.#from[key] + (this.#to[key] - this.#from[key]) * eased]),
    ) as T;
    return true;
  }
}
