/** The entries of a legend as displayed, and the search among them. */

import type { SeatWord } from "@/games/game-ui";
import { SEAT_STYLES } from "@/ui/seat-styles";
import { containsWords, searchWords } from "@/i18n/text-search";

export interface Sign {
  key: string;
  icons: readonly string[];
  /** A player, shown by a seat badge. */
  seat: SeatWord | null;
  name: string;
  says: string;
  clause: string;
}

export interface Group {
  key: string;
  title: string;
  note: string;
  signs: readonly Sign[];
}

/** The players of a table as entries. */
export function seatSigns(
  seats: readonly SeatWord[],
  title: string,
  name: (seat: SeatWord) => string,
  tell: (letter: string) => string,
): Group {
  const signs = seats.map((seat): Sign => ({
    key: `seat-${seat}`,
    icons: [],
    seat,
    name: name(seat),
    says: tell(SEAT_STYLES[seat].letter),
    clause: "",
  }));
  return { key: "seats", title, note: "", signs };
}

/** The groups with the entries whose name, meaning or heading contains all words of a query; all without a query. */
export function found(groups: readonly Group[], query: string): readonly Group[] {
  const words = searchWords(query);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      signs: group.signs.filter((sign) => containsWords(`${group.title} ${sign.name} ${sign.says}`, words)),
    }))
    .filter((group) => group.signs.length > 0);
}
