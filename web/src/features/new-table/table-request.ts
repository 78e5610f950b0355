/* The form for a new table, and the request made from it. */
import type { ClockRequest, GameInfo, NewTable, SeatRequest } from "@/api/types.gen";
import { hasOthers } from "@/state/server";

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
  /** An edition other than the standard one: name, text and hash. */
  edition: { file: string; text: string; hash: string } | null;
  seed: string;
  /** Whether hints and forks are allowed while playing; null for the default. */
  help: boolean | null;
}

/** The offered clocks by name; seconds in the bank and per turn, or days per decision. */
export const CLOCKS: Readonly<Record<string, ClockRequest>> = {
  none: { mode: "none" },
  "bank-10": { mode: "bank", bank: 600, increment: 10 },
  "bank-30": { mode: "bank", bank: 1_800, increment: 30 },
  "bank-60": { mode: "bank", bank: 3_600, increment: 60 },
  "days-1": { mode: "days", days: 1 },
  "days-3": { mode: "days", days: 3 },
  "days-7": { mode: "days", days: 7 },
};

/** Changes the number of seats; new seats get the same kind of player as the existing ones. */
export function withSeats(chairs: readonly SeatDraft[], count: number, bot: string): SeatDraft[] {
  const last = chairs.at(-1);
  const fresh: SeatDraft = { kind: last === undefined || last.kind === "me" ? "bot" : last.kind, name: "", bot };
  return Array.from({ length: count }, (_, at) => ({ ...(chairs[at] ?? fresh) }));
}

/** Two seats to start with: me and a bot, a friend invited by link, or a player at the same screen. */
export function defaultSeats(name: string, bot: string, company: string | null): SeatDraft[] {
  const kind: Kind = company === "pass" ? "hot-seat" : company === "friend" && hasOthers ? "open" : "bot";
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

/** Whether hints and forks are allowed while playing: by default if nobody is invited to another device. */
export function helpOf(draft: Draft): boolean {
  return draft.help ?? draft.chairs.every((chair) => chair.kind !== "open");
}

/** The request body. */
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
  if (draft.help !== null) wish.help = draft.help;
  return wish;
}
