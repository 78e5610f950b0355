/* What the server shows of a table of Amyitis: its own types, as the boards use them. */
import type {
  AmyitisCity,
  AmyitisCourtWord,
  AmyitisGardenTile,
  AmyitisGoodWord,
  AmyitisHolding,
  AmyitisMaybeOwnerWord,
  AmyitisSeat,
  AmyitisTable,
  AmyitisTempleWord,
  AmyitisView as SseEvent,
  SeatWord,
} from "@/api/types.gen";
import { isSeat } from "@/ui/seat-styles";
import type { GameView } from "@/games/game-ui";

export type GoodWord = AmyitisGoodWord;
export type CourtWord = AmyitisCourtWord;
export type TempleWord = AmyitisTempleWord;
export type RowWord = keyof SseEvent["fields"];
export type Owner = AmyitisMaybeOwnerWord;
export type City = AmyitisCity;
export type Tile = AmyitisGardenTile;
export type SeatThings = AmyitisSeat;
/** What a tile brings besides prestige. */
export type BonusWord = "talents" | "camels" | "goods" | "gardeners" | "courts";

/** Squares, canals and triples are found by any name, as places have it; every seat that is drawn has its holding. */
export type AmyitisView = GameView &
  Omit<SseEvent, "table" | "holdings"> & {
    table: AmyitisTable & {
      triple: Record<string, string[]>;
      planted: Record<string, Owner>;
      canal: Record<string, Owner[]>;
    };
    holdings: Record<SeatWord, AmyitisHolding>;
  };

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
export const typedView = (view: GameView): AmyitisView => view as AmyitisView;

/** Whether the seat that looks is the one to decide. */
export const isAsked = (view: AmyitisView): boolean => view.you === view.mover;

/** What the seat that looks has. */
export function mineOf(view: AmyitisView): SeatThings | undefined {
  return isSeat(view.you) ? view.seats[view.you] : undefined;
}

/** Whose piece would be laid now. */
export const moverOf = (view: AmyitisView): Owner => (isSeat(view.mover) ? view.mover : "neutral");
