/* Table, replay and results pages of every game: accessible, usable by touch, no scrolling, no console errors, every
   language. */
import type { Page } from "@playwright/test";
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
import { BESIDE, GREEDY, makeTable, ME, openTable } from "../support/player";
import { LANGUAGES } from "../support/languages";
import { finished } from "../support/late-table";

const GAMES = ["amyitis", "babylon", "ishtar"] as const;

/** Text ids that have no message. */
async function untold(page: Page): Promise<string[]> {
  const text = await page.locator("body").innerText();
  const labels = await page
    .locator("[aria-label]")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));
  return [text, ...labels].flatMap(
    (each) => each.match(/\b(?:frame|web|server|amyitis|babylon|ishtar)-[a-z]+(?:-[a-z]+)*\b/g) ?? [],
  );
}

/** The progress of the game in the top bar ends where the buttons begin. */
async function expectBarFits(page: Page): Promise<void> {
  const progress = await page.locator("header.bar .progress").boundingBox();
  const buttons = await page.getByRole("banner").getByRole("navigation").boundingBox();
  expect((progress?.x ?? Infinity) + (progress?.width ?? Infinity)).toBeLessThanOrEqual(buttons?.x ?? 0);
}

async function ready(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

for (const [size, device] of [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const) {
  test.describe(size, () => {
    test.use(device);

    for (const game of GAMES) {
      const tag = size === "phone" ? [] : ["@long"]; // the games' own tests look at desktops
      test(`a table of ${game}`, { tag }, async ({ page, server }) => {
        const player = await makeTable(server, game, [ME, BESIDE, GREEDY]);
        await player.playSteps(3);
        await openTable(page, player, game, player.token, { confirm: "every" });
        await ready(page);
        await expectNoScroll(page, true);
        await expectBarFits(page);
        await inBothThemes(page, () => expectAccessible(page));
        if (size === "phone") await expectTouchable(page);
        expect(await untold(page)).toEqual([]);
      });
    }

    test("a replay", async ({ page, server }) => {
      const player = await makeTable(server, "amyitis", [ME, BESIDE]);
      await player.playSteps(14);
      await openTable(page, player, "amyitis", player.token, {}, "replay");
      await expect(page.getByRole("slider")).toBeVisible();
      await ready(page);
      await expectNoScroll(page, true);
      await inBothThemes(page, () => expectAccessible(page));
      expect(await untold(page)).toEqual([]);
    });

    test("results", async ({ page, server }) => {
      const player = await finished(await makeTable(server, "babylon", [ME, BESIDE]));
      await openTable(page, player, "babylon", player.token, {}, "results");
      await expect(page.getByRole("article").first()).toBeVisible();
      await ready(page);
      await expectNoScroll(page);
      await inBothThemes(page, () => expectAccessible(page));
      if (size === "phone") await expectTouchable(page);
      expect(await untold(page)).toEqual([]);
    });
  });
}

test.describe("in every language", () => {
  test.use(DESKTOP);
  for (const language of LANGUAGES) {
    const tag = language === "hu" ? [] : ["@long"];
    test(language, { tag }, async ({ page, server }) => {
      for (const game of GAMES) {
        const player = await makeTable(server, game, [ME, BESIDE]);
        await player.playSteps(6);
        await openTable(page, player, game, player.token, { language, confirm: "every" });
        await ready(page);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await page.keyboard.press("m");
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await untold(page)).toEqual([]);
        await page.keyboard.press("Escape");
        await expectNoScroll(page, true);
      }
    });
  }
});

test.describe("on the smallest phone", () => {
  test.use(SMALL_PHONE);
  for (const game of GAMES) {
    test(`every board of ${game} fits`, { tag: game === "ishtar" ? [] : ["@long"] }, async ({ page, server }) => {
      const player = await makeTable(server, game, [ME, BESIDE, GREEDY, GREEDY]);
      await openTable(page, player, game, player.token, { confirm: "every" });
      await ready(page);
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        await expectNoScroll(page, true);
        // a drawing may extend beyond its frame; texts and controls may not
        const lost = await page.locator("main :is([data-place], p, span, button, h2, h3)").evaluateAll((all) =>
          all
            .filter(
              (each) => each.checkVisibility({ visibilityProperty: true }) && each.closest(".heard, svg, ol") === null,
            )
            .map((each) => ({ box: each.getBoundingClientRect(), text: each.textContent?.trim().slice(0, 30) }))
            .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
            .map(({ box, text }) => `${text} ${Math.round(box.left)}–${Math.round(box.right)}`),
        );
        expect(lost).toEqual([]);
      }
    });
  }
});

test.describe("with larger text", () => {
  test.use(DESKTOP);
  test("nothing is lost", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis");
    await openTable(page, player, "amyitis", player.token, { textSize: 150, confirm: "every" });
    await ready(page);
    await expectNoScroll(page, true);
    await expect(
      page.getByRole("region", { name: "Your decision" }).getByRole("button", { name: "Pass" }),
    ).toBeInViewport();
  });
});

test.describe("boards as a picture and a list", () => {
  test.use(DESKTOP);
  test("are played from the list of moves", async ({ page, server }) => {
    const player = await makeTable(server, "babylon");
    await openTable(page, player, "babylon", player.token, { confirm: "every", boards: "list" });
    const moves = page.getByRole("grid", { name: "Your moves" });
    await expect(page.getByRole("img", { name: /^Babylon: the table as everyone sees it/ })).toBeVisible();
    const first = moves.getByRole("gridcell").first();
    await first.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Enter");
    await expect.poll(async () => (await player.now()).table.seq).toBe(1);
    const find = page.getByRole("searchbox", { name: "Find a move" });
    await find.fill("q2 zzz");
    await expect(page.getByText("No moves match. Try fewer words.")).toBeVisible();
    await find.fill("q2");
    await expect(moves.getByRole("gridcell").first()).toHaveAttribute("data-place", /q2/);
  });
});

test.describe("a replay", () => {
  test.use(DESKTOP);

  test("steps, plays, is shared by URL, and continues from any position", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis", [ME, BESIDE]);
    await player.playSteps(9);
    await openTable(page, player, "amyitis", player.token, {}, "replay");
    const slider = page.getByRole("slider");
    await expect(slider).toHaveAttribute("aria-valuenow", "0");
    await page.getByRole("button", { name: "One step forward" }).click();
    await expect(page).toHaveURL(/seq=1$/);
    await slider.focus();
    await page.keyboard.press("End");
    await expect(page).toHaveURL(/seq=9$/);
    await page.keyboard.press("Home");
    await page.getByLabel("Turn", { exact: true }).check({ force: true });
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(async () => Number(await slider.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
    await page.getByRole("button", { name: "stop" }).click();
    await page.goto(`replay/${player.id}?seq=4`);
    await expect(slider).toHaveAttribute("aria-valuenow", "4");
    await page.getByRole("button", { name: "Continue from here" }).click();
    await expect(page).toHaveURL(/\/table\/\w+$/);
    expect(page.url()).not.toContain(player.id);
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
  });

  test("of an imported game has its whole timeline", async ({ page, server }) => {
    const host = await makeTable(server, "amyitis", [ME, BESIDE]);
    await host.playSteps(20);
    const log = await (await fetch(`${server.url}api/tables/${host.id}/log`)).text();
    const brought = (await (await fetch(`${server.url}api/logs`, { method: "POST", body: log })).json()) as {
      table: { id: string };
    };
    await page.goto(`replay/${brought.table.id}?seq=7`);
    const slider = page.getByRole("slider");
    await expect(slider).toHaveAttribute("aria-valuemax", "20");
    await expect(slider).toHaveAttribute("aria-valuenow", "7");
    const told = await page.getByRole("group", { name: "Game log" }).textContent();
    await page.goto(`replay/${host.id}?seq=7`);
    await expect(slider).toHaveAttribute("aria-valuenow", "7");
    await expect(page.getByRole("group", { name: "Game log" })).toHaveText(told!);
  });
});

test.describe("a past position", () => {
  test.use(DESKTOP);

  test("is played on with the table's bots", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis", [ME, { kind: "bot", bot: "random", name: "Enheduanna" }]);
    await expect.poll(async () => (await player.now()).legal.length).toBeGreaterThan(0);
    const { seq } = (await player.now()).table;
    await openTable(page, player, "amyitis", player.token, {}, "replay");
    await page.goto(`replay/${player.id}?seq=${seq}`);
    await page.getByRole("button", { name: "Continue from here" }).click();
    await expect(page).toHaveURL(/\/table\/(?!replay)/);
    const id = page.url().split("/").at(-1) ?? "";
    expect(id).not.toBe(player.id);
    const made = (await (await fetch(`${server.url}api/tables/${id}`)).json()) as { table: { seats: object[] } };
    expect(made.table.seats[1]).toMatchObject({ kind: "bot", bot: "random", name: "Enheduanna" });
  });

  test("is played on with the log that led to it", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis", [ME, BESIDE]);
    await player.playSteps(12);
    await openTable(page, player, "amyitis", player.token, {}, "replay");
    await page.goto(`replay/${player.id}?seq=12`);
    await page.getByRole("button", { name: "Continue from here" }).click();
    await expect(page).toHaveURL(/\/table\/(?!replay)/);
    const log = page.getByRole("log");
    await expect(log).toContainText(/recruits|passes/);
    await expect(log).not.toContainText("No moves yet");
    await expect(log.getByRole("button")).toHaveCount(0);
  });

  test("explains why a move was made", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis", [ME, BESIDE]);
    await player.playSteps(3);
    const candidate = { visits: 9, share: 0.9, win: 0.5, total: 61.5, line: ["pass"], line_actions: [{ do: "pass" }] };
    await page.route("**/positions/*/hint", (route) =>
      route.fulfill({
        json: {
          action: { do: "pass" },
          notation: "pass",
          bot: "greedy",
          seq: 2,
          simulations: 10,
          candidates: [
            { ...candidate, action: { do: "pass" }, notation: "pass", parts: { tiles: 9, sales: 2 } },
            { ...candidate, action: { do: "decline" }, notation: "decline", parts: { tiles: 4, sales: 3 } },
          ],
        },
      }),
    );
    await openTable(page, player, "amyitis");
    const why = page.getByRole("region", { name: "What would a bot have played?" });
    await page.getByRole("log").getByRole("button").first().click();
    await page.getByRole("button", { name: "What would a bot have played?" }).click();
    await expect(why.getByRole("table")).toBeVisible();
    await page.goto(`replay/${player.id}?seq=3`);
    await page.getByRole("button", { name: "What would a bot have played?" }).click();
    await expect(why).toContainText("Greedy would have played: Pass");
    await expect(why.getByRole("row").nth(1)).toContainText("+5");
    await expect(why.getByRole("row").nth(2)).toContainText("−5");
    await expectAccessible(page);
    await why.getByRole("button", { name: "Close" }).click();
    await expect(why).toBeHidden();
  });
});

test.describe("an unknown table", () => {
  test.use(DESKTOP);

  test("is reported", async ({ page }) => {
    await page.goto("table/nowhere");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Can’t show this table");
    await expectAccessible(page);
  });
});
