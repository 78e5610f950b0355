import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { has, loadGameTexts, sentences, t, i18n } from "./locale.svelte";

test("loading effects do not rerun when the language changes; rendered messages do", async () => {
  let asked = 0;
  const said: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      asked += 1;
      void loadGameTexts("ishtar");
    });
    $effect(() => {
      said.push(t("web-language"));
    });
  });
  await i18n.setLocale("cs");
  flushSync();
  await i18n.setLocale("de");
  flushSync();
  stop();
  expect(asked).toBe(1);
  expect(has("ishtar-gem-red")).toBe(true);
  expect(said.slice(-2)).toEqual(["Jazyk", "Sprache"]);
  await i18n.setLocale("en");
});

test("sentences name places as the boards do", async () => {
  await loadGameTexts("amyitis");
  expect(t("amyitis-act-plant", { square: "c4" })).toBe("Plant on C4");
  expect(t("amyitis-act-irrigate", { canal: "b4-c4" })).toBe("Irrigate B4–C4");
  expect(t("amyitis-log-pass", { seat: "a1" })).toContain("a1"); // a player's name is as they write it
});

test("a player whom the sentence before names is not named again", async () => {
  await loadGameTexts("amyitis");
  const by = (seat: string, id: string, args = {}): { id: string; args: Record<string, string | number> } => ({
    id: `amyitis-log-${id}`,
    args: { seat, ...args },
  });
  expect(
    sentences([
      by("Ana", "pass"),
      by("Ana", "talents", { n: 1 }),
      by("Ben", "talents", { n: 2 }),
      { id: "amyitis-log-over" },
      by("Ben", "talents", { n: 1 }),
      by("Ben", "pushed", { temple: "Marduk" }),
    ]),
  ).toEqual([
    "Ana passes.",
    "+1 talent.",
    "Ben: +2 talents.",
    "The game is over.",
    "Ben: +1 talent.",
    "Ben’s cube is pushed out of the temple of Marduk.",
  ]);
});
