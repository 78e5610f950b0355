/* The components page: every value with its source, and an edition saved, edited, loaded and played. */
import { readFileSync } from "node:fs";
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
} from "../support/test";

const file = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

test.describe("on a desktop", () => {
  test.use({ ...DESKTOP, locale: "en" });

  test("an edition is saved, edited, loaded, compared and played, and its table names it", async ({ page }) => {
    await page.goto("components/amyitis");
    await expect(page.getByRole("heading", { name: "The components of Amyitis" })).toBeVisible();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Save this edition as a file" }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^amyitis-[0-9a-f]{8}\.toml$/);
    const standard = readFileSync((await saved.path()) ?? "", "utf8");

    // an invalid file: every error as text, in the reader's language
    const load = page.getByLabel("Load an edition file");
    await load.setInputFiles(
      file("wrong.toml", standard.replace("value = 30", "value = 31").replace("barley = 7", "barley = 9")),
    );
    const faults = page.getByRole("alert");
    await expect(faults.getByRole("listitem")).toHaveText([
      /wrong\.toml, supply\.talents\.value: 31 contradicts the rules/,
      /supply\.goods: The numbers add up to 37/,
    ]);
    await expectAccessible(page);
    await page.getByLabel("Language").first().selectOption("de");
    await expect(faults).toContainText("Die Zahlen");
    await page.getByLabel("Sprache").first().selectOption("en");

    // the corrected file, with a name that contains markup
    const mine = standard.replace(/^name = .*/m, 'name = "<b>my copy</b>"').replace("talents = 4", "talents = 5");
    await load.setInputFiles(file("mine.toml", mine));
    const changes = page.getByRole("table", { name: "1 value differs from the standard edition" });
    await expect(changes.getByRole("row").nth(1)).toHaveText(
      /Starting items of each player: Talents.*start\.talents.*4.*5/,
    );
    await expect(page.getByText("“<b>my copy</b>” can be played.").first()).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByRole("button", { name: "Show all values" }).click();
    await expect(page.getByText(/^These are the values of the edition “<b>my copy<\/b>”/)).toBeVisible();
    await expect(page.locator("#chapter-start").getByRole("row", { name: /Talents/ })).toContainText("5");
    await page.getByRole("button", { name: "Use for a new table", exact: true }).click();

    await expect(page).toHaveURL(/new\?game=amyitis&edition=[0-9a-f]{64}$/);
    await expect(page.getByLabel("Component edition").locator("option:checked")).toHaveText(
      /^<b>my copy<\/b> \([0-9a-f]{8}\)$/,
    );
    await page.getByRole("button", { name: "Create table" }).click();
    await expect(page).toHaveURL(/\/table\/\w+$/);
    await page.getByRole("button", { name: "This table" }).click();
    await expect(page.getByText(/^Custom edition: <b>my copy<\/b>/)).toBeVisible();
    await page.getByRole("dialog").getByRole("link", { name: "About the components" }).first().click();
    await expect(page.getByText(/^These are the values of the edition “<b>my copy<\/b>”/)).toBeVisible();

    // a stored edition can be removed
    await page.getByRole("button", { name: "Remove: <b>my copy</b>" }).click();
    await expect(page.getByRole("heading", { name: "My editions" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Save this edition as a file" })).toBeVisible();
  });
});

for (const [size, device] of [
  ["a phone", PHONE],
  ["a small phone", SMALL_PHONE],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ ...device, locale: "hu" });

    // the smallest screen in every run, the other in the long run
    const tag = device === SMALL_PHONE ? [] : ["@long"];
    test(
      "every game shows the certainty of its values, and nothing is wider than the screen",
      { tag },
      async ({ page }) => {
        test.slow(); // three very long pages
        for (const game of ["amyitis", "babylon", "ishtar"]) {
          await page.goto(`components/${game}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          const all = await page.getByRole("heading", { level: 2 }).count();
          await expectNoScroll(page);
          await expectTouchable(page);
          await page.getByRole("radio", { name: /^Rekonstruált: \d+$/ }).check();
          await expect.poll(() => page.getByRole("heading", { level: 2 }).count()).toBeLessThan(all);
          await expect(page.getByText("szabályfüzetből")).toHaveCount(0);
          for (const table of await page.getByText("Táblázatként").all()) await table.click();
          await expectNoScroll(page);
          await (game === "babylon" ? inBothThemes(page, () => expectAccessible(page)) : expectAccessible(page));
        }
      },
    );
  });
}
