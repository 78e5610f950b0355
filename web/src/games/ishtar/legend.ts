/* The marks of the legend in a position of Ishtar: the skills the viewing seat has unlocked. */
import type { LegendNow } from "@/games/game-ui";
import { shownSeat, SKILLS, type IshtarView } from "./view";

export function legendNow(view: IshtarView): LegendNow {
  const mine = view.skills[shownSeat(view)] ?? {};
  return { marks: Object.fromEntries(SKILLS.map((skill) => [`skill-${skill}`, { have: mine[skill]?.has ?? false }])) };
}
