/* What the server shows of a table of Amyitis: its own types, with names as the words they are. */
import type {
  AmyitisCity, AmyitisCourtType, AmyitisCourtWord, AmyitisCraftWord, AmyitisFieldRow, AmyitisGardenTile, AmyitisGoodWord,
  AmyitisHolding, AmyitisMaybeGoodWord, AmyitisMaybeOwnerWord, AmyitisSeat, AmyitisSquare, AmyitisTable, AmyitisTemple,
  AmyitisTempleWord, AmyitisView as Sent, SeatWord, Whose,
} from "$lib/api/types.gen";
import { isSeat } from "$lib/look/seats";
import type { GameView } from "../board";

export type GoodWord = AmyitisGoodWord;
export type CraftWord = AmyitisCraftWord;
export type CourtWord = AmyitisCourtWord;
export type TempleWord = AmyitisTempleWord;
export type RowWord = "top" | "bottom";
export type Owner = AmyitisMaybeOwnerWord;
export type BonusWord = "talents" | "camels" | "goods" | "gardeners" | "courts";

/** A type whose words are told more exactly; it does not compile when the server's type has no such field. */
type Exactly<Type, Told extends Partial<Type>> = Omit<Type, keyof Told> & Told;

export type City = Exactly<AmyitisCity, {
  kind: "sale" | "court" | "plant";
  demand: AmyitisMaybeGoodWord;
  extra: AmyitisMaybeGoodWord;
  offers: CourtWord[];
}>;
export type Tile = Exactly<AmyitisGardenTile, { bonus: Partial<Record<BonusWord, number>> & Record<string, number> }>;
export type Square = Exactly<AmyitisSquare, { tile: Tile | null; bonus: Whose }>;
export type FieldRow = Exactly<AmyitisFieldRow, { goods: GoodWord[] }>;
export type Temple = Exactly<AmyitisTemple, { first: Whose; second: Whose }>;
export type SeatThings = AmyitisSeat;

/** What lies on the table; squares, canals and triples are found by any name. */
type Table = AmyitisTable & {
  triple: Record<string, string[]>;
  planted: Record<string, Owner>;
  canal: Record<string, Owner[]>;
};

export type AmyitisView = GameView & Exactly<Sent, {
  stage: Sent["stage"];
  phase: "setup" | "actions" | "temples" | "over";
  road: Record<string, City>;
  garden: Record<string, Square>;
  fields: Record<RowWord, FieldRow>;
  temples: Record<TempleWord, Temple>;
  court: Record<CourtWord, AmyitisCourtType>;
  holdings: Record<SeatWord, AmyitisHolding>;
  table: Table;
}>;

export const GOODS: readonly GoodWord[] = ["barley", "dates", "salt", "palm", "wine"];
export const ROWS: readonly RowWord[] = ["top", "bottom"];
export const TEMPLES: readonly TempleWord[] = ["ishtar", "marduk", "tammouz"];
export const COURTS: readonly CourtWord[] = ["caravaneer", "banker", "palace", "gardener"];
export const BONUS_ICONS: Readonly<Record<BonusWord, string>> = {
  talents: "talent",
  camels: "camel",
  goods: "anygood",
  gardeners: "gardener",
  courts: "anycourt",
};

/** The frame knows views of all games; the boards of Amyitis are only ever given their own. */
export const own = (view: GameView): AmyitisView => view as AmyitisView;

/** Whether the seat that looks is the one to decide. */
export const isAsked = (view: AmyitisView): boolean => view.you === view.mover;

/** What the seat that looks has. */
export function mineOf(view: AmyitisView): SeatThings | undefined {
  return isSeat(view.you) ? view.seats[view.you] : undefined;
}

/** Whose piece would be laid now. */
export const moverOf = (view: AmyitisView): Owner => (isSeat(view.mover) ? view.mover : "neutral");
