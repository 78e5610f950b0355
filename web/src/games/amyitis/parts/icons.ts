/* Icons of actions and score parts, and the progress text of the top bar. */
import type { Action, Gain, Message, Offer } from "@/games/game-ui";
import type { AmyitisView } from "@/games/amyitis/view";

export const PART_ICONS: Readonly<Record<string, string>> = {
  irrigation: "water",
  tiles: "plant",
  bonus: "engineer",
  sales: "merchant",
  palace: "palace",
  banker: "banker",
  temples: "priest",
  favour: "first",
  goods: "anygood",
};

/** The icons of an action, for chips and lists. */
export function iconOf(action: Action): string[] {
  const said = (argument: string): string => String(action[argument] ?? "");
  switch (action.do) {
    case "pass":
      return ["pass"];
    case "recruit":
      return [said("craft")];
    case "caravan":
      return ["camel"];
    case "farm":
      return ["peasant"];
    case "pray":
    case "procession":
      return [`t-${said("temple")}`];
    case "irrigate":
      return ["water"];
    case "take":
      return [said("court")];
    case "plant":
      return ["plant"];
    case "sell":
      return said("goods").split("+");
    case "pay":
    case "load":
    case "gain":
    case "discard":
      return [said("good")];
    case "accept":
      return [said("gift")];
    case "swap":
      return [said("given"), said("gained")];
    case "decline":
      return ["no"];
    default:
      return [];
  }
}

/** The Gardeners spent by planting on a high floor, as given by the server. */
export function extraCost(offer: Offer): string[] {
  const spent = offer.told.find((message) => message.id === "amyitis-log-gardeners-spent");
  return Array.from({ length: Number(spent?.args["n"] ?? 0) }, () => "gardener");
}

const NAME_OF_GOOD = /^amyitis-good-([a-z]+)$/;

/** A gain or cost in a log message, as an icon and a number. */
export function gainOf({ id, args }: Message): Gain | null {
  const number = (name: string): number => Number(args[name] ?? 0);
  const good = typeof args["good"] === "object" ? NAME_OF_GOOD.exec(args["good"].word)?.[1] : undefined;
  switch (id.replace(/^amyitis-(log|bring)-/, "")) {
    case "talents":
      return { icon: "talent", change: number("n") };
    case "camels":
      return { icon: "camel", change: number("n") };
    case "gardeners":
      return { icon: "gardener", change: number("n") };
    case "gardeners-spent":
      return { icon: "gardener", change: -number("n") };
    case "recruit":
      return { icon: "talent", change: -number("price") };
    case "caravan":
      return { icon: "camel", change: -number("camels") };
    case "good":
      return good === undefined ? null : { icon: good, change: 1 };
    case "cost-good":
    case "pay":
    case "pays":
    case "sell-one":
    case "discard":
      return good === undefined ? null : { icon: good, change: -1 };
    default:
      return null;
  }
}

/** Round, phase, and how close the end is. */
export function progress(view: AmyitisView): Message {
  const { round, phase, tiles_left: left, last_round_at: last } = view;
  if (phase === "over") return { id: "amyitis-board-progress-over", args: { round } };
  return { id: "amyitis-board-progress", args: { round, phase, left, last } };
}
