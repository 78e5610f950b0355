/* The pillars that the selected place or corner costs. */
import type { Offer } from "@/games/game-ui";
import type { BabylonView, Price } from "@/games/babylon/view";

/** The cost of the previewed step: a place with all its corners supported if affordable, or a corner; null if none. */
export function spent(view: BabylonView, ghost: Offer | null): Price | null {
  const { due, table, spots } = view;
  const here = spots[table.build_place]?.rests[0];
  if (due.includes("turn")) return here?.prices[table.build_hang] ?? null;
  const action = ghost?.action;
  if (action?.do === "hang") return here?.prices[String(action["corner"])] ?? null;
  if (action?.do !== "place") return null;
  const rest = spots[String(action["place"])]?.rests.find(({ level }) => level === action["level"]);
  return rest === undefined ? null : (rest.prices["none"] ?? Object.values(rest.prices)[0] ?? null);
}
