import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MessageBundle } from "@/i18n/bundle";
import type { Marks, PlaceId } from "@/games/game-ui";
import act from "@/games/amyitis/fixtures/act.json";
import deal from "@/games/amyitis/fixtures/deal.json";
import irrigate from "@/games/amyitis/fixtures/irrigate.json";
import plant from "@/games/amyitis/fixtures/plant.json";
import two from "@/games/amyitis/fixtures/two.json";
import { CANALS, SQUARES } from "@/games/amyitis/garden/geometry";
import { COURTS, GOODS, typedView, ROWS, TEMPLES, type AmyitisView } from "@/games/amyitis/view";
import { LANGUAGES } from "@/i18n/languages";
import { factsOf, type Fact } from "./facts";

const viewOf = (saved: { view: unknown }): AmyitisView => typedView(saved.view as Parameters<typeof typedView>[0]);
const NONE: Marks = new Map();

function speaker(language: string): (fact: Fact) => string {
  const texts = new MessageBundle(language);
  for (const area of ["common/words", "games/amyitis/table/words", "games/amyitis/table/board"]) {
    texts.add(readFileSync(`${process.cwd()}/../src/semiramis/locale/${language}/${area}.ftl`, "utf8"));
  }
  const say = (id: string, args: Fact["args"]): string => {
    const said = texts.render(id, args);
    if (said === null) throw new Error(`no text ${id} in ${language}`);
    return said;
  };
  return ({ id, args, lists = {} }) => {
    const listed = Object.entries(lists).map(([name, messages]) => [
      name,
      messages.map((each) => say(each.id, each.args)).join(", "),
    ]);
    return say(id, { ...args, ...Object.fromEntries(listed) });
  };
}

const labelAt = (place: PlaceId, saved: { view: unknown }, marks: Marks = NONE, language = "en"): string =>
  factsOf(place, viewOf(saved), marks).map(speaker(language)).join(" ");

describe("the description of a place", () => {
  it("a square: floor, tile, water, and what can be done", () => {
    expect(labelAt("garden:c4", plant, new Map([["garden:c4", [{ kind: "cost", icons: ["gardener"] }]]]))).toBe(
      "Garden C4, floor 3, needs quality 3. Tile: 7 prestige, plus 2 talents. 1 side is irrigated. " +
        "Cubes around it: Rose 1, Saffron 1. Irrigation bonus now: nobody. You can plant here with 1 Gardener.",
    );
    expect(labelAt("garden:b2", plant)).toBe("Garden B2, floor 2, needs quality 2. Planted by Rose.");
    expect(labelAt("garden:b2", two)).toBe("Garden B2, floor 2, needs quality 2. Not used with two players.");
  });

  it("a canal: its squares, its cubes, and whether water reaches it", () => {
    expect(labelAt("canal:b2-c2", irrigate, new Map([["canal:b2-c2", [{ kind: "legal" }, { kind: "chosen" }]]]))).toBe(
      "Canal between B2 and C2, room for 2 cubes. Cubes: Lotus. Water reaches it. You can irrigate here. Chosen.",
    );
    expect(labelAt("canal:d3-d4", irrigate)).toContain("No water reaches it.");
  });

  it("a city: distance, demand and cost", () => {
    expect(labelAt("city:khorsabad", act, new Map([["city:khorsabad", [{ kind: "legal" }]]]))).toBe(
      "Khorsabad, 3 spaces ahead. Price: dates and salt. Quality 2 plant. Getting there costs 1 camel. You can move the caravan here.",
    );
    expect(labelAt("city:palmyra", act)).toContain("the caravan is here");
    expect(labelAt("city:uruk", act)).toContain("Court cards: Caravaneer, Banker.");
  });

  it("cards, fields, temples and goods", () => {
    expect(labelAt("craft:2:priest", act)).toBe("Priest in the second group, 2 cards, price 1.");
    expect(labelAt("field:top:salt", act)).toBe("salt, top row, space 2. Rose’s cube.");
    expect(labelAt("field:top", act)).toBe("dates, top row, space 3. Open for the next cube.");
    expect(labelAt("temple:tammouz", act)).toContain(
      "From the left: Neutral, Neutral, Rose, Lotus. First now: Lotus. Second now: Rose.",
    );
    expect(labelAt("court:palace", act)).toContain("Level 1, 1 left: 3 prestige once.");
    expect(labelAt("good:wine", act)).toBe("wine: you have 1, the supply has 6.");
  });

  const everything = (view: AmyitisView): PlaceId[] => [
    ...SQUARES.map((name) => `garden:${name}`),
    ...CANALS.map((name) => `canal:${name}`),
    ...Object.keys(view.road).map((name) => `city:${name}`),
    ...Object.keys(view.prices).flatMap((triple) => ["peasant", "merchant"].map((craft) => `craft:${triple}:${craft}`)),
    ...ROWS.flatMap((row) => [`field:${row}`, `field:${row}:wine`]),
    ...TEMPLES.map((name) => `temple:${name}`),
    ...COURTS.map((name) => `court:${name}`),
    ...GOODS.map((name) => `good:${name}`),
  ];

  it.each(LANGUAGES)("is complete in %s for every place", (language) => {
    const say = speaker(language);
    for (const saved of [act, plant, irrigate, two, deal]) {
      const view = viewOf(saved);
      const marks: Marks = new Map(
        everything(view).map((place) => [place, [{ kind: "legal" as const }, { kind: "chosen" as const }]]),
      );
      for (const place of everything(view)) {
        const text = factsOf(place, view, marks).map(say).join(" ");
        expect(text).not.toMatch(/\{|\$|undefined|amyitis-/);
        expect(text.length).toBeGreaterThan(10);
      }
    }
  });
});
