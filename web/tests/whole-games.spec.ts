/* Whole games in the browser, from near the end of a recorded game to the results: two people, with bots, by keyboard
   alone. */
import { DESKTOP, expect, test } from "./support/test";
import { BESIDE, GREEDY, ME, OPEN, openTable, placeAt, Player } from "./support/player";
import {
  EVERY_STEP,
  FOUR,
  PROCESSION,
  TWO,
  TWO_LATER,
  confirmOf,
  decide,
  decisionOf,
  goOnFrom,
  offerOf,
  podiumOf,
  recorded,
  resultsLink,
  settled,
  whereIs,
} from "./support/recorded-game";

test.use(DESKTOP);

test.describe("a game to its results", () => {
  test("is played by two people who met by a link", async ({ page, browser, server }) => {
    const { rest, totals } = recorded(TWO);
    const host = await goOnFrom(server, TWO, [ME, OPEN]);
    await openTable(page, host, "amyitis", host.token, EVERY_STEP);
    const other = await browser.newContext({ ...DESKTOP, baseURL: server.url });
    const guest = await other.newPage();
    await guest.addInitScript((kept) => localStorage.setItem("semiramis.settings", JSON.stringify(kept)), {
      ...EVERY_STEP,
      autoPlay: false,
      moveSpeed: "off",
    });
    await guest.goto(`join/${host.id}`);
    await guest.getByLabel("Your name").fill("Cy");
    await guest.getByRole("button", { name: "Sit here" }).click();
    await expect(guest).toHaveURL(/\/table\//);
    const token = await guest.evaluate(
      () => (JSON.parse(localStorage.getItem("semiramis.tables") ?? "[]") as { token: string }[])[0]?.token ?? "",
    );
    const sides = { jasmine: [page, host], rose: [guest, new Player(server, host.id, token)] } as const;
    for (const { by, action } of rest) {
      const [screen, player] = sides[by as keyof typeof sides];
      await decide(screen, player, action);
    }
    for (const screen of [page, guest]) await resultsLink(screen).click();
    const [jasmine, rose] = totals;
    expect(await podiumOf(page)).toEqual([`Place 1: You, ${jasmine} points`, `Place 2: Cy, ${rose} points`]);
    expect(await podiumOf(guest)).toEqual([`Place 1: Ana, ${jasmine} points`, `Place 2: You, ${rose} points`]);
    await other.close();
  });

  test("is played by one person and three bots", { tag: "@long" }, async ({ page, server }) => {
    const player = await goOnFrom(server, FOUR, [GREEDY, ME, GREEDY, GREEDY]);
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    const mine = decisionOf(page);
    for (let step = 0; step < 40; step += 1) {
      await expect(mine.or(resultsLink(page)).first()).toBeVisible();
      if (await resultsLink(page).isVisible()) break;
      await decide(page, player);
    }
    await resultsLink(page).click();
    const shown = await podiumOf(page);
    expect(shown).toHaveLength(4);
    expect((await player.now()).table.status).toBe("over");
    await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  });

  test("is played with the keyboard alone", async ({ page, server }) => {
    const { rest, totals } = recorded(TWO_LATER);
    const player = await goOnFrom(server, TWO_LATER, [ME, BESIDE]);
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    const focused = (what: string): Promise<boolean> =>
      page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what);
    const pressUntil = async (key: string, arrived: () => Promise<boolean>): Promise<void> => {
      for (let presses = 0; presses < 250; presses += 1) {
        if (await arrived()) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${key} leads nowhere`);
    };
    for (const { action } of rest) {
      await expect(decisionOf(page)).toBeVisible();
      const { offer, legal } = await offerOf(player, action);
      const { place, option } = whereIs(offer, legal);
      if (legal.length > 1) {
        if (place !== undefined) {
          await pressUntil("n", () => focused(`[data-place="${place}"]`));
          await page.keyboard.press("Enter");
        }
        if (option >= 0) {
          const there = decisionOf(page).getByRole("list", { name: "Options" }).getByRole("button").nth(option);
          await pressUntil("Tab", () => there.evaluate((button) => button === document.activeElement));
          await page.keyboard.press("Enter");
        }
      }
      await expect(confirmOf(page)).toBeEnabled();
      await page.keyboard.press("Shift+Enter");
      await settled(page);
    }
    await expect(resultsLink(page)).toBeVisible();
    await pressUntil("Tab", () => focused(`a[href$="/results/${player.id}"]`));
    await page.keyboard.press("Enter");
    const shown = await podiumOf(page);
    for (const total of totals) expect(shown.join()).toContain(`${total} points`);
  });
});

test("hovering a place moves nothing, so that the click hits it", async ({ page, server }) => {
  const player = await goOnFrom(server, PROCESSION, [ME, BESIDE]);
  await openTable(page, player, "amyitis", player.token, EVERY_STEP);
  const temple = placeAt(page, "temple:tammouz");
  await expect(temple).toBeVisible();
  const before = await temple.boundingBox();
  await temple.hover();
  await expect(decisionOf(page).getByText("Lead the procession to the temple of Tammouz:")).toBeVisible();
  expect(await temple.boundingBox()).toEqual(before);
  await temple.click();
  await expect(confirmOf(page)).toBeEnabled();
});

test("a decision with a long preview does not shrink the boards", async ({ page, server }) => {
  const player = await goOnFrom(server, PROCESSION, [ME, BESIDE]);
  await openTable(page, player, "amyitis", player.token, EVERY_STEP);
  const temple = placeAt(page, "temple:tammouz");
  await expect(temple).toBeVisible();
  const before = await temple.boundingBox();
  await temple.click();
  await expect(confirmOf(page)).toBeEnabled();
  expect(await temple.boundingBox()).toEqual(before);
  const last = decisionOf(page).getByText("pushed out of the temple of Tammouz");
  const more = decisionOf(page).getByRole("button", { name: "More" });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await more.press("Enter");
  await expect(decisionOf(page).getByRole("button", { name: "Less" })).toHaveAttribute("aria-expanded", "true");
  const told = await last.boundingBox();
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.textContent,
    [told!.x + 4, told!.y + told!.height / 2],
  );
  expect(hit).toContain("temple of Tammouz");
  expect(await temple.boundingBox()).toEqual(before);
});
