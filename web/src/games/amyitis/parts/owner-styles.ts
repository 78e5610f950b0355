/* The styles of owners of pieces, including the neutral one. */
import { SEAT_STYLES, type SeatStyle } from "@/ui/seat-styles";
import type { Owner } from "@/games/amyitis/view";

const NEUTRAL: SeatStyle = {
  letter: "",
  fill: "var(--seat-n)",
  line: "var(--seat-n-line)",
  on: "var(--seat-n-on)",
  emblem: "neutral",
  dashes: "",
};

export function styleOf(owner: Owner): SeatStyle {
  return owner === "neutral" || owner === "none" ? NEUTRAL : SEAT_STYLES[owner];
}
