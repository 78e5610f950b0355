/* What a table must show at every size of screen: what is to be picked, the time, what I hold, and what to do. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectNoScroll, PHONE, type Server, test } from "../support/test";
import { BESIDE, GREEDY, ME, makeTable, openTable, placeAt, type Player } from "../support/player";

/** A tablet held upright. */
const UPRIGHT = { viewport: { width: 820, height: 1180 }, hasTouch: true };
/** Where the seats are a strip. */
const SMALL = [
  [320, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 768],
] as const;
const ALL = [...SMALL, [1280, 720], [1440, 900]] as const;
const FOUR = [ME, BESIDE, BESIDE, BESIDE];

test.describe("on an upright tablet", () => {
  test.use(UPRIGHT);

  for (const [game, regions] of [
    ["amyitis", ["road", "garden", "crafts", "fields", "temples", "court"]],
    ["babylon", ["quarry", "garden", "others", "round"]],
    ["ishtar", ["map", "carpet", "trees", "skills", "fountains"]],
  ] as const) {
    test(
      `all boards of ${game} are on the screen`,
      { tag: game === "ishtar" ? [] : ["@long"] },
      async ({ page, server }) => {
        await openTable(page, await makeTable(server, game, FOUR), game);
        await expect(page.getByRole("tab")).toHaveCount(0);
        for (const region of regions)
          await expect(page.locator(`[data-region="${region}"]`)).toBeInViewport({ ratio: 1 });
        // under the boards, as wide as they are
        expect((await page.locator("[data-part=decision]").boundingBox())?.width).toBeGreaterThan(780);
        await expect(page.getByRole("button", { name: "Log" })).toBeInViewport({ ratio: 1 });
        await expectNoScroll(page, true);
      },
    );
  }

  test("a stack of Ishtar is picked when a turn begins", async ({ page, server }) => {
    await openTable(page, await makeTable(server, "ishtar"), "ishtar", undefined, { confirm: "every" });
    const cup = placeAt(page, "cup:1");
    await expect(cup).toBeInViewport({ ratio: 0.99 });
    await cup.tap();
    await expect(cup).toHaveAccessibleName(/Chosen\./);
  });
});

/** At each size every one of these elements is on the screen, and nothing in them is cut off. */
async function expectShown(
  page: Page,
  parts: Locator,
  count: number,
  sizes: typeof SMALL | typeof ALL = ALL,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(parts, `${width} × ${height}`).toHaveCount(count);
    for (const part of await parts.all()) {
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      const over = await part.evaluate((each) => each.scrollWidth - each.clientWidth);
      expect(over, `${width} × ${height}`).toBeLessThanOrEqual(0);
    }
  }
}

test.describe("at every size", () => {
  test("the time of each seat is shown", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis", FOUR, { clock: { mode: "bank", bank: 600, increment: 5 } });
    await openTable(page, player, "amyitis");
    const seats = page.getByRole("complementary", { name: "Seats" });
    await expectShown(page, seats.getByRole("listitem").filter({ has: page.locator("[role=timer]") }), 4, SMALL);
  });

  for (const game of ["amyitis", "babylon", "ishtar"]) {
    test(`what I hold in ${game} is shown`, { tag: game === "amyitis" ? [] : ["@long"] }, async ({ page, server }) => {
      const player = await makeTable(server, game, [ME, GREEDY, GREEDY, GREEDY]);
      await openTable(page, player, game);
      await expectShown(page, page.locator("[data-part=me]"), 1);
    });
  }
});

/** A table of Babylon where a tile lies and its free corner is chosen. */
async function cornerTable(server: Server): Promise<Player> {
  const player = await makeTable(server, "babylon");
  for (let step = 0; step < 20; step += 1) {
    const { legal, view } = await player.now();
    if (view.stage === "hang") return player;
    await player.play((legal.find(({ action }) => action["do"] === "build") ?? legal[0])?.notation);
  }
  throw new Error("no tile was placed");
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const) {
  test.describe(`${width} × ${height}, in German`, { tag: width === 1024 ? [] : ["@long"] }, () => {
    test.use({ viewport: { width, height }, locale: "de" });

    test("the sentence that says what to do is shown whole, after the steps so far", async ({ page, server }) => {
      await openTable(page, await cornerTable(server), "babylon");
      const steps = page.locator(".decision .chips");
      await expect(steps.getByRole("listitem")).toHaveCount(4);
      const over = await steps.evaluate((row) => {
        const said = row.querySelector(".now > span")!;
        return [row.scrollLeft, row.scrollWidth - row.clientWidth, said.scrollWidth - said.clientWidth];
      });
      expect(over).toEqual([0, 0, 0]);
    });
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the board stays where it is when a move is selected", async ({ page, server }) => {
    const player = await makeTable(server, "babylon");
    await openTable(page, player, "babylon");
    const tile = placeAt(page, "cell:q11");
    await expect(tile).toBeVisible();
    const before = await tile.boundingBox();
    await tile.tap();
    await expect(page.locator(".confirm").getByRole("button")).toBeEnabled();
    expect(await tile.boundingBox()).toEqual(before);
    await page.locator(".back").getByRole("button").tap();
    await expect(page.locator(".confirm")).toHaveCount(0);
    expect(await tile.boundingBox()).toEqual(before);
  });
});

test.describe("on a phone, in German", () => {
  test.use({ ...PHONE, locale: "de" });

  test("the steps of a turn do not overlap", async ({ page, server }) => {
    await openTable(page, await cornerTable(server), "babylon");
    const steps = page.locator(".decision .chips button");
    await expect(steps).toHaveCount(3);
    const boxes = await Promise.all((await steps.all()).map(async (step) => (await step.boundingBox())!));
    boxes.slice(1).forEach((box, at) => expect(box.x).toBeGreaterThanOrEqual(boxes[at]!.x + boxes[at]!.width));
    for (const step of await steps.all()) await expect(step).toHaveAccessibleName(/\w{3}/);
  });
});

test.describe("1280 × 720, in German, with four seats", () => {
  test.use({ viewport: { width: 1280, height: 720 }, locale: "de" });

  test("the progress of the game is one line of the bar, and nothing is cut", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis", [ME, GREEDY, GREEDY, GREEDY]);
    await openTable(page, player, "amyitis");
    await expect(page.getByText(/^Runde 1 · /)).toBeVisible();
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThanOrEqual(60);
    const over = await page
      .locator("header .progress, header .status, [data-part=me] .who p")
      .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
    expect(over).toEqual([0, 0, 0]);
  });
});
