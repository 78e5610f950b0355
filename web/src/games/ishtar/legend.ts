/* What the legend marks in a position of Ishtar: the skills that whoever looks has unlocked. */
import type { LegendNow } from "@/games/game-ui";
import { shownSeat, SKILLS, type IshtarView } from "./view";

export function legendNow(view: IshtarView): LegendNow {
  const mine = view.skills[shownSeat(view)] ?? {};
  return { marks: Object.fromEntries(SKILLS.map((skill) => [`skill-${skill}`, { have: mine[skill]?.has ?? false }])) };
}
