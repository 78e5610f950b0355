/* Whole games in the browser, from near the end of a recorded game to the results: two people, with bots, by keyboard
   alone; and no move is lost to a broken connection, a double click, a second tab or a killed server.
   Long because all tests share the helpers that play a recorded game on the page. */
import type { Locator, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { placesOf } from "@/games/amyitis/parts/places";
import type { Action } from "@/api/types.gen";
import { DESKTOP, expect, type Server, test } from "./support/test";
import { BESIDE, GREEDY, ME, type Offer, OPEN, openTable, placeAt, Player } from "./support/player";

const EVERY_STEP = { confirm: "every" };
/** Two players; Rose passes, Jasmine can take the last tile. From here on nothing is dealt. */
const TWO = { log: "random-2", after: 553 };
/** The same game after Rose has passed, when Jasmine decides alone. */
const TWO_LATER = { log: "random-2", after: 554 };
/** The same game when Jasmine leads the procession, whose preview is long. */
const PROCESSION = { log: "random-2", after: 560 };
/** Jasmine can travel to a city where only one Court card can be taken. */
const FORCED = { log: "random-2", after: 514 };
/** Four players; the last tile is planted, Rose is the last to decide. */
const FOUR = { log: "random-4", after: 862 };

interface Step {
  by: string;
  action: Action;
}

interface Line {
  n?: number;
  by?: string;
  end?: Record<string, { place: number; total: number }>;
}

/** A recorded game: the actions after a line, and its result. */
function recorded({ log, after }: { log: string; after: number }): { head: string; rest: Step[]; totals: number[] } {
  const text = readFileSync(
    fileURLToPath(new URL(`../../tests/golden/fixtures/amyitis/${log}.jsonl`, import.meta.url)),
    "utf8",
  );
  const lines = text.trimEnd().split("\n");
  const rest: Step[] = [];
  let totals: number[] = [];
  for (const line of lines.slice(after + 1)) {
    const { n: _, by = "", end, ...action } = JSON.parse(line) as Line & Action;
    if (end !== undefined) totals = Object.values(end).map((each) => (each as { total: number }).total);
    else if ("do" in action) rest.push({ by, action: action as Action });
  }
  return { head: `${lines.slice(0, after + 1).join("\n")}\n`, rest, totals };
}

/** A table that continues a recorded game after a given line. */
async function goOnFrom(
  server: Server,
  where: { log: string; after: number },
  seats: readonly object[],
): Promise<Player> {
  const brought = await fetch(`${server.url}api/logs`, { method: "POST", body: recorded(where).head });
  const { table } = (await brought.json()) as { table: { id: string; seq: number } };
  const forked = await server.post(`api/tables/${table.id}/fork`, { seq: table.seq, seats });
  expect(forked.status, await forked.clone().text()).toBe(201);
  const made = (await forked.json()) as { token: string; table: { id: string } };
  return new Player(server, made.table.id, made.token);
}

const decisionOf = (page: Page): Locator => page.getByRole("region", { name: "Your decision" });
const confirmOf = (page: Page): Locator => decisionOf(page).locator(".confirm").getByRole("button");
const resultsLink = (page: Page): Locator =>
  page.getByRole("region", { name: "How the table stands" }).getByRole("link", { name: "Results" });
const stepsOf = (page: Page): Locator => page.getByRole("list", { name: "Steps of your turn" }).getByRole("button");
const same = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** How an offer is picked: by a place, by one of the numbered options, or by both if a place has several. */
function whereIs(offer: Offer, legal: readonly Offer[]): { place: string | undefined; option: number } {
  const at = (each: Offer): readonly string[] => placesOf(each.action as unknown as Action);
  const place = at(offer)[0];
  const beside = legal.filter((each) => (place === undefined ? at(each).length === 0 : at(each).includes(place)));
  return { place, option: place !== undefined && beside.length === 1 ? -1 : beside.indexOf(offer) };
}

async function offerOf(player: Player, action?: Action): Promise<{ offer: Offer; legal: Offer[] }> {
  const { legal } = await player.now();
  const offer =
    action === undefined
      ? (legal.find((each) => each.notation === "pass") ?? legal[0])
      : legal.find((each) => same(each.action, action));
  if (offer === undefined) throw new Error(`not legal: ${JSON.stringify(action)}`);
  return { offer, legal };
}

/** Waits until everything sent has arrived and is shown. */
const settled = (page: Page): Promise<void> => expect(page.getByText("Sent. Waiting for the server.")).toHaveCount(0);

/** Selects an action with the pointer; without one, pass or the first legal one. */
async function pick(page: Page, player: Player, action?: Action): Promise<void> {
  await expect(decisionOf(page)).toBeVisible();
  const { offer, legal } = await offerOf(player, action);
  const { place, option } = whereIs(offer, legal);
  if (legal.length > 1) {
    if (place !== undefined) await placeAt(page, place).click();
    if (option >= 0)
      await decisionOf(page).getByRole("list", { name: "Options" }).getByRole("button").nth(option).click();
  }
  await expect(confirmOf(page)).toBeEnabled();
}

/** Selects an action and confirms it. */
async function decide(page: Page, player: Player, action?: Action): Promise<void> {
  await pick(page, player, action);
  await confirmOf(page).click();
  await settled(page);
}

/** Places and points as shown on the results page. */
async function podiumOf(page: Page): Promise<string[]> {
  await expect(page).toHaveURL(/\/results\//);
  const steps = page.getByRole("main").getByRole("article");
  await expect(steps.first()).toBeVisible();
  return Promise.all((await steps.all()).map(async (step) => (await step.getAttribute("aria-label")) ?? ""));
}

/** All events of a table on the server. */
async function movesOf(player: Player): Promise<string[]> {
  const headers = { authorization: `Bearer ${player.token}` };
  const answer = await fetch(`${player.server.url}api/tables/${player.id}/history?after=0`, { headers });
  const { events } = (await answer.json()) as { events: { kind: string; seq: number; by: string }[] };
  return events.map((event) => `${event.seq} ${event.kind} ${event.by}`);
}

test.use(DESKTOP);

test.describe("a game to its results", () => {
  test("is played by two people who met by a link", async ({ page, browser, server }) => {
    const { rest, totals } = recorded(TWO);
    const host = await goOnFrom(server, TWO, [ME, OPEN]);
    await openTable(page, host, "amyitis", host.token, EVERY_STEP);
    const other = await browser.newContext({ ...DESKTOP, baseURL: server.url });
    const guest = await other.newPage();
    await guest.addInitScript((kept) => localStorage.setItem("semiramis.settings", JSON.stringify(kept)), EVERY_STEP);
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
    expect(await podiumOf(page)).toEqual([`Place 2: Cy, ${rose} points`, `Place 1: You, ${jasmine} points`]);
    expect(await podiumOf(guest)).toEqual([`Place 2: You, ${rose} points`, `Place 1: Ana, ${jasmine} points`]);
    await other.close();
  });

  test("is played by one person and three bots", async ({ page, server }) => {
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
    await expect(page.getByRole("button", { name: "Play again" })).toBeVisible();
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
  await expect(decisionOf(page).getByText("Procession to the temple of Tammouz:")).toBeVisible();
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
  const last = decisionOf(page).getByText(/prestige from Marduk/);
  const more = decisionOf(page).getByRole("button", { name: "More" });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await more.press("Enter");
  await expect(decisionOf(page).getByRole("button", { name: "Less" })).toHaveAttribute("aria-expanded", "true");
  const told = await last.boundingBox();
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.textContent,
    [told!.x + 4, told!.y + told!.height / 2],
  );
  expect(hit).toContain("prestige from Marduk");
  expect(await temple.boundingBox()).toEqual(before);
});

test.describe("nothing is lost or doubled", () => {
  const [RECRUIT, PRAY] = recorded(TWO_LATER).rest.map(({ action }) => action) as [Action, Action];

  test("when the connection breaks in mid-turn", async ({ page, context, server }) => {
    const player = await goOnFrom(server, TWO_LATER, [ME, BESIDE]);
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    await decide(page, player, RECRUIT);
    await context.setOffline(true);
    await expect(page.getByText("You are offline.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You are offline.")).toBeHidden();
    await expect(stepsOf(page)).toHaveCount(1);
    await decide(page, player, PRAY);
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
    await pick(page, player, PRAY);
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
    await decide(page, player, PRAY);
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
    await expect(page.getByText("moved first. Nothing was sent.").first()).toBeVisible();
    await expect(stepsOf(page)).toHaveCount(1);
    await decide(page, player, PRAY);
    expect(await movesOf(player)).toEqual(["1 move jasmine", "2 move jasmine"]);
  });

  test("when the server is killed and restarted", async ({ page, ownServer, complaints }) => {
    const { rest, totals } = recorded(TWO_LATER);
    const player = await goOnFrom(await ownServer.start(), TWO_LATER, [ME, BESIDE]);
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    await decide(page, player, rest[0]?.action);
    await ownServer.stop("SIGKILL");
    await expect(page.getByText(/^(Reconnecting…|You are offline\.)$/)).toBeVisible();
    await ownServer.start();
    await expect(page.getByText(/^(Reconnecting…|You are offline\.)$/)).toBeHidden();
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
