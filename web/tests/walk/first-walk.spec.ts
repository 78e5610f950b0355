/* The first visit: from the lobby to a finished game against a bot, by clicks on what is in sight, at every size. */
import type { Page } from "@playwright/test";
import { expect, type Server, test } from "../support/test";
import { Player } from "../support/player";
import { podiumOf, resultsLink } from "../support/recorded-game";
import { Newcomer, quantile } from "./newcomer";

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;
const NAMES = { amyitis: "Amyitis", babylon: "Babylon", ishtar: "Ishtar" } as const;

/** Starts a game in the lobby as a new visitor does, against the weakest bot. */
async function begin(page: Page, server: Server, game: keyof typeof NAMES): Promise<Newcomer> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("");
  const card = page.getByRole("article", { name: NAMES[game] });
  await card.getByLabel("Strength").selectOption("random");
  await card.getByRole("button", { name: "Play a bot" }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  const [kept] = await page.evaluate(
    () => JSON.parse(localStorage.getItem("semiramis.tables") ?? "[]") as { id: string; token: string }[],
  );
  return new Newcomer(page, new Player(server, kept!.id, kept!.token), game);
}

test("a newcomer on a phone makes the first decisions of a game", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const newcomer = await begin(page, server, "ishtar");
  await newcomer.play(6);
  expect(newcomer.clicks.length).toBeGreaterThanOrEqual(6);
});

for (const game of ["amyitis", "babylon", "ishtar"] as const) {
  for (const [width, height] of SIZES) {
    test(`a newcomer plays ${game} to its end at ${width}×${height} @long`, async ({ page, server }) => {
      test.setTimeout(30 * 60_000);
      await page.setViewportSize({ width, height });
      const newcomer = await begin(page, server, game);
      await newcomer.play();
      await resultsLink(page).click();
      expect(await podiumOf(page)).toHaveLength(2);
      const clicks = await newcomer.clicksByTurn();
      expect(clicks.length).toBeGreaterThan(3);
      const told = `${game} ${width}×${height}: median ${quantile(clicks, 0.5)}, p90 ${quantile(clicks, 0.9)}`;
      test.info().annotations.push({ type: "clicks a turn", description: told });
      process.stdout.write(`clicks a turn, ${told}\n`);
    });
  }
}
