/* The marks of the legend in a position of Babylon: the round token in force, and those still to come. */
import type { LegendNow } from "@/games/game-ui";
import type { BabylonView } from "./view";

export function legendNow(view: BabylonView): LegendNow {
  const unseen = Object.entries(view.table.token_left).filter(([token]) => token !== "none");
  const marks = Object.fromEntries(
    unseen.map(([token, left]) => [`token-${token}`, { now: view.token === token, left }]),
  );
  const n = Math.max(0, view.rounds - Math.max(1, view.round));
  const all = unseen.reduce((sum, [, left]) => sum + left, 0);
  return { marks, notes: { tokens: { id: "babylon-legend-to-come", args: { n, unseen: all } } } };
}
