/* The accessible description of a place as a list of messages. */
import type { Message, Offer, PlaceId } from "@/games/game-ui";
import { shownSeat, thingsOf, type Bed, type GemWord, type IshtarView } from "@/games/ishtar/view";
import { desertOf } from "./desert";
import { changeOf, wordIn } from "./icons";
import { partsOf } from "./places";

/** A message, or a list of messages used as one argument of another. */
export interface Fact extends Message {
  lists?: Record<string, Message[]>;
}

type Arg = Message["args"][string];

const word = (domain: string, name: string): Arg => ({ word: `ishtar-${domain}-${name}` });
const seatWord = (name: string): Arg => ({ word: `seat-${name}` });
const fact = (id: string, args: Fact["args"] = {}, lists?: Fact["lists"]): Fact =>
  lists === undefined ? { id: `ishtar-board-${id}`, args } : { id: `ishtar-board-${id}`, args, lists };
const gemList = (gems: Readonly<Record<string, number>>): Message[] =>
  Object.entries(gems)
    .filter(([, n]) => n > 0)
    .map(([gem, n]) => ({ id: `ishtar-handful-${gem}`, args: { n } }));

/** All facts about a place, without its legal actions. */
export function factsOf(place: PlaceId, view: IshtarView): Fact[] {
  const [kind, name] = partsOf(place);
  return TELLERS[kind]?.(view, name) ?? [];
}

/** The legal actions at a place. */
export function canDo(place: PlaceId, view: IshtarView): Fact {
  const [kind, name] = partsOf(place);
  if (kind === "cell" || kind === "card" || kind === "cup") return fact(`can-${kind}-${view.stage}`);
  if (kind === "kept") return fact("can-kept");
  return name === "assistant" ? fact("can-cell-special") : fact("can-skill", { price: view.skill_price });
}

type Teller = (view: IshtarView, name: string) => Fact[];

const TELLERS: Readonly<Record<string, Teller>> = {
  cell: tellCell,
  cup: tellCup,
  card: tellCard,
  skill: tellSkill,
  fountain: tellFountain,
  kept: tellKept,
};

interface Known {
  beds: ReadonlyMap<string, Bed>;
  symbols: ReadonlyMap<string, string>;
}
const known = new WeakMap<IshtarView, Known>();

/** Beds and symbols by cell, computed once per position. */
function knownOf(view: IshtarView): Known {
  const found = known.get(view);
  if (found !== undefined) return found;
  const beds = new Map(view.beds.flatMap((bed) => bed.cells.map((cell) => [cell, bed] as const)));
  const symbols = new Map<string, string>();
  for (const { tile, cells } of view.laid) {
    const printed = view.tiles[tile];
    const cell = printed === undefined ? undefined : cells[printed.symbol_cell];
    if (printed !== undefined && cell !== undefined && printed.symbol !== "none") symbols.set(cell, printed.symbol);
  }
  const made = { beds, symbols };
  known.set(view, made);
  return made;
}

function tellCell(view: IshtarView, name: string): Fact[] {
  const at = desertOf(view).index(name);
  const { ground, plant, standing, garden } = view.map;
  const cell = name.toUpperCase();
  const flowers = (plant[at] ?? 0) - 1;
  if (flowers < 0) return [tellGround(view, cell, name, ground[at] ?? "outside")];
  const stands = standing[at] ?? "none";
  const board = garden[at] ?? 0;
  if (flowers === 0) {
    return [fact(stands === "tree" ? "cell-tree" : "cell-grass", { cell, board })];
  }
  const facts = [
    fact(stands === "single" || stands.startsWith("double") ? "cell-bloom" : "cell-flowers", {
      cell,
      n: flowers,
      board,
    }),
  ];
  const { beds, symbols } = knownOf(view);
  const bed = beds.get(name);
  if (bed !== undefined) {
    const args = { cells: bed.cells.length, flowers: bed.flowers };
    facts.push(bed.owner === "none" ? fact("bed-free", args) : fact("bed-of", { ...args, seat: seatWord(bed.owner) }));
  }
  if (Object.hasOwn(view.seats, stands)) facts.push(fact("stands", { seat: seatWord(stands) }));
  else if (symbols.has(name)) facts.push(fact("symbol", { symbol: word("symbol", symbols.get(name) ?? "none") }));
  return facts;
}

function tellGround(view: IshtarView, cell: string, name: string, ground: string): Fact {
  if (ground === "fountain") {
    const board = name.charAt(0);
    const fountain = view.fountains[board];
    return fact("cell-fountain", {
      cell,
      board,
      fountain: word("fountain", fountain?.kind ?? "purple"),
      points: fountain?.points ?? 0,
    });
  }
  if (ground === "sand" || ground === "tablet" || ground === "outside") return fact(`cell-${ground}`, { cell });
  return fact("cell-rock", { cell, gem: word("gem", ground) });
}

function tellTile(view: IshtarView, tile: string): Fact[] {
  const printed = view.tiles[tile];
  if (printed === undefined) return [];
  const flowers = printed.flowers.map(String).join(" – ");
  const args = { shape: word("shape", printed.shape), flowers };
  if (printed.symbol === "none") return [fact("tile", args)];
  return [fact("tile-symbol", { ...args, symbol: word("symbol", printed.symbol), at: printed.symbol_cell + 1 })];
}

function tellCup(view: IshtarView, name: string): Fact[] {
  const { height, top, cup_shape: shapes, can } = view.table;
  const n = height[name] ?? 0;
  if (n === 0) return [fact("cup-empty", { cup: name })];
  const facts = [fact("cup", { cup: name, n })];
  const tile = top[name] ?? "none";
  if (tile !== "none") facts.push(...tellTile(view, tile));
  else facts.push(fact("cup-hidden", { shape: word("shape", shapes[name] ?? "none") }));
  if (can === name) facts.push(fact("cup-can"));
  const price = view.can_costs[name];
  if (price !== undefined) facts.push(price === 0 ? fact("cup-free") : fact("cup-price", { price }));
  return facts;
}

function tellKept(view: IshtarView): Fact[] {
  const tile = thingsOf(view, shownSeat(view))?.kept ?? "none";
  return [fact("kept"), ...tellTile(view, tile)];
}

/** The card at a position of the row, or the reserved one. */
export function cardAt(view: IshtarView, place: string): string {
  if (place === "reserved") return thingsOf(view, shownSeat(view))?.reserved ?? "none";
  return view.table.row[Number(place) - 1] ?? "none";
}

function tellCard(view: IshtarView, name: string): Fact[] {
  const card = view.cards[cardAt(view, name)];
  if (card === undefined) return [fact("card-none", { place: name })];
  const lacks = card.lacks[shownSeat(view)];
  const lists = { gems: gemList(card.cost) };
  const { points } = card;
  const facts = [
    name === "reserved" ? fact("card-reserved", { points }, lists) : fact("card", { place: name, points }, lists),
  ];
  facts.push(lacks === undefined ? fact("card-payable") : fact("card-lacks", {}, { gems: gemList(lacks) }));
  return facts;
}

function tellSkill(view: IshtarView, name: string): Fact[] {
  if (name === "assistant") return [fact("use-assistant", { cell: view.table.symbol_at.toUpperCase() })];
  const skill = view.skills[shownSeat(view)]?.[name];
  if (skill === undefined) return [];
  const facts = [fact("skill", { skill: word("skill", name) }), fact(`skill-${name}`, { n: skill.worth })];
  facts.push(fact(skill.has ? "skill-has" : skill.open ? "skill-open" : "skill-locked"));
  return facts;
}

function tellFountain(view: IshtarView, name: string): Fact[] {
  const found = view.fountains[name];
  if (found === undefined) return [];
  const args = { board: name, fountain: word("fountain", found.kind), points: found.points };
  const cells = Object.entries(found.cells).map(([seat, n]) => fact("fountain-cells", { seat: seatWord(seat), n }));
  const facts = [fact("fountain", args, { cells })];
  const owners = found.owners.map((seat) => ({ id: `seat-${seat}`, args: {} }));
  facts.push(owners.length === 0 ? fact("fountain-nobody") : fact("fountain-owners", {}, { owners }));
  return facts;
}

/** The gems that a player would gain by an offer, as the server says. */
function gainsOf(offer: Pick<Offer, "told"> | null, seat: string): Partial<Record<GemWord, number>> {
  const gains: Partial<Record<GemWord, number>> = {};
  for (const { id, args } of offer?.told ?? []) {
    const gem = wordIn(args["gem"], "ishtar-gem-") as GemWord | null;
    if (id === "ishtar-log-gems" && gem !== null && wordIn(args["seat"], "seat-") === seat)
      gains[gem] = (gains[gem] ?? 0) + changeOf(args["change"]);
  }
  return gains;
}

/** Whether a player who lacks some gems for a card would have them after a move. */
export function becomesPayable(
  view: IshtarView,
  card: string,
  seat: string,
  move: Pick<Offer, "told"> | null,
): boolean {
  const lacks = view.cards[card]?.lacks[seat];
  if (lacks === undefined) return false;
  const gains = gainsOf(move, seat);
  return Object.entries(lacks).every(([gem, n]) => n <= (gains[gem as GemWord] ?? 0));
}

/** The gems that a tile would collect, for its ghost. */
export function gemsUnder(view: IshtarView, cells: readonly string[]): { cell: string; gem: GemWord }[] {
  const desert = desertOf(view);
  return cells.flatMap((cell) => {
    const ground = view.map.ground[desert.index(cell)];
    return ground === "purple" || ground === "red" || ground === "white" ? [{ cell, gem: ground }] : [];
  });
}
