/* The server's view of Babylon, typed for the boards. */
import type {
  BabylonDecoration,
  BabylonEnding,
  BabylonFace,
  BabylonGarden,
  BabylonLaid,
  BabylonMaybeTokenWord,
  BabylonPrice,
  BabylonRest,
  BabylonStack,
  BabylonView as ServerView,
  SeatWord,
} from "@/api/types.gen";
import { isSeat, SEATS } from "@/ui/seat-styles";
import type { GameView } from "@/games/game-ui";

export type BabylonView = GameView & ServerView;
export type Garden = BabylonGarden;
export type Laid = BabylonLaid;
export type Decoration = BabylonDecoration;
export type Face = BabylonFace;
export type Stack = BabylonStack;
export type Rest = BabylonRest;
export type Price = BabylonPrice;
export type Ending = BabylonEnding;
export type TokenWord = BabylonMaybeTokenWord;
export type FlowerWord = Laid["flower"];
export type SymbolWord = Laid["symbols"][number];
export type CornerWord = Laid["hangs"];
export type DecorationWord = Decoration["kind"];
export type SourceWord = "mined" | "stored";

export const FLOWERS: readonly FlowerWord[] = ["white", "pink", "orange", "blue"];
export const DECORATIONS: readonly DecorationWord[] = ["statue", "fountain", "bridge", "stairs", "belvedere"];
export const CORNERS: readonly CornerWord[] = ["nw", "ne", "se", "sw"];
/** Flowers are the emblems of the seats. */
export const FLOWER_ICONS: Readonly<Record<FlowerWord, string>> = {
  white: "jasmine",
  pink: "rose",
  orange: "saffron",
  blue: "lotus",
};

/** The table handles views of all games; the boards of Babylon only receive their own. */
export const typedView = (view: GameView): BabylonView => view as BabylonView;

/** Whether the viewing seat is the one to decide. */
export const isAsked = (view: BabylonView): boolean => view.you === view.mover;

/** The seats of the table, in order. */
export const seatsOf = (view: BabylonView): readonly SeatWord[] =>
  SEATS.filter((seat) => view.gardens[seat] !== undefined);

/** The active garden: the viewing seat's, or for a spectator that of the player to move. */
export const actorOf = (view: BabylonView): SeatWord => (isSeat(view.you) ? view.you : view.table.asked);

/** The tile being placed; "none" if there is none. */
export function tileInHand(view: BabylonView): string {
  const { building, mined, asked } = view.table;
  if (building === "mined") return mined;
  return building === "stored" ? (view.seats[asked]?.stored ?? "none") : "none";
}

/** The tile in the slot of a seat, or the one it has mined and not built yet. */
export function tileOf(view: BabylonView, seat: SeatWord, source: SourceWord): string {
  if (source === "stored") return view.seats[seat]?.stored ?? "none";
  return view.table.asked === seat ? view.table.mined : "none";
}

/** The appearance of a face-up tile outside the gardens. */
export const faceOf = (view: BabylonView, tile: string): Face | undefined => view.faces[tile];
