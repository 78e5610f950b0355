/* Animated values that ease from one number to another. */

/** Ease-out; the curve of all piece animations. */
export const settle = (t: number): number => 1 - (1 - t) ** 3.2;
/** Ease-in-out. */
const swing = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/** Numbers being animated. */
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

  /** Animates to a target within a number of milliseconds; 0 sets it at once. */
  go(to: T, span: number, time: number): void {
    this.#from = this.#now;
    this.#to = to;
    this.#start = time;
    this.#span = span;
    if (span <= 0) this.#now = to;
  }

  /** Updates the values for a time; returns whether the animation is still running. */
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
