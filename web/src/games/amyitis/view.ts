/* The server's view of Amyitis, typed for the boards. */
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
  AmyitisView as ServerView,
  SeatWord,
} from "@/api/types.gen";
import { isSeat } from "@/ui/seat-styles";
import type { GameView } from "@/games/game-ui";

export type GoodWord = AmyitisGoodWord;
export type CourtWord = AmyitisCourtWord;
export type TempleWord = AmyitisTempleWord;
export type RowWord = keyof ServerView["fields"];
export type Owner = AmyitisMaybeOwnerWord;
export type City = AmyitisCity;
export type Tile = AmyitisGardenTile;
export type SeatThings = AmyitisSeat;
/** The bonuses of a tile besides prestige. */
export type BonusWord = "talents" | "camels" | "goods" | "gardeners" | "courts";

/** Squares, canals and triples can be looked up by any name, as places have it; every seat has its holdings. */
export type AmyitisView = GameView &
  Omit<ServerView, "table" | "holdings"> & {
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

/** The table handles views of all games; the boards of Amyitis only receive their own. */
export const typedView = (view: GameView): AmyitisView => view as AmyitisView;

/** Whether the viewing seat is the one to decide. */
export const isAsked = (view: AmyitisView): boolean => view.you === view.mover;

/** The holdings of the viewing seat. */
export function mineOf(view: AmyitisView): SeatThings | undefined {
  return isSeat(view.you) ? view.seats[view.you] : undefined;
}

/** The owner of a piece placed now. */
export const moverOf = (view: AmyitisView): Owner => (isSeat(view.mover) ? view.mover : "neutral");
