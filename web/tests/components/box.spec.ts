/* An edition from a real box: asked for piece by piece, checked, kept, exported and compared. */
import { readFileSync } from "node:fs";
import { DESKTOP, expect, expectAccessible, expectNoScroll, PHONE, test } from "../support/test";

test.describe("on a phone", () => {
  test.use({ ...PHONE, locale: "en" });

  test("values are entered, checked, kept and compared", async ({ page }) => {
    await page.goto("box/amyitis");
    await expect(page.getByRole("heading", { name: "An edition from your box: Amyitis" })).toBeVisible();
    await expect(page.getByText("one of the values that change the game most")).toBeVisible();
    await expectNoScroll(page);
    await expectAccessible(page);

    // a total that does not come out is said at once, in the words of the server
    await page.getByLabel("Go to a piece").selectOption({ label: "Craft cards: Peasant" });
    await page.getByRole("spinbutton", { name: "Number of cards · with 4 players" }).fill("6");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("alert")).toContainText("19");
    await page.getByRole("spinbutton", { name: "Number of cards · with 4 players" }).fill("5");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("alert")).toHaveCount(0);

    // half-done work is kept
    await page.reload();
    await expect(page.getByText("Looked up: 1 of 110")).toBeVisible();
    await page.getByRole("button", { name: "Exactly as drawn" }).click();
    await expect(page.getByText("Looked up: 1 of 110")).toHaveCount(0);

    // the edition names what was looked up, and can be compared with another one
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the edition" }).click(),
    ]);
    const text = readFileSync(await saved.path(), "utf8");
    expect(text).toContain("Looked up on a copy of the game.");
    const other = text.replace(/(\["craft"\."peasant"\."count"\]\n"2" = )3/, "$12");
    expect(other).not.toBe(text);
    await page
      .getByLabel("Compare with someone’s edition")
      .setInputFiles({ name: "theirs.toml", mimeType: "text/plain", buffer: Buffer.from(other) });
    await expect(page.getByText("Values that differ: 1")).toBeVisible();
  });
});

test.describe("on a desktop", () => {
  test.use({ ...DESKTOP, locale: "en" });

  test("pieces of Ishtar are drawn as they are entered, by the keyboard alone", async ({ page }) => {
    await page.goto("box/ishtar");
    const jump = page.getByLabel("Go to a piece");
    await jump.selectOption({ index: 1 });
    await expectAccessible(page);
    await page.getByRole("button", { name: "Exactly as drawn" }).press("Enter");
    await expect(page.getByText(/^Looked up: [1-9]/)).toBeVisible();
  });
});
