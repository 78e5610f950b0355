import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { has, loadGameTexts, t, i18n } from "./locale.svelte";

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
