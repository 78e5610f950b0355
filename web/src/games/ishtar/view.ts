/* The server's view of Ishtar, typed for the boards. */
import type {
  IshtarBed,
  IshtarCard,
  IshtarFountain,
  IshtarMap,
  IshtarMaybeFountainWord,
  IshtarMaybeSymbolWord,
  IshtarSeat,
  IshtarShapeWord,
  IshtarSkill,
  IshtarSkillWord,
  IshtarTable,
  IshtarTile,
  IshtarView as ServerView,
  SeatWord,
} from "@/api/types.gen";
import { isSeat } from "@/ui/seat-styles";
import type { GameView } from "@/games/game-ui";

export type GemWord = keyof IshtarSeat["gems"];
type ShapeWord = IshtarShapeWord;
export type SkillWord = IshtarSkillWord;
export type GroundWord = "outside" | "sand" | GemWord | "tablet" | "fountain";
/** The content of a cell: an assistant, a tree, a bloom; a double bloom names the cell of its other half. */
type StandingWord = "none" | SeatWord | "tree" | "single" | `double-${string}`;

/** A type with some fields narrowed; it does not compile if the server's type has no such field. */
type Exactly<Type, Narrowed extends Partial<Type>> = Omit<Type, keyof Narrowed> & Narrowed;

export type Tile = Exactly<IshtarTile, { shape: ShapeWord; symbol: IshtarMaybeSymbolWord }>;
type Card = Exactly<IshtarCard, { cost: Record<GemWord, number> }>;
type Skill = IshtarSkill;
export type Bed = Exactly<IshtarBed, { owner: SeatWord | "none" }>;
type Fountain = Exactly<IshtarFountain, { kind: IshtarMaybeFountainWord; owners: SeatWord[] }>;
type DesertMap = Exactly<IshtarMap, { ground: GroundWord[]; standing: StandingWord[] }>;

type Table = IshtarTable & {
  height: Record<string, number>;
  top: Record<string, string>;
  cup_shape: Record<string, string>;
};

export type IshtarView = GameView &
  Exactly<
    ServerView,
    {
      tiles: Record<string, Tile>;
      cards: Record<string, Card>;
      skills: Record<string, Record<string, Skill>>;
      fountains: Record<string, Fountain>;
      beds: Bed[];
      map: DesertMap;
      still_to_play: SeatWord[];
      table: Table;
    }
  >;

export const GEMS: readonly GemWord[] = ["purple", "red", "white"];
export const GEM_ICONS: Readonly<Record<GemWord, string>> = { purple: "gemp", red: "gemr", white: "gemw" };
export const GEM_OF_LETTER: Readonly<Record<string, GemWord>> = { p: "purple", r: "red", w: "white" };
export const SYMBOL_ICONS: Readonly<Record<string, string>> = { assistant: "assistant", star: "star", wild: "wild" };
export const SKILLS: readonly SkillWord[] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
export const CUPS: readonly string[] = ["1", "2", "3", "4", "5", "6"];

/** The table handles views of all games; the boards of Ishtar only receive their own. */
export const typedView = (view: GameView): IshtarView => view as IshtarView;

/** Whether the viewing seat is the one to decide. */
export const isAsked = (view: IshtarView): boolean => view.you === view.mover;

/** The seat whose holdings are shown: the viewing seat; for a spectator, the player to move. */
export const shownSeat = (view: IshtarView): SeatWord => (isSeat(view.you) ? view.you : view.table.asked);

/** The holdings of a seat. */
export const thingsOf = (view: IshtarView, seat: SeatWord): IshtarSeat | undefined =>
  view.seats[seat] as IshtarSeat | undefined;

/** Every third card has a palm, as decoration. */
export const treeIcon = (card: string): string => (Number(card.slice(1)) % 3 === 0 ? "palm" : "tree");
