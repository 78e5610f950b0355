/* The cubes of a temple as pieces that keep their identity while they are pushed along. */
import type { Owner } from "@/games/amyitis/view";

export interface Pushed {
  key: number;
  owner: Owner;
  at: number;
}

/** The pieces of a new row of cubes: those that were pushed along keep their identity. */
export function push(before: readonly Pushed[], now: readonly Owner[], newKey: () => number): Pushed[] {
  const old = [0, 1, 2, 3].map((at) => before.find((cube) => cube.at === at));
  const ownerAt = (at: number): Owner => old[at]?.owner ?? "none";
  const same = now.every((owner, at) => owner === ownerAt(at));
  const shift = same ? 0 : bestShift(now, ownerAt);
  return now.flatMap((owner, at) => {
    if (owner === "none") return [];
    const kept = old[at - shift];
    return [{ key: kept?.owner === owner ? kept.key : newKey(), owner, at }];
  });
}

/** The number of spaces that all cubes moved right (or, after an undo, left); 4 if no shift matches. */
function bestShift(now: readonly Owner[], ownerAt: (at: number) => Owner): number {
  for (const shift of [1, -1, 2, -2, 3, -3]) {
    const kept = now.map((owner, at) => ({ owner, from: at - shift })).filter(({ from }) => from >= 0 && from < 4);
    if (kept.every(({ owner, from }) => owner === ownerAt(from)) && kept.some(({ owner }) => owner !== "none"))
      return shift;
  }
  return 4;
}

export class Queue {
  #last: Pushed[] = [];
  #keys = 0;
  readonly #now: () => readonly Owner[];
  readonly #cubes = $derived.by(() => {
    this.#last = push(this.#last, this.#now(), () => (this.#keys += 1));
    return this.#last;
  });

  constructor(now: () => readonly Owner[]) {
    this.#now = now;
  }

  get cubes(): readonly Pushed[] {
    return this.#cubes;
  }
}
