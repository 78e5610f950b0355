/* Names of Ishtar's actions. */
import { describer } from "@/games/shared/action-label";

const COLOURS = [
  ["p", "purple"],
  ["r", "red"],
  ["w", "white"],
] as const;

export const describe = describer("ishtar", {
  places: ["cell"],
  compounds: {
    /** Gems by their letters, `ppr`, counted by colour. */
    gems: (value, words) => {
      const counted = COLOURS.map(([letter, colour]) => [colour, value.split(letter).length - 1] as const);
      const named = counted
        .filter(([, n]) => n > 0)
        .map(([colour, n]) => words.render(`ishtar-handful-${colour}`, { n }));
      return { args: { gems: words.list(named) } };
    },
  },
});
