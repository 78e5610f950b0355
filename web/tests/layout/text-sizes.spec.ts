/* What must be large enough at every size of screen: texts and letters in all games, the desert of Ishtar and its cells. */
import type { Page } from "@playwright/test";
import { expect, type Server, test } from "../support/test";
import { BESIDE, ME, makeTable, openTable, type Player } from "../support/player";

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;
const FOUR = [ME, BESIDE, BESIDE, BESIDE];

/** A table of four in the middle of the second round. */
async function midGame(server: Server, game: string): Promise<Player> {
  const player = await makeTable(server, game, FOUR);
  await player.playSteps(24);
  return player;
}

/**
 * The texts on the screen below 12 pixels, each with its size. Letters printed on pieces and in icons are exempt, as are
 * the levels on Babylon's tiles. Those that name an owner beside a piece are not: badges of seats, and letters on fountains.
 */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (element === null || text === "" || element.closest(".heard, script, style, defs") !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || box.bottom < 0 || box.top > innerHeight) continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      const isPrinted =
        matrix !== null &&
        (/^[JRSL?]$/.test(text) || element.closest(".level") !== null) &&
        element.closest(".seal, [data-label]") === null;
      if (size < 11.95 && !isPrinted) found.add(`${text.slice(0, 20)}: ${size.toFixed(1)}`);
    }
    return [...found];
  });
}

for (const [game, sizes] of [
  ["amyitis", SIZES],
  ["babylon", SIZES.slice(0, 2)],
  ["ishtar", SIZES],
] as const) {
  test(
    `no text of ${game} is smaller than 12 pixels`,
    { tag: game === "babylon" ? [] : ["@long"] },
    async ({ page, server }) => {
      await openTable(page, await midGame(server, game), game);
      await expect(page.locator("[data-place]").first()).toBeVisible();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const tabs = await page.getByRole("tab").all();
        for (const tab of tabs.length > 0 ? tabs : [null]) {
          await tab?.click();
          await expect
            .poll(() => smallTexts(page), { message: `${width} × ${height} ${(await tab?.textContent()) ?? ""}` })
            .toEqual([]);
        }
      }
    },
  );
}

test("the desert and its cells are large enough, and the rest is at hand", async ({ page, server }) => {
  await openTable(page, await midGame(server, "ishtar"), "ishtar");
  const cell = page.locator('[data-place="cell:2d4"]');
  const map = page.locator('[data-region="map"]');
  for (const [width, height, mapWidth, cellWidth] of [
    [1440, 900, 700, 35], // the whole desert
    [1280, 720, 700, 37.9],
    [1024, 768, 640, 37.9],
    [820, 1180, 780, 37.9],
    [390, 844, 390, 37.9],
  ] as const) {
    await page.setViewportSize({ width, height });
    const message = `${width} × ${height}`;
    await expect.poll(async () => (await map.boundingBox())?.width, { message }).toBeGreaterThanOrEqual(mapWidth);
    await expect.poll(async () => (await cell.boundingBox())?.width, { message }).toBeGreaterThanOrEqual(cellWidth);
  }
  // at this size a part of the desert is hidden: the small map shows which, and one button shows everything
  await page.setViewportSize({ width: 1280, height: 720 });
  const fit = map.getByRole("button", { name: "The whole desert" });
  await fit.click();
  await expect(fit).toHaveCount(0);
  for (const each of ["cell:1a1", "cell:6g4"])
    await expect(page.locator(`[data-place="${each}"]`)).toBeInViewport({ ratio: 1 });
  expect(await smallTexts(page)).toEqual([]);
});
