/* What can go wrong in a browser in the middle of a game: each is said in words, and nothing is lost. */
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { beginGame, DESKTOP, expect, LIMIT, pass, shows, START, test } from "./site-test";

test.use(DESKTOP);
test.setTimeout(LIMIT);

const notice = (page: Page, text: RegExp) => page.getByText(text);
const devtools = (context: BrowserContext, page: Page): Promise<CDPSession> => context.newCDPSession(page);
const origin = (page: Page): string => new URL(page.url()).origin;

/** Before the script of the worker: nothing can be written while it is told so. */
const FULL = `
  let isFull = false;
  new BroadcastChannel("full").onmessage = (event) => (isFull = event.data);
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...row) {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, row);
  };
`;

test("storage that is full keeps what happens until there is room again", async ({ page, site }) => {
  site.changed = { "assets/tables.worker.js": (text) => FULL + text };
  await beginGame(page);
  const say = (isFull: boolean) => page.evaluate((full) => new BroadcastChannel("full").postMessage(full), isFull);
  await say(true);
  await pass(page);
  await shows(page, /^Jasmine:/);
  await expect(notice(page, /^This browser has no storage left\./)).toBeVisible(START);
  await say(false);
  await pass(page);
  await shows(page, /III End of round/);
  await expect(notice(page, /^This browser has no storage left\./)).toHaveCount(0, START);
  await page.reload();
  await shows(page, /III End of round/);
});

test("a quota that is used up is said until there is more @long", async ({ page, context }) => {
  await beginGame(page);
  const browser = await devtools(context, page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: origin(page), quotaSize: 1 });
  // Chromium looks at most every half minute
  await expect(notice(page, /^This browser has no storage left\./)).toBeVisible({ timeout: 120_000 });
  await browser.send("Storage.overrideQuotaForOrigin", { origin: origin(page) });
  await expect(notice(page, /^This browser has no storage left\./)).toHaveCount(0, { timeout: 120_000 });
});

test("storage that the browser has emptied is said, and the game goes on", async ({ page, context }) => {
  await beginGame(page);
  const browser = await devtools(context, page);
  await browser.send("Storage.clearDataForOrigin", { origin: origin(page), storageTypes: "indexeddb" });
  await expect(notice(page, /^The browser has removed the games stored for this page\./)).toBeVisible(START);
  await pass(page);
  await shows(page, /^Jasmine:/);
});

test("a tab that was put to sleep goes on where another has taken over", async ({ page, context }) => {
  await beginGame(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await shows(other, /^Rose:/);
  const browser = await devtools(context, page);
  await browser.send("Page.setWebLifecycleState", { state: "frozen" });
  await pass(other);
  await shows(other, /^Jasmine:/);
  await browser.send("Page.setWebLifecycleState", { state: "active" });
  await page.bringToFront();
  await shows(page, /^Jasmine:/);
  await pass(page);
  await shows(page, /III End of round/);
  await shows(other, /III End of round/);
});

test.describe("a start that fails", () => {
  test.use({ serviceWorkers: "block", expected: /ERR_|Failed to load|wasm|WebAssembly|CompileError/ });

  test("because the download was cut off can be tried again", async ({ page, site }) => {
    for (const file of [/pyodide\.asm\.wasm$/, /memory\.wasm$/]) {
      site.cut = file;
      await page.goto("");
      await expect(notice(page, /^Can’t load the games: the connection was lost/)).toBeVisible(START);
    }
    site.cut = null;
    await page.getByRole("button", { name: "Try again" }).click();
    await beginGame(page);
  });

  test("because the browser lacks WebAssembly or parts of it is explained", async ({ page, site }) => {
    const lacking = "WebAssembly.instantiateStreaming = async () => { throw new WebAssembly.CompileError('SIMD'); };";
    for (const change of ["delete self.WebAssembly;", lacking]) {
      site.changed = { "assets/tables.worker.js": (text) => `${change}\n${text}` };
      await page.goto("");
      await expect(notice(page, /^This browser can’t run the games: it lacks WebAssembly/)).toBeVisible(START);
    }
  });

  test("from the picture of the memory unpacks the programs instead @long", async ({ page, site }) => {
    await page.route("**/memory.json", async (route) => {
      const response = await route.fetch();
      const described = (await response.json()) as { header: string };
      await route.fulfill({ response, json: { ...described, header: described.header.replace(/^..../, "AAAA") } });
    });
    await beginGame(page);
    expect(site.cut).toBeNull();
  });
});
