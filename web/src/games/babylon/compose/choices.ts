/*
 * The builds that the server lists for a place, as choices: which corner hangs free, how the tile is rotated, and which
 * decorations are ticked. Only sequences from that list are ever chosen; nothing here knows a rule.
 */
import type { Action, Continuation, Continuations } from "@/api/types.gen";
import type { CornerWord, DecorationWord } from "@/games/babylon/view";

/** A decoration that can be ticked: its action, after the one that changes the symbol of its field if there is one. */
export interface Item {
  key: string;
  kind: DecorationWord;
  fields: readonly string[];
  /** Whether a round token makes its symbol. */
  isRecast: boolean;
  /** What it scores by itself. */
  points: number;
  actions: readonly Action[];
}

export interface Orientation {
  corner: CornerWord;
  turn: number;
}

/** A whole build: the orientation of the tile and its decorations in the order of their actions. */
export interface Build extends Orientation {
  items: readonly Item[];
  parts: Readonly<Record<string, number>>;
  points: number;
  actions: readonly Action[];
}

/** What the player has decided so far; null for what is left to us. */
export interface Wishes {
  corner: CornerWord | null;
  turn: number | null;
  /** Decorations that were ticked by hand, the last one last, and those that were left out. */
  on: readonly string[];
  off: ReadonlySet<string>;
}

export const NO_WISHES: Wishes = { corner: null, turn: null, on: [], off: new Set() };

const PART_OF: Readonly<Record<string, string>> = {
  statue: "statues",
  fountain: "fountains",
  bridge: "bridges",
  stairs: "stairs",
};

const sum = (parts: Readonly<Record<string, number>>): number => Object.values(parts).reduce((all, n) => all + n, 0);

/** All builds of an answer. */
export const buildsOf = (answer: Continuations): Build[] => answer.found.map((found) => buildOf(answer, found));

function buildOf(answer: Continuations, { groups, parts }: Continuation): Build {
  let { corner, turn }: Orientation = { corner: "none", turn: 0 };
  const items: Item[] = [];
  const actions: Action[] = [];
  for (const group of groups) {
    const made = group.flatMap((number) => answer.actions[number] ?? []);
    actions.push(...made.map(({ action }) => action));
    for (const { action } of made) {
      if (action.do === "hang") corner = String(action["corner"]) as CornerWord;
      if (action.do === "turn") turn = Number(action["turn"]);
    }
    const last = made.at(-1);
    const part = PART_OF[last?.action.do ?? ""];
    if (last === undefined || part === undefined) continue;
    items.push({
      key: made.map(({ notation }) => notation).join(" + "),
      kind: last.action.do as DecorationWord,
      fields: String(last.action["field"] ?? last.action["fields"]).split("-"),
      isRecast: made.length > 1,
      points: last.parts[part] ?? 0,
      actions: made.map(({ action }) => action),
    });
  }
  return { corner, turn, items, parts, points: sum(parts), actions };
}

/** The decorations that can be ticked with an orientation, each once. */
export function offeredItems(builds: readonly Build[], { corner, turn }: Orientation): Item[] {
  const found = new Map<string, Item>();
  for (const build of builds) {
    if (build.corner !== corner || build.turn !== turn) continue;
    for (const item of build.items) if (!found.has(item.key)) found.set(item.key, item);
  }
  return [...found.values()];
}

/** The build that fits the wishes, and scores most among those that do. */
export function chosenBuild(builds: readonly Build[], wishes: Wishes): Build | null {
  return builds.reduce<Build | null>(
    (best, build) => (best === null || isBetter(rank(build, wishes), rank(best, wishes)) ? build : best),
    null,
  );
}

/** How well a build fits, most important first: corner, rotation, ticks from the last one on, points, few decorations. */
function rank(build: Build, { corner, turn, on, off }: Wishes): number[] {
  const has = new Set(build.items.map(({ key }) => key));
  return [
    Number(corner === null || build.corner === corner),
    Number(turn === null || build.turn === turn),
    -build.items.filter(({ key }) => off.has(key)).length,
    ...[...on].reverse().map((key) => Number(has.has(key))),
    build.points,
    -build.items.length,
  ];
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && one[at]! > other[at]!;
}

/** Ticks a decoration, or leaves it out. */
export function toggled(wishes: Wishes, key: string, isOn: boolean): Wishes {
  const off = new Set(wishes.off);
  if (isOn) off.delete(key);
  else off.add(key);
  return { ...wishes, off, on: [...wishes.on.filter((each) => each !== key), ...(isOn ? [key] : [])] };
}

/** The values of a list that come after one, in a circle; the first if it is not in the list. */
export function nextIn<T>(values: readonly T[], from: T, by: 1 | -1): T | undefined {
  const at = values.indexOf(from);
  return at < 0 ? values[0] : values[(at + by + values.length) % values.length];
}

/** The nearest of some places in a direction of the plan: the least far aside counts double. */
export function placeTowards(places: readonly string[], from: string, dx: number, dy: number): string | null {
  const at = (place: string): [number, number] => [place.charCodeAt(0), place.charCodeAt(1)];
  const [x, y] = at(from);
  let [best, least]: [string | null, number] = [null, Infinity];
  for (const place of places) {
    const [u, v] = [at(place)[0] - x, at(place)[1] - y];
    const along = u * dx + v * dy;
    const far = along + 2 * Math.abs(u * dy - v * dx);
    if (along > 0 && far < least) [best, least] = [place, far];
  }
  return best;
}
