/* Watching the others play: their moves are shown one by one, with a caption; any input ends it and decides nothing. */
import type { Page } from "@playwright/test";
import { DESKTOP, expect, expectAccessible, PHONE, test, type Server } from "../support/test";
import { join, makeTable, ME, OPEN, openTable, type Player, placeAt } from "../support/player";

const SLOW = { moveSpeed: "slow" };
const caption = (page: Page): ReturnType<Page["locator"]> => page.locator("[data-part=caption]");
const travelling = (page: Page): ReturnType<Page["locator"]> => page.locator("[data-travel]");

/** A table for two people where the other one is to move. */
async function othersTurn(server: Server, game = "amyitis"): Promise<{ me: Player; other: Player }> {
  const me = await makeTable(server, game, [ME, OPEN]);
  const other = await join(me);
  while ((await me.now()).legal.length > 0) await me.play();
  return { me, other };
}

/** Opens a table and stops its clock once its boards are there: a move being shown stays until an input ends it. */
async function openStopped(page: Page, player: Player, settings: object): Promise<void> {
  await page.clock.install();
  await openTable(page, player, "amyitis", player.token, settings);
  await expect(placeAt(page, "city:babylon")).toBeVisible();
  // not far ahead: a stream that is silent for 40 seconds is opened anew
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
}

/** Plays a recruitment and all steps after it, until the turn is over. */
async function playTurn(player: Player): Promise<void> {
  const { legal } = await player.now();
  await player.play(legal.find((offer) => offer.action["craft"] === "engineer")?.notation);
  while ((await player.now()).legal.length > 0) await player.play();
}

test.describe("a move of another player", () => {
  test.use(DESKTOP);

  test("travels with a caption, and then it is my turn", async ({ page, server }) => {
    const { me, other } = await othersTurn(server);
    await openTable(page, me, "amyitis", me.token, SLOW);
    await expect(placeAt(page, "canal:a1-a2")).toBeVisible();
    await playTurn(other);
    await expect(caption(page)).toContainText("recruits an Engineer");
    await expect(travelling(page)).toHaveCount(1);
    await expectAccessible(page);
    await expect(caption(page)).toContainText("irrigates canal");
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
    await expect(travelling(page)).toHaveCount(0);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /icon-turn\.svg$/);
  });

  test("is finished by a click or a key that decides nothing", async ({ page, server }) => {
    const { me, other } = await othersTurn(server);
    await openStopped(page, me, { ...SLOW, confirm: "free" });
    await playTurn(other);
    await expect(travelling(page)).toHaveCount(1);
    const { legal, table } = await me.now();
    const craft = legal.find((offer) => offer.action.do === "recruit")!.action;
    const place = placeAt(page, `craft:${craft["triple"]}:${craft["craft"]}`);
    await place.click({ force: true });
    await expect(travelling(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
    expect((await me.now()).table.seq).toBe(table.seq);
    // the next click is mine
    await place.click();
    await expect.poll(async () => (await me.now()).table.seq).toBe(table.seq + 1);
    while ((await me.now()).legal.length > 0) await me.play();
    await playTurn(other);
    await expect(travelling(page)).toHaveCount(1);
    const before = (await me.now()).table.seq;
    await page.keyboard.press("1");
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
    expect((await me.now()).table.seq).toBe(before);
  });

  test("is shown without travel where motion is reduced, and at once where that is chosen", async ({
    page,
    server,
  }) => {
    const { me, other } = await othersTurn(server);
    await openTable(page, me, "amyitis", me.token, { ...SLOW, motion: "reduced" });
    await expect(placeAt(page, "city:babylon")).toBeVisible();
    await playTurn(other);
    await expect(caption(page)).toContainText("recruits an Engineer");
    await expect(travelling(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem("semiramis.settings", JSON.stringify({ moveSpeed: "off" })));
    await page.reload();
    while ((await me.now()).legal.length > 0) await me.play();
    await playTurn(other);
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
    await expect(caption(page)).toHaveCount(0);
  });

  test("stands in one line, opens to its sentences and is replayed by a key", async ({ page, server }) => {
    const { me, other } = await othersTurn(server);
    await playTurn(other);
    await openTable(page, me, "amyitis", me.token, SLOW);
    const since = page.getByRole("region", { name: "Since your last turn" });
    await expect(since.locator("summary")).toHaveCount(1);
    await expect(since.getByText("irrigates canal")).toBeHidden();
    await since.locator("summary").click();
    await expect(since.getByText("irrigates canal")).toBeVisible();
    await page.keyboard.press("a");
    await expect(caption(page)).toContainText("recruits an Engineer");
    await page.keyboard.press("Escape");
    await expect(travelling(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the board follows the move, and tabs with news have a dot", async ({ page, server }) => {
    const { me, other } = await othersTurn(server);
    await openTable(page, me, "amyitis", me.token, SLOW);
    const tab = (name: string): ReturnType<Page["locator"]> => page.locator(`[data-tab="${name}"]`);
    await expect(tab("garden")).toBeVisible();
    await playTurn(other);
    await expect(tab("garden")).toHaveAttribute("aria-selected", "true");
    await expect(caption(page)).toContainText("irrigates canal");
    await expect(tab("garden")).toHaveAttribute("aria-selected", "false");
    await expect(tab("garden").locator(".dot")).toBeVisible();
    await tab("garden").click();
    await expect(tab("garden").locator(".dot")).toBeHidden();
    await tab("crafts").click();
    await expect(tab("garden").locator(".dot")).toBeHidden();
  });
});

test("the volume is set and muted in the bar", async ({ page, server }) => {
  const { me } = await othersTurn(server);
  await openTable(page, me, "amyitis", me.token);
  await page.getByRole("button", { name: "Sound", exact: true }).click();
  await expectAccessible(page, "header");
  await page.getByRole("slider", { name: "Volume" }).fill("80");
  await page.getByRole("switch", { name: "Sounds" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Sound is off" })).toBeFocused();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("semiramis.settings") ?? "{}") as object);
  expect(kept).toMatchObject({ sound: false, volume: 80 });
});
