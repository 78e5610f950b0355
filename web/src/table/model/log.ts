/** The log: rounds, the turns in each, and a sentence for every event. */

import type { Message, SeatWord } from "@/games/game-ui";
import { isMove, movesThatCount, type TableEvent } from "./events";

interface LogLine {
  seq: number;
  message: Message;
}

/** A turn of a seat, or an event of the table itself (`seat` is null). */
export interface LogEntry {
  seat: SeatWord | null;
  /** The last event of the entry: a click on the entry shows the position after it. */
  seq: number;
  lines: LogLine[];
}

export interface LogRound {
  round: number | null;
  entries: LogEntry[];
}

/** The moves of an entry: the event of each, and its messages. */
export function movesOf(entry: LogEntry): { seq: number; messages: Message[] }[] {
  const moves = new Map<number, Message[]>();
  for (const { seq, message } of entry.lines) moves.set(seq, [...(moves.get(seq) ?? []), message]);
  return [...moves].map(([seq, messages]) => ({ seq, messages }));
}

/** Undo and redo of a player's own steps are not logged; agreed ones are. */
function isQuiet(event: TableEvent, undone: ReadonlySet<number>): boolean {
  if (event.kind === "made" || event.kind === "agreed") return true;
  if (isMove(event)) return undone.has(event.seq);
  return event.kind === "redo";
}

/** An undo that reaches beyond the seat's own steps was agreed on, so it is logged. */
function isOwnUndo(event: TableEvent, before: readonly TableEvent[]): boolean {
  if (event.kind !== "undo") return false;
  const steps = event.told[0]?.args["n"];
  const taken = movesThatCount(before).slice(typeof steps === "number" ? -steps : -1);
  return taken.every((move) => move.by === event.by);
}

export function buildLog(events: readonly TableEvent[]): LogRound[] {
  const counting = new Set(movesThatCount(events).map((move) => move.seq));
  const undone = new Set(events.filter((e) => isMove(e) && !counting.has(e.seq)).map((e) => e.seq));
  const chapters: LogRound[] = [];
  let rotationOf: SeatWord | null = null;
  events.forEach((event, index) => {
    if (isQuiet(event, undone) || isOwnUndo(event, events.slice(0, index))) return;
    const seat = isMove(event) ? event.by : null;
    const chapter = chapterFor(chapters, seat === null ? null : (event.round ?? null));
    const lines = event.told.map((message) => ({ seq: event.seq, message }));
    const last = chapter.entries.at(-1);
    if (seat !== null && last !== undefined && rotationOf === seat && last.seat === seat) {
      last.lines.push(...lines);
      last.seq = event.seq;
    } else if (seat !== null || lines.length > 0) {
      chapter.entries.push({ seat, seq: event.seq, lines });
    }
    if (seat !== null) rotationOf = event.ends === true ? null : seat;
  });
  return chapters.filter((chapter) => chapter.entries.length > 0);
}

/** The round of an event: an event that is not a move belongs to the current one. */
function chapterFor(chapters: LogRound[], round: number | null): LogRound {
  const open = chapters.at(-1);
  if (open !== undefined && (round === null || open.round === round || open.round === null)) {
    open.round ??= round;
    return open;
  }
  const fresh = { round, entries: [] };
  chapters.push(fresh);
  return fresh;
}

/** The turns of the others since my last turn, oldest first; during my turn, those before it began. */
export function sinceMyTurn(events: readonly TableEvent[], mine: readonly SeatWord[]): LogEntry[] {
  const turns = buildLog(events).flatMap((chapter) => chapter.entries.filter((entry) => entry.seat !== null));
  const isMine = (entry: LogEntry | undefined): boolean => mine.includes(entry?.seat as SeatWord);
  let end = turns.length;
  while (end > 0 && isMine(turns[end - 1])) end -= 1;
  let begin = end;
  while (begin > 0 && !isMine(turns[begin - 1])) begin -= 1;
  return turns.slice(begin, end).filter((entry) => entry.lines.length > 0);
}
