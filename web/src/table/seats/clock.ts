/** Clocks: the time a seat has left, and its text. */

import type { ClockData, SeatWord } from "@/api/types.gen";

export type { ClockData };

/** Seconds left for a seat; `ahead` is the offset of the server's clock from this machine's. */
export function secondsLeft(clock: ClockData, seat: SeatWord, index: number, now: number, ahead: number): number {
  const left = clock.left?.[index] ?? 0;
  return clock.running === seat ? Math.max(0, left - Math.max(0, now + ahead - (clock.since ?? now))) : left;
}

/** `4:12`, `1:04:12` or, for days, days and hours in the reader's language. */
export interface Reading {
  days: number;
  hours: number;
  text: string;
}

export function readClock(seconds: number): Reading {
  const whole = Math.ceil(seconds);
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (n: number): string => String(n).padStart(2, "0");
  const rest = `${two(whole % 60)}`;
  const text = days * 24 + hours > 0 ? `${days * 24 + hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
  return { days, hours, text };
}

/** When a running clock is announced: once at one minute and once at ten seconds. */
export function clockAlarm(before: number, now: number): 60 | 10 | null {
  if (before > 10 && now <= 10 && now > 0) return 10;
  if (before > 60 && now <= 60 && now > 10) return 60;
  return null;
}
