/* Written by `python -m semiramis.server.schemas.typescript` from the server's own schemas; do not edit. */

export type SeatWord = "jasmine" | "rose" | "saffron" | "lotus";

export type Mover = "jasmine" | "rose" | "saffron" | "lotus" | "chance" | "nobody";

export type Arg = number | string | WordArg;

/** An action by name, its arguments as words or numbers. */
export type Action = {
  do: string;
  [more: string]: string | number;
};

/** Every symbol of a game. */
export type Legend = {
  groups: LegendGroup[];
};

/** Related symbols. */
export type LegendGroup = {
  key: string;
  title: Message;
  entries: LegendEntry[];
};

/** A message to a person: the id of a text and its arguments. */
export type Message = {
  id: string;
  args: Record<string, Arg>;
};

/** A symbol: its icons, name, meaning, and the clause that says more. */
export type LegendEntry = {
  key: string;
  icons: string[];
  name: Message;
  says: Message;
  clause: string;
};

/** The games that can be played, and the bots that play them. `network` is the URL for guests in the same network, sent only to loopback visitors; empty if there is none. */
export type Games = {
  games: GameInfo[];
  bots: string[];
  network: string;
};

/** A game that can be played; `deeds` has the clause behind each kind of action. */
export type GameInfo = {
  key: string;
  rules: number;
  seats: number[];
  parts: string[];
  deeds: Record<string, string>;
  edition: EditionName;
  options: OptionInfo[];
};

/** The name and hash of an edition. */
export type EditionName = {
  name: string;
  hash: string;
};

/** A table option. `written`: a value can also be spelled out, as a layout is. */
export type OptionInfo = {
  name: string;
  values: string[];
  default: string;
  clause: string;
  written: boolean;
};

/** Every component value of an edition; `standard`: it is the packaged edition. */
export type Components = {
  game: string;
  edition: EditionName;
  standard: boolean;
  counts: Record<string, number>;
  reasons: Message[];
  chapters: ComponentChapter[];
};

/** The values of one kind of component. */
export type ComponentChapter = {
  name: string;
  values: ComponentValue[];
};

/** One component value: its place in the edition file, its names there, the value and its confidence. `value` is for people, `written` is the value in the file; `reason` is an index into `Components.reasons`. */
export type ComponentValue = {
  place: string;
  names: Message[];
  value: Arg[];
  written: (number | string)[];
  confidence: "rules" | "external" | "derived" | "recon";
  reason: number;
};

/** The faults of an edition, possibly `more` than listed; or its components and how they differ. */
export type EditionCheck = {
  faults: Message[];
  more: boolean;
  differences: ComponentDifference[];
  components?: Components;
};

/** A value that differs from the standard edition; null where an edition has no such value. */
export type ComponentDifference = {
  place: string;
  chapter: string;
  names: Message[];
  before: Arg[] | null;
  after: Arg[] | null;
};

/** A snapshot with the token, which is sent only this once. */
export type SnapshotWithToken = {
  table: TableData;
  asks: Message;
  view: GameView;
  legal: Offer[];
  token: string;
};

/** A table without its board. */
export type TableData = {
  id: string;
  game: string;
  rules: number;
  edition: EditionName;
  options: Record<string, string>;
  commitment: string;
  status: "waiting" | "playing" | "over";
  seq: number;
  mover: Mover;
  you: SeatWord[];
  seats: SeatData[];
  clock: ClockData;
  request: RequestData;
  result: Record<string, SeatResult>;
  origin: Origin;
  undo: UndoData;
  seed: SeedData;
  made_at: number;
  changed_at: number;
};

/** A seat and its player. `away`: a bot plays for the person until they return. */
export type SeatData = {
  seat: SeatWord;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  away: boolean;
};

/** Seconds left for each seat, whose clock runs and since when; empty if there is no clock. */
export type ClockData = {
  mode?: "bank" | "days";
  bank?: number;
  increment?: number;
  left?: number[];
  running?: Mover;
  since?: number;
};

/** The request that not everybody has answered yet; empty if there is none. */
export type RequestData = {
  what?: "undo" | "resign";
  by?: SeatWord;
  steps?: number;
  agreed?: SeatWord[];
};

/** The final rank and score of a seat. */
export type SeatResult = {
  place: number;
  total: number;
  parts: Record<string, number>;
};

/** The table, log or lesson a table comes from, and the table of its rematch. */
export type Origin = {
  fork?: string;
  seq?: number;
  rematch?: string;
  next?: string;
  upload?: boolean;
  commitment?: string;
  lesson?: string;
};

/** Whether the last step can be taken back, whether without consent, and the number of steps to redo. */
export type UndoData = {
  possible: boolean;
  free: boolean;
  redo: number;
};

/** The seed of all draws, once the game is over; empty before. */
export type SeedData = {
  seed?: string;
  nonce?: string;
};

/** A legal action and what it would bring: the change of each score part, what is told, whether it reveals something, and whether it ends the turn. `ahead`: what it will still cost and turn up. */
export type Offer = {
  action: Action;
  notation: string;
  parts: Record<string, number>;
  told: Message[];
  reveals: boolean;
  ends: boolean;
  ahead?: Message[];
};

/** The lesson of a game. */
export type Lesson = {
  game: string;
  steps: LessonStep[];
};

/** A step of a lesson: its text, what it points at, on which board, and the learner's task. The task is one action, a number of turns of free play, or only to read; it may invite the learner to try an illegal action. */
export type LessonStep = {
  says: Message;
  points: string[];
  region: string;
  wants: Action | null;
  turns: number;
  tries: Action | null;
  clauses: string[];
};

/** Tables, latest first. */
export type MyTables = {
  tables: (TableData | LostTable)[];
};

/** A table that this version cannot load, and why. */
export type LostTable = {
  id: string;
  error: Message;
};

/** A table as a visitor sees it now, the current prompt, and their legal actions. */
export type TableSnapshot = {
  table: TableData;
  asks: Message;
  view: GameView;
  legal: Offer[];
};

/** A snapshot with the token and the seat that was taken. */
export type Seated = {
  table: TableData;
  asks: Message;
  view: GameView;
  legal: Offer[];
  token: string;
  seat: SeatWord;
};

/** The number of the event a command made. */
export type Done = {
  seq: number;
};

/** Events, in order. */
export type History = {
  events: TableEvent[];
};

/** An event of a table as one seat may see it; the last of several has a snapshot of the table in `now`. A move has its action, its round, whether it ended the turn, and the totals after it. */
export type TableEvent = {
  seq: number;
  at: number;
  kind: string;
  by: Mover;
  told: Message[];
  action?: Action;
  round?: number;
  ends?: boolean;
  totals?: Record<string, number>;
  table?: string;
  now?: TableSnapshot;
};

/** The position after an event. */
export type PositionAt = {
  seq: number;
  hash: string;
  view: GameView;
};

/** Whether an action is allowed now, and the clause that forbids it if it is not. */
export type WhyNotAnswer = {
  allowed: boolean;
  refusal: Refusal | null;
};

/** Why an action is illegal: the clause that forbids it, and the reason in this position. */
export type Refusal = {
  id: string;
  args: Record<string, Arg>;
  clause: string;
};

/** The action a bot would play after event `seq`, and what else it considered. */
export type Hint = {
  action: Action;
  notation: string;
  bot: string;
  seq: number;
  simulations?: number;
  candidates?: Candidate[];
};

/** An action a bot has searched: visits, their share, expected result, and the line it expects. */
export type Candidate = {
  action: Action;
  notation: string;
  visits: number;
  share: number;
  win: number;
  total: number;
  parts: Record<string, number>;
  line: string[];
};

/** The rules of a game as a book. */
export type Rules = {
  game: string;
  rules: number;
  chapters: RuleChapter[];
  diagrams: RuleDiagram[];
};

/** A chapter of the rules: rules, our rulings where the rulebooks leave a question open, or where they differ. */
export type RuleChapter = {
  name: string;
  kind: "rules" | "rulings" | "differences";
  title: string;
  clauses: RuleClause[];
};

/** A clause of the rules: the table options that change it, and the drawings that show it. */
export type RuleClause = {
  clause: string;
  options: OptionInfo[];
  diagrams: string[];
};

/** A drawing beside some clauses, first of all the first; `told` is what happens in it. */
export type RuleDiagram = {
  name: string;
  text: string;
  width: number;
  height: number;
  clauses: string[];
  cases: DiagramCase[];
  told: Message[];
};

/** A choice that a drawing marks, and what the engine says to it: why not, or what would happen. */
export type DiagramCase = {
  action: string;
  allowed: boolean;
  refusal: Refusal | null;
  told: Message[];
};

/** A word of the locale files as an argument, with its inflected forms there. */
export type WordArg = {
  word: string;
};

export type GameView = AmyitisView | BabylonView | IshtarView;

export type AmyitisCityKindWord = "sale" | "court" | "plant";

export type AmyitisMaybeGoodWord = "barley" | "dates" | "salt" | "palm" | "wine" | "none";

export type AmyitisCourtWord = "caravaneer" | "banker" | "palace" | "gardener";

export type AmyitisLeaderWord = "jasmine" | "rose" | "saffron" | "lotus" | "nobody";

export type AmyitisGoodWord = "barley" | "dates" | "salt" | "palm" | "wine";

export type AmyitisTempleWord = "ishtar" | "marduk" | "tammouz";

export type AmyitisStageWord =
  | "deal-face" | "deal-card" | "deal-load" | "deal-tile" | "deal-first" | "deal-craft" | "act" | "farm"
  | "pray" | "irrigate" | "sell" | "pay" | "take" | "load" | "plant" | "gain" | "procession" | "ishtar"
  | "tammouz" | "swap" | "discard" | "over" | "done";

export type AmyitisCityWord = "babylon" | "susa" | "eshnunna" | "uruk" | "ur" | "palmyra" | "mari" | "ninoua" | "khorsabad";

export type AmyitisMaybePlantCardWord = "none" | "a" | "b" | "c" | "d";

export type AmyitisPlantCityWord = "eshnunna" | "ur" | "mari" | "khorsabad";

export type AmyitisMaybeCraftCardWord = "none" | "peasant" | "priest" | "engineer" | "merchant" | "talent";

export type AmyitisTripleWord = "1" | "2" | "3" | "4";

export type AmyitisLevelWord = "0" | "1" | "2" | "3";

export type AmyitisMaybeTileWord =
  | "none" | "q1-a" | "q1-b" | "q1-c" | "q1-d" | "q1-e" | "q1-f" | "q1-g" | "q1-h" | "q1-i" | "q2-a"
  | "q2-b" | "q2-c" | "q2-d" | "q2-e" | "q2-f" | "q3-a" | "q3-b" | "q3-c" | "q3-d" | "q3-e";

export type AmyitisSquareWord =
  | "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1" | "d2" | "d3"
  | "d4";

export type AmyitisMaybeOwnerWord = "none" | "jasmine" | "rose" | "saffron" | "lotus" | "neutral";

export type AmyitisCanalWord =
  | "a1-a2" | "a1-b1" | "a2-a3" | "a2-b2" | "a3-a4" | "a3-b3" | "a4-b4" | "b1-b2" | "b1-c1" | "b2-b3"
  | "b2-c2" | "b3-b4" | "b3-c3" | "b4-c4" | "c1-c2" | "c1-d1" | "c2-c3" | "c2-d2" | "c3-c4" | "c3-d3"
  | "c4-d4" | "d1-d2" | "d2-d3" | "d3-d4";

export type AmyitisMaybeSquareWord =
  | "none" | "a1" | "a2" | "a3" | "a4" | "b1" | "b2" | "b3" | "b4" | "c1" | "c2" | "c3" | "c4" | "d1"
  | "d2" | "d3" | "d4";

export type AmyitisPassWord = "no" | "yes" | "without cube";

export type AmyitisCourtWord2 = "caravaneer" | "banker" | "palace";

export type AmyitisPartWord = "irrigation" | "tiles" | "bonus" | "sales" | "palace" | "banker" | "temples" | "favour" | "goods";

export type AmyitisCraftWord = "peasant" | "priest" | "engineer" | "merchant";

export type AmyitisSaleWord =
  | "barley" | "dates" | "salt" | "palm" | "wine" | "barley+barley" | "barley+dates" | "barley+salt"
  | "barley+palm" | "barley+wine" | "dates+dates" | "dates+salt" | "dates+palm" | "dates+wine"
  | "salt+salt" | "salt+palm" | "salt+wine" | "palm+palm" | "palm+wine" | "wine+wine";

/** What a seat is shown of Amyitis. */
export type AmyitisView = {
  you: Mover;
  mover: Mover;
  stage: AmyitisStageWord;
  phase: "setup" | "actions" | "temples" | "over";
  round: number;
  tiles_left: number;
  last_round_at: number;
  scores: Record<string, AmyitisScore>;
  road: Record<string, AmyitisCity>;
  reach: AmyitisReach;
  garden: Record<string, AmyitisSquare>;
  canals: Record<string, AmyitisCanal>;
  prices: Record<string, number>;
  fields: Record<"top" | "bottom", AmyitisFieldRow>;
  temples: Record<AmyitisTempleWord, AmyitisTemple>;
  court: Record<AmyitisCourtWord, AmyitisCourtType>;
  holdings: Record<string, AmyitisHolding>;
  sale: number[];
  marduk: number[];
  favour: AmyitisFavour[];
  table: AmyitisTable;
  seats: Partial<Record<SeatWord, AmyitisSeat>>;
};

/** A seat's prestige as if the game ended now. */
export type AmyitisScore = {
  total: number;
  parts: Record<string, number>;
};

/** A city of the road; `steps` and `camels` are what it is away from the caravan for the seat that looks. */
export type AmyitisCity = {
  place: number;
  kind: AmyitisCityKindWord;
  demand: AmyitisMaybeGoodWord;
  extra: AmyitisMaybeGoodWord;
  quality: number;
  offers: AmyitisCourtWord[];
  steps: number;
  camels: number;
};

/** How far the seat that looks could move the caravan. */
export type AmyitisReach = {
  camels: number;
  bonus: number;
  spaces: number;
};

/** A square of the garden. `sides` are those irrigated in full, `cubes` the cubes around it by owner, `bonus` who would score the irrigation bonus, and `gardeners` how many Gardeners the plant that is now to be planted would need there. */
export type AmyitisSquare = {
  floor: number;
  needs: number;
  unused: boolean;
  tile: AmyitisGardenTile | null;
  sides: number;
  cubes: Record<string, number>;
  bonus: AmyitisLeaderWord;
  gardeners: number;
};

/** What is printed on a garden tile; `bonus` counts what it brings besides prestige. */
export type AmyitisGardenTile = {
  prestige: number;
  quality: number;
  bonus: Record<string, number>;
};

/** A canal: how many cubes fill it, whether they do, and whether water reaches an empty segment. */
export type AmyitisCanal = {
  size: number;
  full: boolean;
  open: boolean;
};

/** The goods of a field row from left to right, and the space that is open, counted from 0. */
export type AmyitisFieldRow = {
  goods: AmyitisGoodWord[];
  open: number;
};

/** Who would be rewarded first and second. */
export type AmyitisTemple = {
  first: AmyitisLeaderWord;
  second: AmyitisLeaderWord;
};

/** A type of Court card; `next` is the level that the seat that looks could take, 0 for none. */
export type AmyitisCourtType = {
  cards: AmyitisCourtCard[];
  next: number;
};

/** A kind of Court card: how many are left, and what one brings. */
export type AmyitisCourtCard = {
  level: number;
  count: number;
  steps: number;
  store: number;
  talents: number;
  prestige: number;
};

/** What follows from what a seat has: goods in all, how many it may keep, and tiles planted. */
export type AmyitisHolding = {
  goods: number;
  keeps: number;
  tiles: number;
};

/** From so many tiles on, so much prestige. */
export type AmyitisFavour = {
  tiles: number;
  prestige: number;
};

/** What lies on the table, in words. */
export type AmyitisTable = {
  stage: AmyitisStageWord;
  asked: SeatWord;
  round: number;
  first: SeatWord;
  dealt: number;
  caravan: AmyitisCityWord;
  plant_card: Record<AmyitisPlantCityWord, AmyitisMaybePlantCardWord>;
  plant_face: Record<AmyitisPlantCityWord, "first" | "second">;
  triple: Record<AmyitisTripleWord, AmyitisMaybeCraftCardWord[]>;
  court_stock: Record<AmyitisCourtWord, Record<AmyitisLevelWord, number>>;
  load: Record<AmyitisGoodWord, number>;
  tile: Record<AmyitisSquareWord, AmyitisMaybeTileWord>;
  planted: Record<AmyitisSquareWord, AmyitisMaybeOwnerWord>;
  canal: Record<AmyitisCanalWord, AmyitisMaybeOwnerWord[]>;
  field: Record<"top" | "bottom", AmyitisMaybeOwnerWord[]>;
  temple: Record<AmyitisTempleWord, AmyitisMaybeOwnerWord[]>;
  stock_talents: number;
  stock_camels: number;
  stock_goods: Record<AmyitisGoodWord, number>;
  owed: AmyitisMaybeGoodWord;
  owed_next: AmyitisMaybeGoodWord;
  free_water: "no" | "yes";
  planting: AmyitisMaybeSquareWord;
  gain_goods: number;
  gain_courts: number;
  discard_from: AmyitisGoodWord;
};

/** What a seat has, in words. */
export type AmyitisSeat = {
  passed: AmyitisPassWord;
  talents: number;
  camels: number;
  cubes: number;
  goods: Record<AmyitisGoodWord, number>;
  court: Record<AmyitisCourtWord2, number>;
  gardeners: number;
  part: Record<AmyitisPartWord, number>;
};

/** An action by name. */
export type AmyitisAction =
  | { do: "pass" }
  | { do: "recruit"; triple: number; craft: AmyitisCraftWord }
  | { do: "farm"; row: "top" | "bottom" }
  | { do: "pray"; temple: AmyitisTempleWord }
  | { do: "irrigate"; canal: AmyitisCanalWord }
  | { do: "caravan"; city: AmyitisCityWord }
  | { do: "sell"; goods: AmyitisSaleWord }
  | { do: "pay"; good: AmyitisGoodWord }
  | { do: "take"; court: AmyitisCourtWord }
  | { do: "load"; good: AmyitisGoodWord }
  | { do: "plant"; square: AmyitisSquareWord }
  | { do: "gain"; good: AmyitisGoodWord }
  | { do: "procession"; temple: AmyitisTempleWord }
  | { do: "accept"; gift: "camel" | "talent" }
  | { do: "swap"; given: AmyitisGoodWord; gained: AmyitisGoodWord }
  | { do: "decline" }
  | { do: "discard"; good: AmyitisGoodWord }
  | { do: "deal-face"; face: "first" | "second" }
  | { do: "deal-card"; card: AmyitisMaybePlantCardWord }
  | { do: "deal-load"; good: AmyitisGoodWord }
  | { do: "deal-tile"; tile: AmyitisMaybeTileWord }
  | { do: "deal-first"; seat: SeatWord }
  | { do: "deal-craft"; craft: AmyitisCraftWord };

export type BabylonStageWord =
  | "deal-clay" | "deal-first" | "remove" | "reveal" | "mine" | "build" | "place" | "hang" | "turn"
  | "deal-token" | "over";

export type BabylonCellWord =
  | "q11" | "q12" | "q13" | "q14" | "q21" | "q22" | "q23" | "q24" | "q31" | "q32" | "q33" | "q34" | "q41"
  | "q42" | "q43" | "q44";

export type BabylonMaybeTileWord =
  | "none" | "c01" | "c02" | "c03" | "c04" | "c05" | "c06" | "c07" | "c08" | "c09" | "c10" | "c11" | "c12"
  | "c13" | "c14" | "c15" | "c16" | "g01" | "g02" | "g03" | "g04" | "g05" | "g06" | "g07" | "g08" | "g09"
  | "g10" | "g11" | "g12" | "g13" | "g14" | "g15" | "g16" | "b01" | "b02" | "b03" | "b04" | "b05" | "b06"
  | "b07" | "b08" | "b09" | "b10" | "b11" | "b12" | "b13" | "b14" | "b15" | "b16" | "st-white" | "st-pink"
  | "st-orange" | "st-blue";

export type BabylonMaybeCellWord =
  | "q11" | "q12" | "q13" | "q14" | "q21" | "q22" | "q23" | "q24" | "q31" | "q32" | "q33" | "q34" | "q41"
  | "q42" | "q43" | "q44" | "none";

export type BabylonMaybeTokenWord = "none" | "pillar" | "double" | "change" | "add" | "flower" | "minus" | "blank";

export type BabylonSupplyWord = "single" | "double" | "belvedere" | "statue" | "fountain" | "bridge" | "stairs";

export type BabylonMaybeSourceWord = "none" | "mined" | "stored";

export type BabylonPlaceWord =
  | "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "g1" | "a2" | "b2" | "c2" | "d2" | "e2" | "f2" | "g2" | "a3"
  | "b3" | "c3" | "d3" | "e3" | "f3" | "g3" | "a4" | "b4" | "c4" | "d4" | "e4" | "f4" | "g4" | "a5" | "b5"
  | "c5" | "d5" | "e5" | "f5" | "g5" | "a6" | "b6" | "c6" | "d6" | "e6" | "f6" | "g6" | "a7" | "b7" | "c7"
  | "d7" | "e7" | "f7" | "g7";

export type BabylonMaybeCornerWord = "nw" | "ne" | "se" | "sw" | "none";

export type BabylonMaybeSymbolWord = "none" | "statue" | "fountain" | "bridge" | "stairs";

export type BabylonTurnWord = "0" | "1" | "2" | "3";

export type BabylonHoleWord =
  | "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "g1" | "h1" | "a2" | "b2" | "c2" | "d2" | "e2" | "f2" | "g2"
  | "h2" | "a3" | "b3" | "c3" | "d3" | "e3" | "f3" | "g3" | "h3" | "a4" | "b4" | "c4" | "d4" | "e4" | "f4"
  | "g4" | "h4" | "a5" | "b5" | "c5" | "d5" | "e5" | "f5" | "g5" | "h5" | "a6" | "b6" | "c6" | "d6" | "e6"
  | "f6" | "g6" | "h6" | "a7" | "b7" | "c7" | "d7" | "e7" | "f7" | "g7" | "h7" | "a8" | "b8" | "c8" | "d8"
  | "e8" | "f8" | "g8" | "h8";

export type BabylonPieceWord = "statue" | "fountain" | "bridge" | "stairs";

/** What a seat is shown of Babylon. */
export type BabylonView = {
  you: Mover;
  mover: Mover;
  stage: BabylonStageWord;
  round: number;
  rounds: number;
  token: string;
  flower: string;
  quarry: Record<string, BabylonStack>;
  faces: Record<string, BabylonFace>;
  spots: Record<string, BabylonSpot>;
  endings: Record<string, BabylonEnding>;
  room: number;
  scores: Record<string, BabylonScore>;
  gardens: Record<string, BabylonGarden>;
  table: BabylonTable;
  seats: Partial<Record<SeatWord, BabylonSeat>>;
};

/** A cell of the quarry: its height and visible tile, what its edges (n, e, s, w) border on, and what it pays. */
export type BabylonStack = {
  height: number;
  tile: string;
  edges: ("wall" | "floor" | "same" | "lower" | "higher")[];
  flower: number;
  token: number;
  pays: number;
};

/** How a tile looks that is not in a garden yet: its symbols at nw, ne, se and sw before it is turned. */
export type BabylonFace = {
  flower: "white" | "pink" | "orange" | "blue";
  material: "clay" | "granite" | "basalt" | "none";
  symbols: ("none" | "statue" | "fountain" | "bridge" | "stairs")[];
};

/** A place for the tile in hand: the lowest level it could have there, and those on which it can lie. */
export type BabylonSpot = {
  lowest: number;
  rests: BabylonRest[];
};

/** A level on which the tile in hand can lie: what each corner would stand on, and the price by hanging corner. */
export type BabylonRest = {
  level: number;
  supports: ("statue" | "single" | "double" | "nothing")[];
  prices: Record<string, BabylonPrice>;
};

/** What supports cost: single pillars in all, doubles of one's own, and doubles swapped in for two singles each. */
export type BabylonPrice = {
  singles: number;
  doubles: number;
  swaps: number;
};

/** What stays and what goes when the turn is ended so. */
export type BabylonEnding = {
  singles: number;
  singles_lost: number;
  doubles_lost: number;
  stored: string;
  lost: string;
};

/** A seat's points as if the game ended now. */
export type BabylonScore = {
  total: number;
  parts: Record<string, number>;
};

/** A garden: its parts in the order they were built, and hole by hole from above, row by row from a1. */
export type BabylonGarden = {
  tiles: BabylonLaid[];
  pillars: BabylonPillar[];
  decorations: BabylonDecoration[];
  level: number[];
  symbol: ("none" | "statue" | "fountain" | "bridge" | "stairs")[];
  standing: ("none" | "statue" | "fountain" | "bridge" | "stairs low" | "stairs high" | "belvedere")[];
  roof: number[];
  bridge: number[];
  flowers: Record<string, number>;
  shown: Record<string, number>;
  highest: number;
  covered: number;
};

/** A tile of a garden: the holes it covers, its level, and its symbols at nw, ne, se and sw as it lies. */
export type BabylonLaid = {
  tile: string;
  flower: "white" | "pink" | "orange" | "blue";
  symbols: ("none" | "statue" | "fountain" | "bridge" | "stairs")[];
  place: string;
  holes: string[];
  level: number;
  turn: number;
  hangs: "nw" | "ne" | "se" | "sw" | "none";
  new: boolean;
  in_sight: number;
};

/** A pillar in a hole, from the level it stands on to the level it carries; `carries` is the number of the tile. */
export type BabylonPillar = {
  hole: string;
  kind: "single" | "double";
  foot: number;
  head: number;
  carries: number;
};

/** A piece on its fields, each with its level: what it scores, and whether it is hidden or carries a tile. */
export type BabylonDecoration = {
  kind: "statue" | "fountain" | "bridge" | "stairs" | "belvedere";
  fields: string[];
  levels: number[];
  after: number;
  new: boolean;
  in_sight: boolean;
  carries: number | null;
  points: number;
};

/** What lies on the table, in words. */
export type BabylonTable = {
  stage: BabylonStageWord;
  asked: SeatWord;
  round: number;
  first: SeatWord;
  dealt: number;
  removed: number;
  stack: Record<BabylonCellWord, number>;
  face: Record<BabylonCellWord, BabylonMaybeTileWord>;
  uncovered: BabylonMaybeCellWord;
  buried: Record<BabylonMaybeTileWord, number>;
  token: BabylonMaybeTokenWord;
  token_left: Record<BabylonMaybeTokenWord, number>;
  supply: Record<BabylonSupplyWord, number>;
  mined: BabylonMaybeTileWord;
  slabs_before: number;
  building: BabylonMaybeSourceWord;
  build_place: BabylonPlaceWord;
  build_level: number;
  build_hang: BabylonMaybeCornerWord;
  token_used: number;
  wild_hole: string;
  wild_piece: BabylonMaybeSymbolWord;
  last_pair: number;
  last_statue: string;
};

/** What a seat has, in words. */
export type BabylonSeat = {
  singles: number;
  doubles: number;
  stored: BabylonMaybeTileWord;
  n_slabs: number;
  slab_tile: BabylonMaybeTileWord[];
  slab_place: BabylonPlaceWord[];
  slab_level: number[];
  slab_turn: BabylonTurnWord[];
  slab_hang: BabylonMaybeCornerWord[];
  n_pieces: number;
  piece_kind: BabylonMaybeSymbolWord[];
  piece_hole: BabylonHoleWord[];
  piece_other: BabylonHoleWord[];
  piece_after: number[];
};

/** An action by name. */
export type BabylonAction =
  | { do: "end" }
  | { do: "store" }
  | { do: "discard" }
  | { do: "build"; source: "mined" | "stored" }
  | { do: "fountain"; fields: string }
  | { do: "stairs"; fields: string }
  | { do: "bridge"; fields: string }
  | { do: "statue"; field: BabylonHoleWord }
  | { do: "symbol"; field: BabylonHoleWord; piece: BabylonPieceWord }
  | { do: "place"; place: BabylonPlaceWord; level: number }
  | { do: "hang"; corner: BabylonMaybeCornerWord }
  | { do: "turn"; turn: number }
  | { do: "mine"; cell: BabylonCellWord }
  | { do: "remove"; cell: BabylonCellWord }
  | { do: "deal-tile"; tile: BabylonMaybeTileWord }
  | { do: "deal-first"; seat: SeatWord }
  | { do: "deal-token"; token: BabylonMaybeTokenWord };

export type IshtarStageWord =
  | "deal-board" | "deal-side" | "deal-fountain" | "deal-cup" | "deal-start" | "deal-card" | "deal-first"
  | "choose" | "pay-steps" | "reveal" | "draw" | "place" | "special" | "pay-skill" | "take" | "single"
  | "double" | "reserve" | "refill" | "keep" | "tree" | "plant" | "fill-row" | "over";

export type IshtarBoardWord = "1" | "2" | "3" | "4" | "5" | "6";

export type IshtarMaybeSideWord = "none" | "1a" | "1b" | "2a" | "2b" | "3a" | "3b" | "4a" | "4b" | "5a" | "5b" | "6a" | "6b";

export type IshtarTurnWord = "0" | "1" | "2" | "3" | "4" | "5";

export type IshtarMaybeFountainWord = "none" | "purple" | "red" | "white";

export type IshtarMaybeShapeWord = "none" | "straight" | "bent" | "triangle";

export type IshtarCupWord = "1" | "2" | "3" | "4" | "5" | "6";

export type IshtarMaybeTileWord =
  | "none" | "i01" | "i02" | "i03" | "i04" | "i05" | "i06" | "i07" | "i08" | "i09" | "i10" | "i11" | "i12"
  | "v01" | "v02" | "v03" | "v04" | "v05" | "v06" | "v07" | "v08" | "v09" | "v10" | "v11" | "v12" | "t01"
  | "t02" | "t03" | "t04" | "t05" | "t06" | "t07" | "t08" | "t09" | "t10" | "t11" | "t12" | "is1" | "is2"
  | "vs1" | "vs2" | "ts1" | "ts2";

export type IshtarMaybeCupWord = "1" | "2" | "3" | "4" | "5" | "6" | "none";

export type IshtarGemWord = "purple" | "red" | "white";

export type IshtarMaybeCardWord =
  | "none" | "c01" | "c02" | "c03" | "c04" | "c05" | "c06" | "c07" | "c08" | "c09" | "c10" | "c11" | "c12"
  | "c13" | "c14" | "c15" | "c16" | "c17" | "c18" | "c19" | "c20" | "c21" | "c22" | "c23" | "c24" | "c25"
  | "c26";

export type IshtarMaybeHolderWord = "none" | "jasmine" | "rose" | "saffron" | "lotus";

export type IshtarMaybeSymbolWord = "none" | "assistant" | "star" | "wild";

export type IshtarMaybeSkillWord = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "none";

export type IshtarSkillWord = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j";

export type IshtarWayWord = "e" | "ne" | "nw" | "w" | "sw" | "se";

export type IshtarGemsWord =
  | "p" | "r" | "w" | "pp" | "pr" | "pw" | "rr" | "rw" | "ww" | "ppp" | "ppr" | "ppw" | "prr" | "prw"
  | "pww" | "rrr" | "rrw" | "rww" | "www" | "pppp" | "pppr" | "pppw" | "pprr" | "pprw" | "ppww" | "prrr"
  | "prrw" | "prww" | "pwww" | "rrrr" | "rrrw" | "rrww" | "rwww" | "wwww";

export type IshtarWayWord2 = "e" | "ne" | "nw";

export type IshtarFountainWord = "purple" | "red" | "white";

export type IshtarShapeWord = "straight" | "bent" | "triangle";

export type IshtarTileWord =
  | "i01" | "i02" | "i03" | "i04" | "i05" | "i06" | "i07" | "i08" | "i09" | "i10" | "i11" | "i12" | "v01"
  | "v02" | "v03" | "v04" | "v05" | "v06" | "v07" | "v08" | "v09" | "v10" | "v11" | "v12" | "t01" | "t02"
  | "t03" | "t04" | "t05" | "t06" | "t07" | "t08" | "t09" | "t10" | "t11" | "t12" | "is1" | "is2" | "vs1"
  | "vs2" | "ts1" | "ts2";

export type IshtarCardWord =
  | "c01" | "c02" | "c03" | "c04" | "c05" | "c06" | "c07" | "c08" | "c09" | "c10" | "c11" | "c12" | "c13"
  | "c14" | "c15" | "c16" | "c17" | "c18" | "c19" | "c20" | "c21" | "c22" | "c23" | "c24" | "c25" | "c26";

/** What a seat is shown of Ishtar. */
export type IshtarView = {
  you: Mover;
  mover: Mover;
  stage: IshtarStageWord;
  round: number;
  empty_stacks: number;
  last_round: boolean;
  still_to_play: string[];
  can_costs: Record<string, number>;
  tiles: Record<string, IshtarTile>;
  laid: IshtarLaid[];
  cards: Record<string, IshtarCard>;
  deck: number;
  scores: Record<string, IshtarScore>;
  skill_price: number;
  skills: Record<string, Record<string, IshtarSkill>>;
  fountains: Record<string, IshtarFountain>;
  beds: IshtarBed[];
  map: IshtarMap;
  table: IshtarTable;
  seats: Partial<Record<SeatWord, IshtarSeat>>;
};

/** What is printed on a tile: its shape, the flowers of each cell, and the symbol with the cell it is on. */
export type IshtarTile = {
  shape: string;
  flowers: number[];
  symbol: string;
  symbol_cell: number;
};

/** A tile in the desert and its cells, in the order they are printed in. */
export type IshtarLaid = {
  tile: string;
  cells: string[];
};

/** What is printed on a tree card, and which gems each seat would still need to buy it. */
export type IshtarCard = {
  cost: Record<string, number>;
  points: number;
  lacks: Record<string, Record<string, number>>;
};

/** A seat's points as if the game ended now. */
export type IshtarScore = {
  total: number;
  parts: Record<string, number>;
};

/** A skill of one player: whether it is unlocked, whether it is the next of its column, and its worth now. The worth of an upper skill is its points as if the game ended now, unlocked or not; of F the gems it brings, of G and H the flowers, of I and J the assistant. */
export type IshtarSkill = {
  has: boolean;
  open: boolean;
  worth: number;
};

/** A fountain: its kind, flower cells of each player there, and who owns it now. */
export type IshtarFountain = {
  kind: string;
  points: number;
  cells: Record<string, number>;
  owners: string[];
};

/** A bed: its cells, flowers, fountain and owner. */
export type IshtarBed = {
  cells: string[];
  flowers: number;
  fountain: string;
  owner: string;
};

/** The desert, one entry for each cell in all lists. `q` and `r` are its place on the lattice: `q` grows to the east, `r` to the south-east. `plant` is 0 for bare ground, 1 for grass, and one more than its flowers for a flower cell. `water` is the board whose fountain a tile laid here would belong to, `garden` the one whose garden grows here; 0 is none. */
export type IshtarMap = {
  cell: string[];
  q: number[];
  r: number[];
  ground: string[];
  plant: number[];
  standing: string[];
  water: number[];
  garden: number[];
};

/** What lies on the table, in words. */
export type IshtarTable = {
  stage: IshtarStageWord;
  asked: SeatWord;
  first: SeatWord;
  idle: number;
  dealt: number;
  drawn: number;
  n_boards: number;
  board_a: Record<IshtarBoardWord, number>;
  board_b: Record<IshtarBoardWord, number>;
  side: Record<IshtarBoardWord, IshtarMaybeSideWord>;
  rotation: Record<IshtarBoardWord, IshtarTurnWord>;
  fountain: Record<IshtarBoardWord, IshtarMaybeFountainWord>;
  cup_shape: Record<IshtarCupWord, IshtarMaybeShapeWord>;
  height: Record<IshtarCupWord, number>;
  top: Record<IshtarCupWord, IshtarMaybeTileWord>;
  can: IshtarMaybeCupWord;
  unseen: Record<IshtarMaybeTileWord, number>;
  bank: Record<IshtarGemWord, number>;
  row: IshtarMaybeCardWord[];
  in_deck: Record<IshtarMaybeCardWord, number>;
  wooden: number;
  card_of: Record<IshtarMaybeCardWord, IshtarMaybeHolderWord>;
  tree_at: Record<IshtarMaybeCardWord, string>;
  tile_at: Record<IshtarMaybeTileWord, string>;
  tile_turn: Record<IshtarMaybeTileWord, IshtarTurnWord>;
  hand: IshtarMaybeTileWord;
  cost: number;
  target: IshtarMaybeCupWord;
  opened: IshtarMaybeCupWord;
  symbol_at: string;
  symbol: IshtarMaybeSymbolWord;
  learning: IshtarMaybeSkillWord;
  bought: IshtarMaybeCardWord;
  planted: number;
};

/** What a seat has, in words. */
export type IshtarSeat = {
  turns: number;
  gems: Record<IshtarGemWord, number>;
  spent: Record<IshtarGemWord, number>;
  skill: Record<IshtarSkillWord, number>;
  in_front: number;
  on_carpet: number;
  kept: IshtarMaybeTileWord;
  reserved: IshtarMaybeCardWord;
  assistant_at: string[];
  single_at: string;
  double_at: string;
  double_way: IshtarWayWord;
};

/** An action by name. */
export type IshtarAction =
  | { do: "end" }
  | { do: "skip" }
  | { do: "assistant" }
  | { do: "kept" }
  | { do: "can"; cup: number }
  | { do: "pay"; gems: IshtarGemsWord }
  | { do: "skill"; skill: IshtarSkillWord }
  | { do: "take"; gems: IshtarGemsWord }
  | { do: "reserve"; card: number }
  | { do: "keep"; cup: number }
  | { do: "buy"; card: number | "reserved" }
  | { do: "tree"; cell: string }
  | { do: "single"; cell: string }
  | { do: "double"; cell: string; way: IshtarWayWord2 }
  | { do: "place"; cell: string; turn: number }
  | { do: "deal-board"; board: number }
  | { do: "deal-side"; side: "a" | "b"; turn: number }
  | { do: "deal-fountain"; fountain: IshtarFountainWord }
  | { do: "deal-cup"; shape: IshtarShapeWord }
  | { do: "deal-tile"; tile: IshtarTileWord }
  | { do: "deal-card"; card: IshtarCardWord }
  | { do: "deal-first"; seat: SeatWord };

/** A clock: a bank of seconds with an increment per turn, or days per decision. */
export type ClockRequest = {
  mode?: "none" | "bank" | "days";
  bank?: number;
  increment?: number;
  days?: number;
};

/** Who takes a seat: me, a bot, the first person with the link, or somebody sharing my screen. */
export type SeatRequest = {
  kind: "me" | "bot" | "open" | "hot-seat";
  name?: string;
  bot?: string;
};

/** Make a table. */
export type NewTable = {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  edition?: string | null;
  seed?: string | null;
  clock?: ClockRequest;
  token?: string | null;
};

/** Begin the lesson of a game. */
export type NewLesson = {
  name?: string;
  token?: string | null;
};

/** Take an open seat. */
export type Join = {
  name: string;
  seat?: SeatWord | null;
  token?: string | null;
};

/** Ask the others to end the game now, with the scores as they are. */
export type AskResign = {
  expect: number;
  key: string;
  seat?: SeatWord | null;
  kind: "ask-resign";
};

/** Ask the others to consent to an undo. */
export type AskUndo = {
  expect: number;
  key: string;
  seat?: SeatWord | null;
  kind: "ask-undo";
  steps?: number;
};

/** Let a bot play for me. */
export type Leave = {
  expect: number;
  key: string;
  seat?: SeatWord | null;
  kind: "leave";
  bot?: string;
};

/** Play a legal action. */
export type Move = {
  expect: number;
  key: string;
  seat?: SeatWord | null;
  kind: "move";
  action: Record<string, unknown>;
};

/** Play steps again that were taken back. */
export type Redo = {
  expect: number;
  key: string;
  seat?: SeatWord | null;
  kind: "redo";
  steps?: number;
};

/** Agree to or decline what somebody asked. */
export type Reply = {
  expect: number;
  key: string;
  seat?: SeatWord | null;
  kind: "answer";
  agrees: boolean;
};

/** Take back everything since my turn began. */
export type Restart = {
  expect: number;
  key: string;
  seat?: SeatWord | null;
  kind: "restart";
};

/** Take my seat back from the bot. */
export type Return = {
  expect: number;
  key: string;
  seat?: SeatWord | null;
  kind: "return";
};

/** Take back steps, as far as nobody has to consent. */
export type Undo = {
  expect: number;
  key: string;
  seat?: SeatWord | null;
  kind: "undo";
  steps?: number;
};

export type Command = Move | Undo | Redo | Restart | AskUndo | AskResign | Reply | Leave | Return;

/** Make a table that continues from a position of another. */
export type Fork = {
  seq: number;
  seats: SeatRequest[];
};

export type ByGame = {
  amyitis: { view: AmyitisView; action: AmyitisAction };
  babylon: { view: BabylonView; action: BabylonAction };
  ishtar: { view: IshtarView; action: IshtarAction };
};

export type GameKey = keyof ByGame;
