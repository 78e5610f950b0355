/* The accessible description of a place as a list of messages. */
import type { Marks, Message, PlaceId } from "@/games/game-ui";
import {
  GOODS,
  mineOf,
  type AmyitisView,
  type BonusWord,
  type CourtWord,
  type Owner,
  type RowWord,
  type TempleWord,
} from "@/games/amyitis/view";
import { partsOf } from "./places";
import { marksAt } from "@/games/shared/place-marks";

/** A message, or a list of messages used as one argument of another. */
export interface Fact extends Message {
  lists?: Record<string, Message[]>;
}

type Arg = Message["args"][string];

const word = (domain: string, name: string): Arg => ({ word: `amyitis-${domain}-${name}` });
const seat = (name: string): Arg => ({ word: `seat-${name}` });
const fact = (id: string, args: Fact["args"] = {}, lists?: Fact["lists"]): Fact =>
  lists === undefined ? { id: `amyitis-board-${id}`, args } : { id: `amyitis-board-${id}`, args, lists };

/** All facts about a place, its legal actions last. */
export function factsOf(place: PlaceId, view: AmyitisView, marks: Marks): Fact[] {
  const [kind, name, detail] = partsOf(place);
  const shown = marksAt(marks, place);
  const facts = TELLERS[kind]?.(view, name, detail) ?? [];
  if (shown.legal) facts.push(canDo(kind, name, view));
  if (shown.chosen) facts.push(fact("chosen"));
  return facts;
}

function canDo(kind: string, name: string, view: AmyitisView): Fact {
  if (kind !== "garden") return fact(`can-${kind}`);
  const n = view.garden[name]?.gardeners ?? 0;
  return n > 0 ? fact("can-garden-gardeners", { n }) : fact("can-garden");
}

type Teller = (view: AmyitisView, name: string, detail: string) => Fact[];

const TELLERS: Readonly<Record<string, Teller>> = {
  garden: tellSquare,
  canal: tellCanal,
  city: tellCity,
  craft: tellCraft,
  field: tellField,
  temple: tellTemple,
  court: tellCourt,
  good: tellGood,
};

function tellSquare(view: AmyitisView, name: string): Fact[] {
  const square = view.garden[name];
  if (square === undefined) return [];
  const facts = [fact("square", { square: name.toUpperCase(), floor: square.floor, quality: square.needs })];
  const owner = view.table.planted[name] ?? "none";
  if (square.unused) return [...facts, fact("unused")];
  if (owner !== "none") return [...facts, fact("planted", { seat: seat(owner) })];
  if (square.tile !== null) {
    const bonus = (Object.entries(square.tile.bonus) as [BonusWord, number][]).map(([kind, n]) =>
      fact(`bonus-${kind}`, { n }),
    );
    const prestige = square.tile.prestige;
    facts.push(bonus.length > 0 ? fact("tile-bonus", { prestige }, { bonus }) : fact("tile", { prestige }));
  }
  facts.push(square.sides > 0 ? fact("sides", { n: square.sides }) : fact("no-side"));
  const cubes = (Object.entries(square.cubes) as [Owner, number][]).map(([who, n]) =>
    fact("cubes-of", { seat: seat(who), n }),
  );
  if (cubes.length > 0) {
    facts.push(fact("cubes", {}, { cubes }));
    facts.push(square.bonus === "nobody" ? fact("bonus-nobody") : fact("bonus-seat", { seat: seat(square.bonus) }));
  }
  return facts;
}

function tellCanal(view: AmyitisView, name: string): Fact[] {
  const canal = view.canals[name];
  if (canal === undefined) return [];
  const [here = "", there = ""] = name.toUpperCase().split("-");
  const owners = (view.table.canal[name] ?? []).filter((owner) => owner !== "none");
  const facts = [fact("canal", { here, there, size: canal.size })];
  if (owners.length > 0)
    facts.push(fact("canal-cubes", {}, { cubes: owners.map((owner) => ({ id: `seat-${owner}`, args: {} })) }));
  facts.push(fact(canal.full ? "canal-full" : canal.open ? "canal-open" : "canal-dry"));
  return facts;
}

function tellCity(view: AmyitisView, name: string): Fact[] {
  const city = view.road[name];
  if (city === undefined) return [];
  const args = { city: word("city", name) };
  const facts = [city.steps === 0 ? fact("city-here", args) : fact("city", { ...args, steps: city.steps })];
  const good = word("good", city.demand);
  if (city.kind === "sale") {
    facts.push(fact("city-sale", { one: view.sale[0] ?? 0, two: view.sale[1] ?? 0 }));
  } else if (city.kind === "court") {
    facts.push(
      fact(
        "city-court",
        { good },
        { courts: city.offers.map((court) => ({ id: `amyitis-court-${court}`, args: {} })) },
      ),
    );
  } else if (city.extra === "none") {
    facts.push(fact("city-plant", { good, quality: city.quality }));
  } else {
    facts.push(fact("city-plant-extra", { good, extra: word("good", city.extra), quality: city.quality }));
  }
  if (city.steps > 0) facts.push(fact("city-camels", { camels: city.camels }));
  return facts;
}

function tellCraft(view: AmyitisView, triple: string, craft: string): Fact[] {
  const n = (view.table.triple[triple] ?? []).filter((face) => face === craft).length;
  return [
    fact("craft", { craft: word("craft", craft), triple: word("triple", triple), price: view.prices[triple] ?? 0, n }),
  ];
}

function tellField(view: AmyitisView, row: string, detail: string): Fact[] {
  const found = view.fields[row as RowWord];
  const space = detail === "" ? found.open : found.goods.findIndex((good) => good === detail);
  const owner = view.table.field[row as RowWord][space] ?? "none";
  const facts = [
    fact("field", { good: word("good", found.goods[space] ?? ""), row: word("row", row), space: space + 1 }),
  ];
  if (owner !== "none") facts.push(fact("cube-of", { seat: seat(owner) }));
  else if (space === found.open) facts.push(fact("field-open"));
  return facts;
}

function tellTemple(view: AmyitisView, name: string): Fact[] {
  const cubes = view.table.temple[name as TempleWord];
  const { first, second } = view.temples[name as TempleWord];
  const facts = [
    fact(`temple-${name}`, name === "marduk" ? { first: view.marduk[0] ?? 0, second: view.marduk[1] ?? 0 } : {}),
  ];
  const lying = cubes.map((owner) => (owner === "none" ? fact("empty") : { id: `seat-${owner}`, args: {} }));
  facts.push(fact("temple-cubes", {}, { cubes: lying }));
  if (first !== "nobody") facts.push(fact("temple-first", { seat: seat(first) }));
  if (second !== "nobody") facts.push(fact("temple-second", { seat: seat(second) }));
  return facts;
}

function tellCourt(view: AmyitisView, name: string): Fact[] {
  const { cards, next } = view.court[name as CourtWord];
  const facts = [fact("court-card", { court: word("court", name) })];
  for (const card of cards) {
    const { level, count: n } = card;
    if (name === "gardener") facts.push(fact("court-gardener", { n }));
    else if (name === "caravaneer")
      facts.push(fact("court-caravaneer", { level, n, steps: card.steps, store: card.store }));
    else if (name === "palace") facts.push(fact("court-palace", { level, n, prestige: card.prestige }));
    else facts.push(fact("court-banker", { level, n, talents: card.talents, prestige: card.prestige }));
  }
  if (name === "caravaneer") {
    const load = GOODS.flatMap((good) =>
      Array.from({ length: view.table.load[good] }, () => ({ id: `amyitis-good-${good}`, args: {} })),
    );
    if (load.length > 0) facts.push(fact("court-load", {}, { goods: load }));
  }
  if (name !== "gardener" && next > 0) facts.push(fact("court-next", { level: next }));
  return facts;
}

function tellGood(view: AmyitisView, name: string): Fact[] {
  const good = name as (typeof GOODS)[number];
  const mine = mineOf(view);
  return [fact("good", { good: word("good", good), n: mine?.goods[good] ?? 0, stock: view.table.stock_goods[good] })];
}
