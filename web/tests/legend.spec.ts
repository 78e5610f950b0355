/* Help at the table: the legend, previews of choices, and the player aid. */
import type { Page } from "@playwright/test";
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoScroll,
  expectTouchable,
  inBothThemes,
  PHONE,
  type Server,
  test,
} from "./support/test";
import { LANGUAGES } from "./support/languages";
import { BESIDE, makeTable, ME, type Offer, openTable, placeAt, type Player } from "./support/player";

const GAMES = ["amyitis", "babylon", "ishtar"] as const;

interface Legend {
  groups: { key: string; entries: { key: string }[] }[];
}

/** A table some steps into a game; in Babylon until a round token is in force. */
async function begun(server: Server, game: string): Promise<Player> {
  const player = await makeTable(server, game, [ME, BESIDE]);
  if (game === "babylon")
    for (let step = 0; step < 60 && ((await player.now()).view as unknown as { round: number }).round < 2; step += 1)
      await player.play();
  else await player.playSteps(2);
  return player;
}

const popover = (page: Page): ReturnType<Page["locator"]> => page.locator(".popover");

test.describe("desktop", () => {
  test.use(DESKTOP);

  for (const game of GAMES) {
    const tag = game === "amyitis" ? [] : ["@long"];
    test(`the legend of ${game}, and the previews of its choices`, { tag }, async ({ page, server }) => {
      const player = await begun(server, game);
      const legend = (await (await fetch(`${server.url}api/tables/${player.id}/legend`)).json()) as Legend;
      await openTable(page, player, game, player.token, { confirm: "every" });
      await expect(page.locator("[data-place]").first()).toBeVisible();
      await page.keyboard.press("w");
      const sheet = page.getByRole("dialog", { name: "Legend" });
      for (const { key } of legend.groups.flatMap((group) => group.entries)) {
        await expect(sheet.locator(`[data-sign="${key}"] strong`)).not.toBeEmpty();
      }
      if (game === "babylon") {
        await expect(sheet.getByText("active")).toHaveCount(1);
        await expect(sheet.locator('[data-sign^="token-"]')).toHaveCount(7);
      }
      await inBothThemes(page, () => expectAccessible(page, "dialog"));
      await sheet.getByRole("searchbox").fill("jasmine");
      await expect(sheet.locator('[data-sign="seat-jasmine"]')).toBeVisible();
      expect(await sheet.locator("[data-sign]").count()).toBeLessThan(4);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);

      await page.keyboard.press("n");
      const place = (await page.locator(":focus").getAttribute("data-place")) ?? "";
      expect(place).not.toBe("");
      await page.keyboard.press("i");
      const asked = page.getByRole("dialog", { name: "What would this do?" });
      await expect(asked).toBeFocused();
      await expect(asked.getByRole("link", { name: /AMY-|BAB-|ISH-/ }).first()).toHaveAttribute("href", /rules\//);
      await expect(asked).toContainText(/turn/);
      await inBothThemes(page, () => expectAccessible(page, ".popover"));
      await page.keyboard.press("Escape");
      await expect(asked).toHaveCount(0);
      await expect(placeAt(page, place)).toBeFocused();

      await placeAt(page, place).dispatchEvent("contextmenu");
      await expect(asked).toBeVisible();
      await expect(asked.getByRole("status")).toContainText(/turn/);
      await asked
        .getByRole("button", { name: /^Choose/ })
        .first()
        .click();
      await expect(asked).toHaveCount(0);
    });
  }

  test("costs are previewed before a move, and an illegal place says why not", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis", [ME, BESIDE]);
    const recruits = async (): Promise<Offer[]> =>
      (await player.now()).legal.filter(({ action }) => action["do"] === "recruit");
    const [first] = await recruits();
    await player.play(first?.notation);
    while ((await player.now()).view.stage !== "act") await player.play();
    const paid = (await recruits()).find(({ action }) => action["triple"] === first?.action["triple"]);
    await openTable(page, player, "amyitis", player.token, { confirm: "every" });
    const place = `craft:${String(paid?.action["triple"])}:${String(paid?.action["craft"])}`;
    await placeAt(page, place).dispatchEvent("contextmenu");
    await expect(popover(page)).toContainText("You pay");
    await expect(popover(page)).toContainText("−1");
    await page.keyboard.press("Escape");
    await placeAt(page, "garden:d4").dispatchEvent("contextmenu");
    await expect(popover(page)).not.toContainText("What would this do?");
    await expect(popover(page)).toContainText("AMY-");
    await page.keyboard.press("Escape");
    const pass = page.locator('[data-offer="pass"]');
    await pass.dispatchEvent("contextmenu");
    await expect(popover(page)).toContainText("This ends your turn.");
  });

  test("the legend of a replay", async ({ page, server }) => {
    const player = await begun(server, "ishtar");
    await openTable(page, player, "ishtar", player.token, {}, "replay");
    await expect(page.getByRole("slider")).toBeVisible();
    await page.keyboard.press("w");
    await expect(page.getByRole("dialog", { name: "Legend" }).locator('[data-sign="skill-j"]')).toBeVisible();
  });

  for (const game of GAMES) {
    const tag = game === "amyitis" ? [] : ["@long"];
    test(`the player aid of ${game} is one page in every language`, { tag }, async ({ page, server }) => {
      for (const language of LANGUAGES) {
        await page.addInitScript(
          (wanted) => localStorage.setItem("semiramis.settings", JSON.stringify({ language: wanted })),
          language,
        );
        await page.goto(`${server.url}aid/${game}`);
        const sheet = page.locator(".aid-sheet > svg");
        await expect(sheet).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const outside = await sheet.evaluate((svg: SVGSVGElement) => {
          const all = svg.getBoundingClientRect();
          return [...svg.querySelectorAll("text")]
            .filter((text) => {
              const box = text.getBoundingClientRect();
              return box.left < all.left || box.right > all.right || box.top < all.top || box.bottom > all.bottom;
            })
            .map((text) => text.textContent);
        });
        expect(outside).toEqual([]);
        const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }
      if (game === "amyitis") await inBothThemes(page, () => expectAccessible(page));
    });
  }
});

test.describe("phone", () => {
  test.use(PHONE);

  test("legend, previews and player aid fit", async ({ page, server }) => {
    const player = await begun(server, "babylon");
    await openTable(page, player, "babylon", player.token, { confirm: "every" });
    await page.locator('[data-part="menu"]').click();
    await page.getByRole("button", { name: "Legend" }).click();
    await expect(page.locator('[data-sign="token-minus"]')).toBeVisible();
    await expectNoScroll(page, true);
    await page.keyboard.press("Escape");
    await placeAt(
      page,
      (await page.locator("[data-place]:not([aria-disabled])").first().getAttribute("data-place")) ?? "",
    ).dispatchEvent("contextmenu");
    await expect(popover(page)).toBeVisible();
    const box = await popover(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.goto(`${server.url}aid/babylon`);
    await expect(page.locator(".aid-sheet > svg")).toBeVisible();
    await expectNoScroll(page);
    await expectTouchable(page);
  });
});
