/* The pages of the rules: from a refusal to its clause, search, keyboard, both themes, phones. */
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoScroll,
  expectTouchable,
  inBothThemes,
  PHONE,
  SMALL_PHONE,
  test,
} from "./support/test";
import { makeTable, openTable, pickAt } from "./support/player";

test.describe("the rules", () => {
  test.use(DESKTOP);

  test("a refusal links to its clause, in a new tab", async ({ page, server }) => {
    await openTable(page, await makeTable(server, "amyitis"), "amyitis");
    await pickAt(page, "garden:d4");
    const link = page.getByRole("dialog").getByRole("link", { name: /^Read rule AMY-/ });
    const id = (await link.innerText()).trim();
    const [rules] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    const clause = rules.getByRole("article").and(rules.locator(`[id="${id}"]`));
    await expect(clause).toBeInViewport();
    await expect(clause).toBeFocused();
    await expect(clause).toHaveClass(/meant/);
    await expect(page.getByRole("dialog")).toBeVisible(); // the state of the table is kept
    // a link to another clause of the same page does not reload it, and Back returns
    await rules.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const contents = rules.getByRole("navigation", { name: "Contents" });
    await contents.getByRole("link", { name: "Planting" }).click();
    await expect(rules.getByRole("heading", { level: 2, name: "Planting" })).toBeInViewport();
    await rules.goBack();
    await expect(clause).toHaveClass(/meant/);
    expect(await rules.evaluate(() => "stayed" in globalThis)).toBe(true);
    await rules.close();
  });

  test("search ignores accents, marks hits, and reports when there are none", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("semiramis.settings", JSON.stringify({ language: "cs" })));
    await page.goto("rules/amyitis#AMY-E.2");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pravidla hry Amyitis");
    await expect(page.locator("[id='AMY-E.2']")).toBeFocused();
    const all = await page.getByRole("article").count();
    const field = page.getByRole("searchbox", { name: "Hledat v pravidlech" });
    await field.fill("ZAVLAZENA strana");
    await expect(page.locator("mark").first()).toBeVisible();
    const found = await page.getByRole("article").all();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all / 4);
    await expect(page.locator("[id='AMY-PL.2'] mark").first()).toHaveText("Zavlažená");
    await field.fill("velbloud ledovec");
    await expect(page.getByText("Nic se nenašlo. Zkuste méně slov.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.keyboard.press("Tab"); // to the button that clears the search
    await page.keyboard.press("Enter");
    await expect(page.getByRole("article")).toHaveCount(all);
    await expect(field).toBeFocused();
  });

  test("every game has its rules: diagrams are shown, links copied, both themes are accessible", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("rules");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rules");
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByRole("link", { name: /^Rules of Babylon/ }).click();
    const stairs = page.locator("#drawing-stairs img");
    await stairs.scrollIntoViewIfNeeded();
    await expect
      .poll(() => stairs.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBe(Number(await stairs.getAttribute("width")));
    await inBothThemes(page, () => expectAccessible(page));
    await expect(stairs).toHaveAttribute("src", /theme=dark/);
    await page.getByRole("button", { name: "Copy link to BAB-B.2.6" }).click();
    await expect(page.getByText("Link to BAB-B.2.6 copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/rules\/babylon#BAB-B\.2\.6$/);
    // an ambiguity names its table option
    await expect(page.locator("[id='BAB-AMB-02'] dd")).toHaveCount(3);
  });

  test("an unknown game is reported", async ({ page }) => {
    await page.goto("rules/chess");
    await expect(page.getByRole("alert")).toContainText("chess");
  });
});

for (const [size, device] of [
  ["phone", PHONE],
  ["small phone", SMALL_PHONE],
] as const) {
  const tag = size === "phone" ? ["@long"] : []; // what fits the smaller one fits
  test(`the rules fit a ${size}`, { tag }, async ({ browser, server }) => {
    const context = await browser.newContext({ ...device, baseURL: server.url });
    const page = await context.newPage();
    await page.goto("rules/ishtar#ISH-4.4");
    await expect(page.locator("[id='ISH-4.4']")).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    await expectNoScroll(page);
    await expectTouchable(page);
    await context.close();
  });
}
