/* The end of a game: the podium with pictures, the turn that decided it, what can be shared, and a rematch. */
import { readFileSync } from "node:fs";
import { DESKTOP, expect, test } from "./support/test";
import { BESIDE, makeTable, ME, openTable } from "./support/player";
import { finished, GAMES, lateTable, playOut } from "./support/late-table";

test.describe("results", () => {
  test.use(DESKTOP);

  test("have a podium, a table, and a rematch", async ({ page, server }) => {
    const player = await finished(await makeTable(server, "amyitis", [ME, BESIDE]));
    await openTable(page, player, "amyitis");
    await page.getByRole("link", { name: "Results" }).first().click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByRole("table", { name: "Where the points came from" }).getByRole("row")).toHaveCount(3);
    await page.getByLabel("Table", { exact: true }).check({ force: true });
    await expect(page.getByRole("link", { name: "Game file" })).toHaveAttribute(
      "href",
      new RegExp(`/api/tables/${player.id}/log$`),
    );
    await page.getByRole("button", { name: "Rematch" }).click();
    await expect(page).toHaveURL(/\/table\/\w+$/);
    expect(page.url()).not.toContain(player.id);
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
  });

  test("are not available before the end", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis");
    await openTable(page, player, "amyitis", player.token, {}, "results");
    await expect(page.getByText("This game is still being played.")).toBeVisible();
    await page.getByRole("link", { name: "Back to the table" }).click();
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
  });

  for (const game of GAMES) {
    const tag = game === "babylon" ? [] : ["@long"];
    test(`show what everybody has built in ${game}, and which turn decided it`, { tag }, async ({ page, server }) => {
      const player = await lateTable(server, game, 6);
      await playOut(player);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openTable(page, player, game, "", {}, "results");
      const podium = page.getByRole("article");
      await expect(podium).toHaveCount(2);
      for (const step of await podium.all()) {
        const picture = step.getByRole("img", { name: /^What (Jasmine|Rose) built$/ });
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
      }
      const sentence = page.getByText(/decided it:|led from the first points|changed for good/);
      await expect(sentence).toHaveText(/Ana|Ben/); // by the name, as everywhere on the page
      await expect(sentence).not.toHaveText(/Jasmine|Rose/);
      await expect(page.locator(".petals")).toHaveCount(0);
    });
  }

  test("count up once, with petals, and at once after a click", async ({ page, server }) => {
    const player = await lateTable(server, "ishtar", 4);
    await playOut(player);
    await openTable(page, player, "ishtar", player.token, {}, "results");
    await page.getByRole("heading", { name: "Where the points came from" }).click();
    await expect(page.locator(".petals")).toHaveCount(1);
    await expect(page.locator(".petals")).toHaveCount(0);
    const first = page
      .getByRole("article")
      .filter({ has: page.getByRole("img", { name: "winner" }) })
      .first();
    const points = /(\d+) points?$/.exec((await first.getAttribute("aria-label")) ?? "")?.[1];
    await expect(first.locator("strong")).toHaveText(points ?? "");
    await page.reload();
    await expect(first.locator("strong")).toHaveText(points ?? "");
    await expect(page.locator(".petals")).toHaveCount(0);
  });

  test("are shared as a card and as a film", async ({ page, server }) => {
    const player = await lateTable(server, "amyitis", 4);
    await playOut(player);
    await openTable(page, player, "amyitis", player.token, { motion: "reduced" }, "results");
    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog", { name: "Share" });
    await expect
      .poll(() =>
        dialog.getByRole("img", { name: /^Result card/ }).evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(1200);
    for (const [name, ending, magic] of [
      ["Save image", "png", "PNG"],
      ["Save as SVG", "svg", "svg"],
      ["Make a video (GIF)", "gif", "GIF89a"],
    ] as const) {
      const saving = page.waitForEvent("download");
      await dialog.getByRole("button", { name }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe(`amyitis-${player.id}.${ending}`);
      const bytes = readFileSync(await saved.path());
      expect(bytes.subarray(0, 8).toString("latin1")).toContain(magic);
      expect(bytes.length).toBeGreaterThan(5_000);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
});
