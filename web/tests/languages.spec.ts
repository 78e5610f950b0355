/* Each game is played to its end in each language: switched at any time without a reload, with no text missing. */
import type { Page } from "@playwright/test";
import { expect, expectNoScroll, PHONE, test } from "./support/test";
import { LANGUAGES } from "./support/languages";
import { GAMES, lateTable, playOut } from "./support/late-table";
import { readCut, readPage } from "./support/page-text";
import { openTable } from "./support/player";

/** An illegal action near the end of each recorded game. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  amyitis: "swap barley salt",
  babylon: "remove q11",
  ishtar: "skill a",
};

/** Ids in place of texts, unfilled arguments, and JavaScript's text for missing values. */
const NO_WORDS =
  /(?<![\w.-])(?:amyitis|babylon|ishtar|amy|bab|ish|web|frame|server|seat|legend|bring|aid|lessons|rules|components|editions|action|match|undo|redo|bot)-[a-z0-9]+(?:-[a-z0-9]+)*|\{ ?\$|\bundefined\b|\bNaN\b|\[object/;

async function expectWords(page: Page, stage: string): Promise<void> {
  const wrong = (await readPage(page))
    .filter(({ text }) => NO_WORDS.test(text))
    .map(({ at, text }) => `${stage} – ${at}: ${text.slice(0, 120)}`);
  expect(wrong).toEqual([]);
}

/** Chooses a language in the menu of the table; the page must be the same afterwards. */
async function speak(page: Page, language: string): Promise<void> {
  const select = page.locator("select").filter({ has: page.locator(`option[value="${language}"]`) });
  // before the page is ready there would seem to be no language picker
  await page.locator("header.bar").waitFor();
  const inMenu = (await select.count()) === 0;
  if (inMenu) await page.locator("header.bar button").last().click();
  await select.first().selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  if (inMenu) await page.locator("dialog[open] header button").click();
}

/** Shows the page in every language, English last. */
async function inEachLanguage(
  page: Page,
  stage: string,
  look: (language: string) => Promise<void> = async () => {},
): Promise<void> {
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expectWords(page, `${stage} in ${language}`);
    await look(language);
  }
}

/** The number of different texts in the languages. */
async function saidBy(page: Page, stage: string, where: string): Promise<number> {
  const said = new Set<string>();
  await inEachLanguage(page, stage, async () => void said.add(await page.locator(where).first().innerText()));
  return said.size;
}

const decisionOf = (page: Page): ReturnType<Page["locator"]> => page.locator("section.decision, .decision").first();

async function stays(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => ((window as unknown as { stayed: boolean }).stayed = true));
  return async () => expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
}

for (const game of GAMES) {
  const tag = game === "amyitis" ? [] : ["@long"];
  test(`${game} is played to its end in every language`, { tag }, async ({ page, server }) => {
    const player = await lateTable(server, game, 14);
    await player.play();
    await openTable(page, player, game, player.token, { confirm: "every" });
    await expect(page.getByRole("log").getByRole("button").first()).toBeVisible();
    const stayed = await stays(page);
    const titles = new Set<string>();
    const logs = new Set<string>();
    await inEachLanguage(page, "at the table", async () => {
      titles.add(await page.title());
      logs.add((await page.getByRole("log").innerText()).slice(-400));
    });
    expect([titles.size, logs.size]).toEqual([LANGUAGES.length, LANGUAGES.length]);

    // an open answer is translated into each language, with its rule
    await page.keyboard.press("F2");
    await page.keyboard.type(`${FORBIDDEN[game]}\n`);
    await expect(page.locator(".popover .clause")).toBeVisible();
    expect(await saidBy(page, "why not", ".popover")).toBe(LANGUAGES.length);
    await page.keyboard.press("Escape");

    // and so is advice
    const { legal } = await player.now();
    await page.route(/\/hint(\?|$)/, (route) =>
      route.fulfill({ json: { bot: "gardener", action: legal[0]?.action, notation: "", candidates: [] } }),
    );
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("h");
    await expect(page.locator(".advice [role=status]")).toBeVisible();
    // its buttons leave the sentence room in the narrow column
    expect((await page.locator(".advice [role=status]").boundingBox())?.width).toBeGreaterThan(100);
    expect(await saidBy(page, "advice", ".advice [role=status]")).toBe(LANGUAGES.length);

    await playOut(player);
    const results = page.locator(`a[href$="/results/${player.id}"]`).last();
    await expect(results).toBeVisible();
    await inEachLanguage(page, "when it is over");
    await results.click();
    await expect(page.locator("header.bar select")).toBeVisible();
    await inEachLanguage(page, "results");
    await stayed();
  });
}

test("the browser's languages are used until the user chooses one", async ({ browser, server }) => {
  for (const [locale, language] of [
    ["hu-HU", "hu"],
    ["de-AT", "de"],
    ["fr-CA", "fr"],
    ["it-IT", "en"],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await speak(page, "cs");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "cs");
    await context.close();
  }
});

test.describe("on a phone", () => {
  test.use(PHONE);
  for (const game of GAMES) {
    test(
      `the texts of ${game} fit in each language`,
      { tag: game === "ishtar" ? [] : ["@long"] },
      async ({ page, server }) => {
        const player = await lateTable(server, game, 10);
        await openTable(page, player, game);
        await expect(decisionOf(page)).toBeVisible();
        await inEachLanguage(page, "on a phone", async (language) => {
          await expectNoScroll(page, true);
          expect(await readCut(page), language).toEqual([]);
        });
      },
    );
  }
});
