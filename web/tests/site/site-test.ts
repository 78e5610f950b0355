/* What the tests of the site share: the site on a host of its own, a game, and no complaint in the console. */
import { test as base, expect, type Page } from "@playwright/test";
import { StaticSite } from "./static-site";

export { expect };

export const test = base.extend<{ complaints: string[]; site: StaticSite; expected: RegExp | null }>({
  /** What the console may say: a test that breaks something on purpose names it. */
  expected: [null, { option: true }],
  site: async ({}, use) => {
    const site = new StaticSite();
    await use(site);
    site.stop();
  },
  baseURL: async ({ site }, use) => use(await site.start()),
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  context: async ({ context, complaints, expected }, use) => {
    context.on("weberror", (error) => complaints.push(String(error.error())));
    context.on("console", (message) => {
      if (
        ["error", "warning"].includes(message.type()) &&
        !/ERR_INTERNET_DISCONNECTED|blocked by Playwright/.test(message.text()) &&
        !(expected?.test(message.text()) ?? false)
      )
        complaints.push(message.text());
    });
    await use(context);
  },
});

/** Settings of every file: a desktop, with the service worker. */
export const DESKTOP = { viewport: { width: 1280, height: 720 }, serviceWorkers: "allow" } as const;
export const LIMIT = 480_000;
/** The first start of Python takes seconds, on a busy machine many of them. */
export const START = { timeout: 120_000 };

export const shows = (page: Page, text: RegExp): Promise<void> =>
  expect(page.getByRole("banner").getByText(text).first()).toBeVisible(START);
export const pass = (page: Page): Promise<void> => page.getByRole("button", { name: /Pass/ }).first().click(START);

/** A table of Amyitis for two people at one screen: Rose is to move, then Jasmine; when both have passed, temples. */
export async function beginGame(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("semiramis.settings", JSON.stringify({ confirm: "free" })));
  await page.goto("?page=new&game=amyitis&seats=pass&seed=friday");
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page).toHaveURL(/page=table/, START);
  await shows(page, /^Rose:/);
}
