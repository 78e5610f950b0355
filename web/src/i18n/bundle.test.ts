import { describe, expect, test } from "vitest";
import { MessageBundle } from "./bundle";
import {
  ago,
  clauseOf,
  formOf,
  has,
  LANGUAGES,
  loadRules,
  loadGameTexts,
  render,
  signed,
  t,
  i18n,
} from "./locale.svelte";

describe("texts", () => {
  const bundle = new MessageBundle("cs");
  bundle.add(`
good = sůl
    .acc = sůl
    .gen = soli
take = { $seat } bere { $good_acc } ({ $n ->
        [one] { $n } kus
        [few] { $n } kusy
       *[other] { $n } kusů
    }).
`);

  test("words have their forms", () => {
    expect(bundle.render("take", { seat: "Růže", good: { word: "good" }, n: 2 })).toBe("Růže bere sůl (2\u00a0kusy).");
    expect(bundle.render("take", { seat: "Růže", good: { word: "good" }, n: 12000 })).toBe(
      "Růže bere sůl (12000\u00a0kusů).",
    );
    expect(bundle.form("good", "gen")).toBe("soli");
    expect(bundle.form("good", "no-such-form")).toBe("sůl");
  });

  test("an unknown word is shown as it is, a missing message is null", () => {
    expect(bundle.render("take", { seat: "Růže", good: { word: "unknown" }, n: 1 })).toContain("Růže bere");
    expect(bundle.render("nothing")).toBeNull();
    expect(bundle.forms("nothing")).toBeNull();
  });

  test("user text is not interpreted, and is truncated", () => {
    expect(bundle.render("take", { seat: "<b>{ $n }</b>", good: "x", n: 1 })).toContain("<b>{ $n }</b>");
    expect(bundle.render("take", { seat: "x".repeat(5000), good: "x", n: 1 })?.length).toBeLessThan(1100);
  });
});

describe("languages", () => {
  test("switch at once, with all chunks loaded before", async () => {
    await loadGameTexts("amyitis");
    for (const language of LANGUAGES) {
      await i18n.setLocale(language);
      expect(i18n.language).toBe(language);
      expect(has("web-hero-title")).toBe(true);
      expect(has("amyitis-good-barley")).toBe(true);
      expect(document.documentElement.lang).toBe(language);
    }
    await i18n.setLocale("hu");
    expect(render({ id: "web-turn-of", args: { name: "Ana" } })).toBe("Ana következik");
    expect(formOf("seat-rose", "poss")).not.toBe("seat-rose");
    await i18n.setLocale("en");
  });

  test("the last of several switches counts, in any order of arrival", async () => {
    const wishes = [i18n.setLocale("cs"), i18n.setLocale("de"), i18n.setLocale("hu")];
    await Promise.all(wishes);
    expect([i18n.language, document.documentElement.lang]).toEqual(["hu", "hu"]);
    await Promise.all([i18n.setLocale("cs"), i18n.setLocale("hu")]);
    expect(i18n.language).toBe("hu");
    await i18n.setLocale("en");
  });

  test("rules are loaded on demand", async () => {
    expect(clauseOf("AMY-II.C.1")).toBeNull();
    await loadRules("amyitis");
    expect(clauseOf("AMY-II.C.1")?.title).not.toBe("");
  });

  test("an id without a message is shown as it is", () => {
    expect(t("no-such-text")).toBe("no-such-text");
  });

  test("numbers and times are localised", () => {
    expect([signed(7), signed(-1), signed(0)]).toEqual(["+7", "−1", "0"]);
    expect([ago(1000, 1000), ago(880, 1000), ago(1000 - 90_000, 1000), ago(2000, 1000)]).toEqual([
      "now",
      "2 minutes ago",
      "yesterday",
      "now",
    ]);
  });
});
