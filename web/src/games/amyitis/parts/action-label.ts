/* Names of Amyitis's actions. */
import { describer } from "@/games/shared/action-label";

export const describe = describer("amyitis", {
  places: ["square", "canal"],
  domains: { given: "good", gained: "good" },
  compounds: {
    /** One good, or two that are sold together: `wine+salt`. */
    goods: (value, words) => {
      const [first = "", second] = value.split("+");
      const good = words.argument("good", first);
      return second === undefined
        ? { args: { good } }
        : { args: { good, other: words.argument("good", second) }, variant: "two" };
    },
  },
});
