/* No move is lost or doubled by a broken connection, a double click, a second tab or a killed server. */
import type { Action } from "@/api/types.gen";
import { DESKTOP, expect, test } from "./support/test";
import { BESIDE, ME, openTable } from "./support/player";
import {
  EVERY_STEP,
  FORCED,
  TWO_LATER,
  confirmOf,
  decide,
  goOnFrom,
  movesOf,
  pick,
  podiumOf,
  recorded,
  resultsLink,
  settled,
  stepsOf,
} from "./support/recorded-game";

test.use(DESKTOP);

test.describe("nothing is lost or doubled", () => {
  const [RECRUIT, FARM] = recorded(TWO_LATER).rest.map(({ action }) => action) as [Action, Action];

  test("when the connection breaks in mid-turn", async ({ page, context, server }) => {
    const player = await goOnFrom(server, TWO_LATER, [ME, BESIDE]);
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    await decide(page, player, RECRUIT);
    await context.setOffline(true);
    await expect(page.getByText("You’re offline.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You’re offline.")).toBeHidden();
    await expect(stepsOf(page)).toHaveCount(1);
    await decide(page, player, FARM);
    expect(await movesOf(player)).toEqual(["1 move jasmine", "2 move jasmine"]);
    const log = page.getByRole("log").getByRole("button");
    const told = await log.allTextContents();
    expect(new Set(told).size).toBe(told.length);
    await expect(log.filter({ hasText: /recruits/ })).toHaveCount(1);
  });

  test("by a second click or key press", async ({ page, server }) => {
    const player = await goOnFrom(server, TWO_LATER, [ME, BESIDE]);
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    await pick(page, player, RECRUIT);
    await confirmOf(page).dblclick();
    await settled(page);
    await expect(stepsOf(page)).toHaveCount(1);
    expect((await player.now()).table.seq).toBe(1);
    await pick(page, player, FARM);
    await Promise.all([page.keyboard.press("Shift+Enter"), page.keyboard.press("Shift+Enter")]);
    await settled(page);
    await expect.poll(() => movesOf(player)).toEqual(["1 move jasmine", "2 move jasmine"]);
  });

  test("by the rest of a double click, where the next step is the only one", async ({ page, server }) => {
    const [ride] = recorded(FORCED).rest.map(({ action }) => action) as [Action];
    const player = await goOnFrom(server, FORCED, [ME, BESIDE]);
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    await pick(page, player, ride);
    const clickConfirm = async (clickCount: number): Promise<void> => {
      const box = await confirmOf(page).boundingBox();
      await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2);
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
    };
    await clickConfirm(1);
    await expect(stepsOf(page)).toHaveCount(1);
    expect((await player.now()).legal).toHaveLength(1);
    await expect(confirmOf(page)).toBeEnabled();
    await clickConfirm(2);
    await expect(confirmOf(page)).toBeEnabled();
    expect(await movesOf(player)).toEqual(["1 move jasmine"]);
    await clickConfirm(1);
    await expect.poll(() => movesOf(player)).toEqual(["1 move jasmine", "2 move jasmine"]);
  });

  test("by a second tab of the same seat that moves first", async ({ page, context, server }) => {
    const player = await goOnFrom(server, TWO_LATER, [ME, BESIDE]);
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    await pick(page, player);
    const second = await context.newPage();
    await openTable(second, player, "amyitis", player.token, EVERY_STEP);
    await decide(second, player, RECRUIT);
    await expect(stepsOf(page)).toHaveCount(1);
    await expect(confirmOf(page)).toBeHidden();
    await decide(page, player, FARM);
    await expect(stepsOf(second)).toHaveCount(0);
    expect(await movesOf(player)).toEqual(["1 move jasmine", "2 move jasmine"]);
  });

  test("by a stale tab that sends its move", async ({ page, server }) => {
    const player = await goOnFrom(server, TWO_LATER, [ME, BESIDE]);
    // a connection on which nothing ever arrives
    await page.route(/\/events(\?|$)/, () => {});
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    await pick(page, player);
    await player.do("move", { action: RECRUIT });
    await confirmOf(page).click();
    await expect(page.getByText("moved first, so your move wasn’t sent.").first()).toBeVisible();
    await expect(stepsOf(page)).toHaveCount(1);
    await decide(page, player, FARM);
    expect(await movesOf(player)).toEqual(["1 move jasmine", "2 move jasmine"]);
  });

  test("when the server is killed and restarted", async ({ page, ownServer, complaints }) => {
    test.slow(); // two starts of a server
    const { rest, totals } = recorded(TWO_LATER);
    const player = await goOnFrom(await ownServer.start(), TWO_LATER, [ME, BESIDE]);
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    await decide(page, player, rest[0]?.action);
    await ownServer.stop("SIGKILL");
    await expect(page.getByText(/^(Reconnecting…|You’re offline\.)$/)).toBeVisible();
    await ownServer.start();
    await expect(page.getByText(/^(Reconnecting…|You’re offline\.)$/)).toBeHidden();
    expect(await movesOf(player)).toEqual(["1 move jasmine"]);
    await expect(stepsOf(page)).toHaveCount(1);
    for (const { action } of rest.slice(1)) await decide(page, player, action);
    await resultsLink(page).click();
    const shown = await podiumOf(page);
    for (const total of totals) expect(shown.join()).toContain(`${total} points`);
    expect(await movesOf(player)).toHaveLength(rest.length);
    // it would look for the server when it is stopped for good
    await page.close();
    // the browser itself reports every failed request; there must be no other messages
    expect(complaints.filter((each) => !/net::ERR_/.test(each))).toEqual([]);
    complaints.length = 0;
  });
});
