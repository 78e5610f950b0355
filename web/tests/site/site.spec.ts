/* The site without a server: whole games with the network cut, and what browsers do to pages in the middle of a game. */
import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "../support/test";
import { beginGame, DESKTOP, expect, LIMIT, pass, shows, START, test } from "./site-test";

test.use(DESKTOP);
test.setTimeout(LIMIT);

async function setTable(page: Page, game: string, bot = "greedy"): Promise<void> {
  await page.goto(`?page=new&game=${game}`);
  await page.getByLabel("Bot for Rose").selectOption(bot);
  await page.getByRole("button", { name: "Create table" }).click();
  await expect(page).toHaveURL(/page=table/, START);
}

/** Waits until the service worker has all files and serves this page. */
async function offlineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
}

test("plays whole games with the network cut", async ({ page, context }) => {
  await page.goto("");
  await expect(page.getByRole("button", { name: "Join with a link" })).toHaveCount(0);
  await offlineReady(page);
  await context.setOffline(true);
  for (const game of ["amyitis", "babylon", "ishtar"]) {
    await setTable(page, game);
    if (game === "ishtar") {
      // a search in the other worker: without it there would be no numbers
      await page.getByRole("button", { name: "Hint" }).first().click(START);
      await page.getByRole("button", { name: "Details" }).click(START);
      await expect(page.getByRole("columnheader", { name: "Win chance" })).toBeVisible(START);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "This table" }).click(START);
    await page.getByRole("button", { name: "Let a bot play for me" }).click();
    await page.getByRole("alert").getByRole("button", { name: "Let a bot play for me" }).click();
    await expect(page.getByRole("banner").getByText("The game is over.")).toBeVisible(START);
  }
  await page.goto("");
  await expect(page.getByRole("region", { name: "Your tables" }).getByRole("listitem")).toHaveCount(3, START);
  await expectAccessible(page);
});

test("goes on after a reload, after the worker has died, and in two tabs", async ({ page, context }) => {
  await beginGame(page);
  await pass(page);
  await shows(page, /^Jasmine:/);
  await page.reload();
  await shows(page, /^Jasmine:/);

  const worker = page.workers().find((each) => each.url().includes("tables.worker"));
  await worker?.evaluate(() => self.close()).catch(() => {});
  const other = await context.newPage();
  await other.goto(page.url());
  await shows(other, /^Jasmine:/);
  expect(other.workers()).toEqual([]); // it asks the first tab
  await pass(other);
  await shows(other, /III End of round/);
  await shows(page, /III End of round/);

  await page.close();
  await other.getByRole("button", { name: "Undo" }).click(START);
  await shows(other, /^Jasmine:/);
  expect(other.workers()).not.toEqual([]); // now it runs the worker
});

test("is updated in the middle of a game", async ({ page, site }) => {
  await beginGame(page);
  await offlineReady(page);
  site.changed = {
    "sw.js": (text) => text.replace(/BUILD = "\w+"/, 'BUILD = "another"'),
    "index.html": (text) => text.replace("<title>", '<meta name="build" content="another" /><title>'),
  };
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText(/^A new version is ready\./)).toBeVisible(START);
  await pass(page);
  await shows(page, /^Jasmine:/);
  await expect(page.locator("meta[name=build]")).toHaveCount(0);
  await page.getByRole("button", { name: "Use it now" }).click();
  await expect(page.locator("meta[name=build]")).toHaveCount(1, START);
  await shows(page, /^Jasmine:/);
});

async function withoutStorage(context: BrowserContext): Promise<void> {
  const denied = "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('denied'); } });\n";
  await context.route("**/tables.worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: denied + (await response.text()) });
  });
}

test.describe("while Python is on its way", () => {
  test.use({ serviceWorkers: "block" });

  test("the page of the table and its boards are fetched", async ({ page }) => {
    await page.route("**/memory.wasm", () => {}); // never arrives
    await page.goto("");
    const [table, boards] = [/\/TablePage-[^/]+\.js$/, /\/amyitis-[^/]+\.js$/].map((name) =>
      page.waitForResponse(name),
    );
    await page.getByRole("button", { name: "Play now" }).first().click();
    for (const fetched of [await table, await boards]) expect(fetched?.ok()).toBe(true);
  });
});

test.describe("the table that was seen last", () => {
  test.use({ serviceWorkers: "block" });

  test("is there before Python, and goes on with it", async ({ page }) => {
    await beginGame(page);
    await pass(page);
    await shows(page, /^Jasmine:/);
    await page.waitForFunction(() => {
      const kept = JSON.parse(localStorage.getItem("semiramis.kept-table") ?? "{}") as { body: string };
      return (JSON.parse(kept.body) as { table: { mover: string } }).table.mover === "jasmine";
    });
    let arrive = (): void => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/memory.wasm", async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await shows(page, /^Jasmine:/);
    arrive();
    await pass(page);
    await shows(page, /III End of round/);
  });
});

test.describe("a browser that stores nothing", () => {
  test.use({ serviceWorkers: "block" });

  test("says so, and plays on", async ({ page, context }) => {
    await withoutStorage(context);
    await beginGame(page);
    await expect(page.getByText(/^This browser doesn’t store anything for this page\./)).toBeVisible();
    await pass(page);
    await shows(page, /^Jasmine:/);
  });
});

for (const game of ["amyitis", "babylon", "ishtar"]) {
  test(`every bot moves in ${game} @long`, async ({ page }) => {
    for (const bot of ["apprentice", "gardener", "architect", "royal", "greedy", "random"]) {
      await setTable(page, game, bot);
      await page.getByRole("button", { name: "This table" }).click(START);
      await page.getByRole("button", { name: "Let a bot play for me" }).click();
      await page.getByRole("alert").getByRole("button", { name: "Let a bot play for me" }).click();
      await expect(page.getByRole("banner").getByText(/Round [2-9]/)).toBeVisible(START);
    }
  });
}
