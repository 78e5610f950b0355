/* How owners of pieces look, the neutral one included. */
import { LOOKS, type SeatLook } from "@/ui/seat-styles";
import type { Owner } from "@/games/amyitis/view";

const NEUTRAL: SeatLook = {
  letter: "", fill: "var(--seat-n)", line: "var(--seat-n-line)", on: "var(--seat-n-on)", emblem: "neutral", dashes: "",
};

export function lookOf(owner: Owner): SeatLook {
  return owner === "neutral" || owner === "none" ? NEUTRAL : LOOKS[owner];
}
