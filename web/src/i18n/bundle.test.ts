import { describe, expect, test } from "vitest";
import { chunkOf } from "../../plugins/locale.ts";
import { Texts } from "./bundle";
import { ago, clauseOf, formOf, has, LANGUAGES, needRules, needWords, say, signed, t, words } from "./locale.svelte";

describe("texts", () => {
  const texts = new Texts("cs");
  texts.add(`
good = sůl
    .acc = sůl
    .gen = soli
take = { $seat } bere { $good_acc } ({ $n ->
        [one] { $n } kus
        [few] { $n } kusy
       *[other] { $n } kusů
    }).
`);

  test("words bring their forms along", () => {
    expect(texts.say("take", { seat: "Růže", good: { word: "good" }, n: 2 })).toBe("Růže bere sůl (2 kusy).");
    expect(texts.say("take", { seat: "Růže", good: { word: "good" }, n: 12000 })).toBe("Růže bere sůl (12000 kusů).");
    expect(texts.form("good", "gen")).toBe("soli");
    expect(texts.form("good", "no-such-form")).toBe("sůl");
  });

  test("a word nobody has written stands for itself, a text that is missing is none", () => {
    expect(texts.say("take", { seat: "Růže", good: { word: "unknown" }, n: 1 })).toContain("Růže bere");
    expect(texts.say("nothing")).toBeNull();
    expect(texts.forms("nothing")).toBeNull();
  });

  test("what somebody wrote stays what it is, and stays short", () => {
    expect(texts.say("take", { seat: "<b>{ $n }</b>", good: "x", n: 1 })).toContain("<b>{ $n }</b>");
    expect(texts.say("take", { seat: "x".repeat(5000), good: "x", n: 1 })?.length).toBeLessThan(1100);
  });
});

describe("languages", () => {
  test("are spoken at once, with everything asked for before", async () => {
    await needWords("amyitis");
    for (const language of LANGUAGES) {
      await words.speak(language);
      expect(words.language).toBe(language);
      expect(has("web-hero-title")).toBe(true);
      expect(has("amyitis-good-barley")).toBe(true);
      expect(document.documentElement.lang).toBe(language);
    }
    await words.speak("hu");
    expect(say({ id: "web-turn-of", args: { name: "Ana" } })).toBe("Ana következik");
    expect(formOf("seat-rose", "poss")).not.toBe("seat-rose");
    await words.speak("en");
  });

  test("of several wishes the last one counts, whichever comes first", async () => {
    const wishes = [words.speak("cs"), words.speak("de"), words.speak("hu")];
    await Promise.all(wishes);
    expect([words.language, document.documentElement.lang]).toEqual(["hu", "hu"]);
    await Promise.all([words.speak("cs"), words.speak("hu")]);
    expect(words.language).toBe("hu");
    await words.speak("en");
  });

  test("rules come when they are read", async () => {
    expect(clauseOf("AMY-II.C.1")).toBeNull();
    await needRules("amyitis");
    expect(clauseOf("AMY-II.C.1")?.title).not.toBe("");
  });

  test("an id without a text is shown as it is", () => {
    expect(t("no-such-text")).toBe("no-such-text");
  });

  test("numbers and times are written as people do", () => {
    expect([signed(7), signed(-1), signed(0)]).toEqual(["+7", "−1", "0"]);
    expect([ago(1000, 1000), ago(880, 1000), ago(1000 - 90_000, 1000), ago(2000, 1000)]).toEqual(["now", "2 minutes ago", "yesterday", "now"]);
  });
});

test("what only some pages say comes with them", () => {
  expect(["rules-pages", "rules-links"].map((area) => chunkOf(area, ["amyitis"]))).toEqual(["rules-pages", "base"]);
});

test("a board speaks with its game, rules and the terminal apart", () => {
  const games = ["amyitis", "babylon"];
  expect(["common", "web", "amyitis", "amyitis-board", "babylon-rules", "cli-help"].map((area) => chunkOf(area, games))).toEqual(
    ["base", "base", "amyitis", "amyitis", "babylon-rules", null],
  );
  expect(["components", "edition", "editions", "babylon-components"].map((area) => chunkOf(area, games))).toEqual(
    ["components", "components", "base", "babylon-components"],
  );
});
