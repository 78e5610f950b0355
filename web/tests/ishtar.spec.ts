/* The boards of Ishtar at a real table: desert, carpet, trees, skills and fountains, with mouse, touch and keyboard.
   Long because all tests share one table and the helpers that play on it. */
import type { Locator, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { placesOf } from "@/games/ishtar/parts/places";
import { typedView } from "@/games/ishtar/view";
import type { Action } from "@/api/types.gen";
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
import { BESIDE, GREEDY, ME, type Offer, openTable, placeAt, Player } from "./support/player";

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true } as const;
const BOARDS = ["map", "carpet", "trees", "skills", "fountains"] as const;
const EVERY_STEP = { confirm: "every" };
/** Three turns before the end of a game of two; Jasmine has a kept tile. From here on nothing is dealt. */
const NEAR_THE_END = { log: "eager-2", after: 166 };

interface Line {
  by?: string;
  do?: string;
  end?: Record<string, { total: number }>;
}
interface Where {
  log: string;
  after: number;
}

const linesOf = (log: string): string[] =>
  readFileSync(fileURLToPath(new URL(`../../tests/golden/fixtures/ishtar/${log}.jsonl`, import.meta.url)), "utf8")
    .trimEnd()
    .split("\n");

/** The line right before an action in a recorded game. */
function before(log: string, deed: string, nth: number): Where {
  const found = linesOf(log).flatMap((line, at) => ((JSON.parse(line) as Line).do === deed ? [at] : []));
  return { log, after: found[nth]! - 1 };
}

const STAGES: Readonly<Record<string, Where>> = {
  choose: before("eager-4", "can", 18),
  place: before("eager-3", "place", 12),
  special: before("eager-4", "assistant", 4),
  tree: before("eager-2", "buy", 2),
};

/** The actions played after a line of a recorded game, and its result. */
function recorded({ log, after }: Where): { rest: { by: string; action: Action }[]; totals: number[] } {
  const rest: { by: string; action: Action }[] = [];
  let totals: number[] = [];
  for (const line of linesOf(log).slice(after + 1)) {
    const { n: _, by = "", end, ...action } = JSON.parse(line) as Line & { n: number };
    if (end !== undefined) totals = Object.values(end).map(({ total }) => total);
    else if (action.do !== undefined) rest.push({ by, action: action as Action });
  }
  return { rest, totals };
}

/** A table that continues a recorded game after a given line. */
async function goOnFrom(server: Server, { log, after }: Where, seats: readonly object[]): Promise<Player> {
  const head = `${linesOf(log)
    .slice(0, after + 1)
    .join("\n")}\n`;
  const { table } = (await (await fetch(`${server.url}api/logs`, { method: "POST", body: head })).json()) as {
    table: { id: string; seq: number };
  };
  const forked = await server.post(`api/tables/${table.id}/fork`, { seq: table.seq, seats });
  expect(forked.status, await forked.clone().text()).toBe(201);
  const made = (await forked.json()) as { token: string; table: { id: string } };
  return new Player(server, made.table.id, made.token);
}

const SEATED: Readonly<Record<string, readonly object[]>> = {
  "eager-2": [ME, BESIDE],
  "eager-3": [ME, BESIDE, BESIDE],
  "eager-4": [ME, BESIDE, BESIDE, BESIDE],
};
const laid = new Map<string, Promise<Player>>();

/** One table for all tests of a worker that only read it. */
function sharedTable(server: Server, stage: string): Promise<Player> {
  const where = STAGES[stage]!;
  const found = laid.get(stage) ?? goOnFrom(server, where, SEATED[where.log]!);
  laid.set(stage, found);
  return found;
}

async function sit(page: Page, player: Player): Promise<void> {
  await openTable(page, player, "ishtar", player.token, EVERY_STEP);
  await page.locator("[data-place]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

const decisionOf = (page: Page): Locator => page.getByRole("region", { name: "Your decision" });
const confirmOf = (page: Page): Locator => decisionOf(page).locator(".confirm").getByRole("button");
const resultsLink = (page: Page): Locator =>
  page.getByRole("region", { name: "Game status" }).getByRole("link", { name: "Results" });
const stepsOf = (page: Page): Locator => page.getByRole("list", { name: "Steps of your turn" }).getByRole("button");
const optionsOf = (page: Page): Locator => decisionOf(page).getByRole("list", { name: "Options" }).getByRole("button");
const settled = (page: Page): Promise<void> => expect(page.getByText("Sent. Waiting for the server.")).toHaveCount(0);
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-place") ?? null);
const same = (a: object, b: object): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
const cellsChosen = (page: Page): Promise<string[]> =>
  page
    .locator('[data-place^="cell:"][aria-label$="Chosen."]')
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-place") ?? ""));

type Shown = Awaited<ReturnType<Player["now"]>>;
const whereIs = ({ action }: Offer, { view }: Shown): string[] =>
  placesOf(action as unknown as Action, typedView(view as unknown as Parameters<typeof typedView>[0]));

/** The label of the button for a placed tile. */
function placing(action: Action): string {
  const turn = Number(action["turn"]);
  const at = `Place at ${String(action["cell"]).toUpperCase()}`;
  return turn === 0 ? at : `${at}, rotated ${60 * turn}°`;
}

/** Rotates the selected tile until it matches. */
async function turnTo(page: Page, action: Action): Promise<void> {
  for (let turns = 0; turns < 6; turns += 1) {
    if ((await confirmOf(page).textContent())?.trim() === placing(action)) return;
    await page.keyboard.press("r");
  }
  await expect(confirmOf(page)).toHaveText(placing(action));
}

async function podiumOf(page: Page): Promise<string[]> {
  await expect(page).toHaveURL(/\/results\//);
  const steps = page.getByRole("main").getByRole("article");
  await expect(steps.first()).toBeVisible();
  return Promise.all((await steps.all()).map(async (step) => (await step.getAttribute("aria-label")) ?? ""));
}

/** The first of some places that is visible and not covered. */
async function inSight(page: Page, places: readonly string[]): Promise<string | null> {
  return page.evaluate((names) => {
    for (const name of names) {
      const element = document.querySelector(`[data-place="${name}"]`);
      const box = element?.getBoundingClientRect();
      if (
        element &&
        box &&
        document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("[data-place]") === element
      )
        return name;
    }
    return null;
  }, places);
}

/** Plays with visible controls until the results are shown. */
async function playOn(page: Page, player: Player): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await expect(decisionOf(page).or(resultsLink(page)).first()).toBeVisible();
    if (await resultsLink(page).isVisible()) return;
    const now = await player.now();
    const first = now.legal[0]!;
    if (now.legal.length > 1) {
      const places = [...new Set(now.legal.flatMap((offer) => whereIs(offer, now).slice(0, 1)))];
      if (whereIs(first, now).length === 0) await optionsOf(page).first().click();
      else {
        await expect.poll(() => inSight(page, places)).not.toBeNull();
        await placeAt(page, (await inSight(page, places))!).click();
      }
    }
    await expect(confirmOf(page)).toBeEnabled();
    await confirmOf(page).click();
    await settled(page);
    await expect.poll(async () => (await player.now()).table.seq).toBeGreaterThan(now.table.seq);
  }
}

test.describe("on a desktop", () => {
  test.use(DESKTOP);

  test("a person and a bot play to the results", { tag: "@long" }, async ({ page, server }) => {
    const player = await goOnFrom(server, NEAR_THE_END, [ME, GREEDY]);
    await sit(page, player);
    await playOn(page, player);
    await resultsLink(page).click();
    expect(await podiumOf(page)).toHaveLength(2);
    expect((await player.now()).table.status).toBe("over");
  });

  test("a recorded game is replayed with the keyboard alone to the same points", async ({ page, server }) => {
    const { rest, totals } = recorded(NEAR_THE_END);
    const player = await goOnFrom(server, NEAR_THE_END, [ME, BESIDE]);
    await sit(page, player);
    const pressUntil = async (key: string, arrived: () => Promise<boolean>): Promise<void> => {
      for (let presses = 0; presses < 250; presses += 1) {
        if (await arrived()) return;
        await page.keyboard.press(key);
      }
      throw new Error(`${key} leads nowhere`);
    };
    for (const { action } of rest) {
      await expect(decisionOf(page)).toBeVisible();
      const now = await player.now();
      const offer = now.legal.find((each) => same(each.action, action))!;
      const [place] = whereIs(offer, now);
      if (now.legal.length > 1 && place !== undefined) {
        await pressUntil("n", async () => (await focused(page)) === place);
        await page.keyboard.press("Enter");
        if (action.do === "place") await turnTo(page, action);
      } else if (now.legal.length > 1) {
        const beside = now.legal.filter((each) => whereIs(each, now).length === 0);
        await page.keyboard.press(String(beside.indexOf(offer) + 1));
      }
      await expect(confirmOf(page)).toBeEnabled();
      await page.keyboard.press("Shift+Enter");
      await settled(page);
    }
    await expect(resultsLink(page)).toBeVisible();
    await pressUntil("Tab", () =>
      page.evaluate(() => document.activeElement?.matches('a[href*="/results/"]') ?? false),
    );
    await page.keyboard.press("Enter");
    const shown = await podiumOf(page);
    for (const total of totals) expect(shown.join()).toContain(`${total} points`);
  });

  test("every board is one tab stop, and keys move through the desert", async ({ page, server }) => {
    await sit(page, await sharedTable(server, "place"));
    for (const board of BOARDS)
      await expect(page.locator(`[data-region="${board}"] [tabindex="0"][data-place]`)).toHaveCount(1);
    for (const [key, kind] of [
      ["k", /^cup:/],
      ["t", /^card:/],
      ["o", /^skill:/],
      ["f", /^fountain:/],
      ["d", /^cell:/],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focused(page)).toMatch(kind);
    }
    await placeAt(page, "cell:1d4").focus();
    for (const [key, there] of [
      ["ArrowRight", "cell:1d5"],
      ["q", "cell:1c4"],
      ["z", "cell:1d4"],
      ["x", "cell:1e4"],
      ["ArrowUp", "cell:1d5"],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(there);
    }
    await page.keyboard.press("f");
    await expect(page.locator(":focus")).toHaveAccessibleName(/fountain of board \d, \d points/);
    await page.keyboard.press("b");
    await expect(page.locator(":focus")).toHaveAccessibleName(/bed/i);
  });

  test("a tile is rotated by key, wheel and button, from its selected rotation", async ({ page, server }) => {
    const player = await sharedTable(server, "place");
    const now = await player.now();
    // a place that takes the tile in several rotations
    const turns = new Map<string, Offer[]>();
    for (const offer of now.legal)
      turns.set(whereIs(offer, now)[0]!, [...(turns.get(whereIs(offer, now)[0]!) ?? []), offer]);
    const [place, offers] = [...turns].sort(([, one], [, other]) => other.length - one.length)[0]!;
    expect(offers.length).toBeGreaterThan(2);
    await sit(page, player);
    await placeAt(page, place).click();
    const seen = new Set<string>();
    const look = async (): Promise<string> => {
      const cells = await cellsChosen(page);
      expect(cells).toHaveLength(3);
      expect(cells).toContain(place);
      return cells.sort().join();
    };
    seen.add(await look());
    const first = await confirmOf(page).textContent();
    await page.keyboard.press("r");
    await expect(confirmOf(page)).not.toHaveText(first ?? "");
    seen.add(await look());
    await page.getByRole("group", { name: "Rotate the piece" }).getByRole("button").first().click();
    await expect(confirmOf(page)).toHaveText(first ?? "");
    await placeAt(page, place).hover();
    await page.mouse.wheel(0, 60);
    await expect(confirmOf(page)).not.toHaveText(first ?? "");
    expect(seen.size).toBeGreaterThan(0);
  });

  test("hovering previews a tile before anything is picked", async ({ page, server }) => {
    const player = await sharedTable(server, "place");
    const now = await player.now();
    const offer = now.legal.find(
      (each) =>
        (each as Offer & { told: { id: string }[] }).told.some(({ id }) => id === "ishtar-log-gems") &&
        each.action["turn"] === 0,
    )!;
    await sit(page, player);
    await placeAt(page, whereIs(offer, now)[0]!).hover();
    await expect(decisionOf(page).locator(".preview")).toContainText(placing(offer.action as unknown as Action));
    await expect(decisionOf(page).locator(".preview")).toContainText("+");
  });

  test("a cell that no tile can cover is explained with the rule", async ({ page, server }) => {
    const player = await sharedTable(server, "place");
    await sit(page, player);
    const tablet = page.locator('[data-place^="cell:"][aria-label*="tablet"]').first();
    await tablet.click({ force: true }); // it says itself that nothing can be done there
    await expect(page.getByRole("dialog")).toContainText("ISH-4.1");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await placeAt(page, "card:1").click({ force: true });
    await expect(page.getByRole("dialog")).toContainText("ISH-2.2");
  });

  test("each step is undone separately", async ({ page, server }) => {
    const player = await goOnFrom(server, NEAR_THE_END, [ME, BESIDE]);
    await sit(page, player);
    await placeAt(page, "kept:tile").click();
    await confirmOf(page).click();
    await settled(page);
    await expect(stepsOf(page)).toHaveCount(1);
    await placeAt(
      page,
      (await inSight(page, [...new Set((await player.now()).legal.map((offer) => `cell:${offer.action["cell"]}`))]))!,
    ).click();
    await confirmOf(page).click();
    await settled(page);
    await expect(stepsOf(page)).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(stepsOf(page)).toHaveCount(1);
    expect((await player.now()).view.stage).toBe("place");
    await settled(page);
    await page.keyboard.press("u");
    await expect(stepsOf(page)).toHaveCount(0);
    expect((await player.now()).view.stage).toBe("choose");
  });

  test("the desert is zoomed in and out, and a drag picks nothing", async ({ page, server }) => {
    await sit(page, await sharedTable(server, "place"));
    const cell = placeAt(page, "cell:2d4");
    const wide = async (): Promise<number> => (await cell.boundingBox())!.width;
    const before = await wide();
    const map = page.locator('[data-region="map"]');
    await map.getByRole("button", { name: "Zoom in" }).click();
    await map.getByRole("button", { name: "Zoom in" }).click();
    expect(await wide()).toBeGreaterThan(before * 1.5);
    const box = (await map.boundingBox())!;
    const at = (await cell.boundingBox())!.x;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 70, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect((await cell.boundingBox())!.x).toBeLessThan(at - 40);
    await expect(confirmOf(page)).toBeHidden();
    await placeAt(page, "cell:2c4").focus();
    await page.keyboard.press("0");
    expect(await wide()).toBeCloseTo(before, 0);
    await page.keyboard.press("+");
    expect(await wide()).toBeGreaterThan(before);
    await map.getByRole("button", { name: "The whole desert" }).click();
    expect(await wide()).toBeCloseTo(before, 0);
  });

  test("the position can be saved as a picture", async ({ page, server }) => {
    const player = await sharedTable(server, "place");
    const answer = await page.request.get(`${server.url}api/tables/${player.id}/picture.svg`, {
      headers: { authorization: `Bearer ${player.token}` },
    });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain("<svg");
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a person and a bot play to the results", async ({ page, server }) => {
    const player = await goOnFrom(server, NEAR_THE_END, [ME, GREEDY]);
    await sit(page, player);
    await playOn(page, player);
    await resultsLink(page).click();
    expect(await podiumOf(page)).toHaveLength(2);
  });

  test("the stacks in reach are below the map while one is chosen", async ({ page, server }) => {
    const player = await sharedTable(server, "choose");
    await sit(page, player);
    const stacks = page.getByRole("grid", { name: "Stacks" }).getByRole("gridcell");
    await expect(stacks.first()).toHaveAccessibleName(/Free\./);
    await stacks.first().click();
    await expect(stacks.first()).toHaveAccessibleName(/Chosen\./);
    await expect(page.getByRole("grid", { name: "Desert" })).toBeVisible();
  });
});

for (const [size, device] of [
  ["desktop", DESKTOP],
  ["tablet", TABLET],
  ["phone", PHONE],
] as const) {
  test.describe(`on a ${size}, in both themes`, () => {
    test.use(device);
    for (const stage of Object.keys(STAGES)) {
      // a tablet is between the two others, and these stages have most to show
      const tag = size !== "tablet" && (stage === "place" || stage === "tree") ? [] : ["@long"];
      test(`fits and is accessible: ${stage}`, { tag }, async ({ page, server }) => {
        await sit(page, await sharedTable(server, stage));
        const tabs = stage === "place" ? await page.getByRole("tab").all() : [];
        for (const tab of tabs.length > 0 ? tabs : [null]) {
          await tab?.click();
          await expectNoScroll(page, true);
          if (size === "phone") {
            await expectTouchable(page);
            const small = await page
              .locator("[data-place][tabindex]:not([aria-disabled])")
              .evaluateAll((all) =>
                all
                  .filter(
                    (each) => each.getBoundingClientRect().width < 43.5 || each.getBoundingClientRect().height < 43.5,
                  )
                  .map((each) => each.getAttribute("data-place")),
              );
            expect(small).toEqual([]);
          }
          await inBothThemes(page, () => expectAccessible(page));
        }
      });
    }
  });
}
