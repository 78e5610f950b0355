/* The style of each seat: colours, letter, emblem, and the dashes of its lines. */
import type { SeatWord } from "@/api/types.gen";

export interface SeatStyle {
  letter: string;
  fill: string;
  line: string;
  on: string;
  emblem: string;
  dashes: string;
}

export const SEATS: readonly SeatWord[] = ["jasmine", "rose", "saffron", "lotus"];

export const SEAT_STYLES: Readonly<Record<SeatWord, SeatStyle>> = {
  jasmine: {
    letter: "J",
    fill: "var(--seat-j)",
    line: "var(--seat-j-line)",
    on: "var(--seat-j-on)",
    emblem: "jasmine",
    dashes: "",
  },
  rose: {
    letter: "R",
    fill: "var(--seat-r)",
    line: "var(--seat-r-line)",
    on: "var(--seat-r-on)",
    emblem: "rose",
    dashes: "1 4",
  },
  saffron: {
    letter: "S",
    fill: "var(--seat-s)",
    line: "var(--seat-s-line)",
    on: "var(--seat-s-on)",
    emblem: "saffron",
    dashes: "7 4",
  },
  lotus: {
    letter: "L",
    fill: "var(--seat-l)",
    line: "var(--seat-l-line)",
    on: "var(--seat-l-on)",
    emblem: "lotus",
    dashes: "",
  },
};

export const isSeat = (word: string): word is SeatWord => Object.hasOwn(SEAT_STYLES, word);
