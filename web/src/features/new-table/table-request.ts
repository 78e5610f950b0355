/* A table somebody is putting together, and what is sent for it. */
import type { ClockRequest, GameInfo, NewTable, SeatRequest } from "@/api/types.gen";

export type Kind = SeatRequest["kind"];

export interface SeatDraft {
  kind: Kind;
  name: string;
  bot: string;
}

export interface Draft {
  game: string;
  chairs: SeatDraft[];
  clock: string;
  options: Record<string, string>;
  /** An edition that is not the standard one: what it is called, its text, and its hash. */
  edition: { file: string; text: string; hash: string } | null;
  seed: string;
}

/** The clocks that are offered, by name; seconds in the bank and for each turn, or days for each decision. */
export const CLOCKS: Readonly<Record<string, ClockRequest>> = {
  none: { mode: "none" },
  "bank-10": { mode: "bank", bank: 600, increment: 10 },
  "bank-30": { mode: "bank", bank: 1_800, increment: 30 },
  "bank-60": { mode: "bank", bank: 3_600, increment: 60 },
  "days-1": { mode: "days", days: 1 },
  "days-3": { mode: "days", days: 3 },
  "days-7": { mode: "days", days: 7 },
};

/** Fewer or more chairs; new ones are for the kind of company that is there already. */
export function withSeats(chairs: readonly SeatDraft[], count: number, bot: string): SeatDraft[] {
  const last = chairs.at(-1);
  const fresh: SeatDraft = { kind: last === undefined || last.kind === "me" ? "bot" : last.kind, name: "", bot };
  return Array.from({ length: count }, (_, at) => ({ ...(chairs[at] ?? fresh) }));
}

/** Two seats to begin with: me and a bot, a friend by the link, or somebody beside me. */
export function defaultSeats(name: string, bot: string, company: string | null): SeatDraft[] {
  const kind: Kind = company === "pass" ? "hot-seat" : company === "friend" ? "open" : "bot";
  return [
    { kind: "me", name, bot },
    { kind, name: "", bot },
  ];
}

/** Only the options that differ from the standard. */
export function changedOptions(draft: Draft, info: GameInfo): Record<string, string> {
  const standard = new Map(info.options.map((option) => [option.name, option.default]));
  const given = Object.entries(draft.options).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(
    given.filter(([name, value]) => value !== "" && standard.has(name) && standard.get(name) !== value),
  );
}

/** What is sent. */
export function requestFrom(draft: Draft, info: GameInfo): Omit<NewTable, "token"> {
  const seats = draft.chairs.map((chair): SeatRequest => {
    if (chair.kind === "bot") return { kind: "bot", bot: chair.bot };
    if (chair.kind === "open") return { kind: "open" };
    return { kind: chair.kind, name: chair.name.trim() };
  });
  const wish: Omit<NewTable, "token"> = { game: draft.game, seats, options: changedOptions(draft, info) };
  const clock = CLOCKS[draft.clock];
  if (clock !== undefined && clock.mode !== "none") wish.clock = clock;
  if (draft.edition !== null) wish.edition = draft.edition.text;
  if (draft.seed.trim() !== "") wish.seed = draft.seed.trim();
  return wish;
}
