/* The desert as a lattice of named cells: neighbours, rows from the top, and the cells a tile would cover. */
import type { IshtarView } from "@/games/ishtar/view";
import { beside, boxOf, footprint, middleOf, type Box, type Point, type Spot } from "./hex";

const keyOf = ({ q, r }: Spot): string => `${q},${r}`;

export class Desert {
  /** All cells, in the order of the server's lists. */
  readonly names: readonly string[];
  /** Rows from the top, each from left to right. */
  readonly rows: readonly (readonly string[])[];
  readonly box: Box;
  readonly #spots = new Map<string, Spot>();
  readonly #index = new Map<string, number>();
  readonly #names = new Map<string, string>();

  constructor(map: Pick<IshtarView["map"], "cell" | "q" | "r">) {
    this.names = map.cell;
    const rows = new Map<number, string[]>();
    map.cell.forEach((name, index) => {
      const spot = { q: map.q[index]!, r: map.r[index]! };
      this.#spots.set(name, spot);
      this.#index.set(name, index);
      this.#names.set(keyOf(spot), name);
      const row = rows.get(spot.r);
      if (row === undefined) rows.set(spot.r, [name]);
      else row.push(name);
    });
    for (const row of rows.values()) row.sort((one, other) => this.spot(one).q - this.spot(other).q);
    this.rows = [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
    this.box = boxOf([...this.#spots.values()]);
  }

  /** The position of a cell; the centre of the lattice for an unknown name. */
  spot(name: string): Spot {
    return this.#spots.get(name) ?? { q: 0, r: 0 };
  }

  middle(name: string): Point {
    return middleOf(this.spot(name));
  }

  has(name: string): boolean {
    return this.#index.has(name);
  }

  /** The index of a cell in the server's lists. */
  index(name: string): number {
    return this.#index.get(name) ?? -1;
  }

  at(spot: Spot): string | null {
    return this.#names.get(keyOf(spot)) ?? null;
  }

  beside(name: string, way: number): string | null {
    return this.at(beside(this.spot(name), way));
  }

  /** The cells a tile would cover; null for each one outside the desert. */
  covered(shape: string, first: string, turn: number): (string | null)[] {
    return footprint(shape, this.spot(first), turn).map((spot) => this.at(spot));
  }

  /** The next cell up or down, alternating sides to go straight; gaps are skipped. */
  step(name: string, by: 1 | -1): string | null {
    let spot = this.spot(name);
    for (let far = 0; far < this.rows.length; far += 1) {
      const left = (spot.r & 1) === 0;
      spot = beside(spot, by === 1 ? (left ? 4 : 5) : left ? 2 : 1);
      const found = this.at(spot);
      if (found !== null) return found;
    }
    return null;
  }
}

const known = new WeakMap<object, Desert>();
let latest: { key: string; desert: Desert } | null = null;

/** The lattice of a view; boards never move, so it is built once per game. */
export function desertOf({ map }: Pick<IshtarView, "map">): Desert {
  const found = known.get(map);
  if (found !== undefined) return found;
  const key = `${map.q.join()}|${map.r.join()}`;
  if (latest?.key !== key) latest = { key, desert: new Desert(map) };
  known.set(map, latest.desert);
  return latest.desert;
}
