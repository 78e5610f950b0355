/* The boards of Babylon at a real table, in the last rounds of a recorded game: with mouse, touch and keyboard.
   Long because all tests share one table and the helpers that play on it. */
import type { Locator, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoScroll,
  inBothThemes,
  PHONE,
  type Server,
  test,
} from "./support/test";
import { BESIDE, GREEDY, ME, openTable, pickAt, placeAt, Player } from "./support/player";

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true } as const;
const BOARDS = ["quarry", "garden", "others", "round"] as const;
const EVERY_STEP = { confirm: "every" };

/** Lines of the game after which Jasmine decides: the last round begins with mining at Q12. */
const AFTER = { mine: 253, build: 254, place: 255, hang: 256, turn: 257, decorate: 240 } as const;
type Stage = keyof typeof AFTER;

async function tableAt(server: Server, stage: Stage, seats: readonly object[] = [ME, BESIDE]): Promise<Player> {
  const text = readFileSync(
    fileURLToPath(new URL("../../tests/golden/fixtures/babylon/eager-2.jsonl", import.meta.url)),
    "utf8",
  );
  const body = `${text
    .split("\n")
    .slice(0, AFTER[stage] + 1)
    .join("\n")}\n`;
  const brought = await fetch(`${server.url}api/logs`, { method: "POST", body });
  const { table } = (await brought.json()) as { table: { id: string; seq: number } };
  const forked = await server.post(`api/tables/${table.id}/fork`, { seq: table.seq, seats });
  expect(forked.status, await forked.clone().text()).toBe(201);
  const made = (await forked.json()) as { token: string; table: { id: string } };
  return new Player(server, made.table.id, made.token);
}

const laid = new Map<string, Promise<Player>>();

/** One table for all tests that only read it. */
function sharedTable(server: Server, stage: Stage): Promise<Player> {
  const found = laid.get(stage) ?? tableAt(server, stage);
  laid.set(stage, found);
  return found;
}

async function sit(page: Page, player: Player, kept: object = {}): Promise<void> {
  await openTable(page, player, "babylon", player.token, kept);
  await page.locator("[data-place]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

const decisionOf = (page: Page): Locator => page.getByRole("region", { name: "Your decision" });
const confirmOf = (page: Page): Locator => decisionOf(page).locator(".confirm").getByRole("button");
const stepsOf = (page: Page): Locator => page.getByRole("list", { name: "Steps of your turn" }).getByRole("button");
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-place") ?? null);
const stageOf = async (player: Player): Promise<string> => (await player.now()).view.stage;
const settled = (page: Page): Promise<void> => expect(page.getByText("Sent. Waiting for the server.")).toHaveCount(0);

/** Picks a place and confirms the action there. */
async function decide(page: Page, place: string): Promise<void> {
  await placeAt(page, place).click();
  await expect(confirmOf(page)).toBeEnabled();
  await confirmOf(page).click();
  await settled(page);
}

test.describe("on a desktop", () => {
  test.use(DESKTOP);

  test("a person and a bot play to the results", async ({ page, server }) => {
    const player = await tableAt(server, "mine", [ME, GREEDY]);
    await sit(page, player, EVERY_STEP);
    await decide(page, "cell:q12");
    await placeAt(page, "spot:a7").click();
    await decisionOf(page).getByRole("button", { name: "Build and end turn" }).click();
    await page.getByRole("region", { name: "Game status" }).getByRole("link", { name: "Results" }).click();
    await expect(page).toHaveURL(/\/results\//);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
    expect((await player.now()).table.status).toBe("over");
  });

  test("a turn is played with the keyboard alone", async ({ page, server }) => {
    const player = await tableAt(server, "mine");
    await sit(page, player);
    await page.keyboard.press("k");
    await expect.poll(() => focused(page)).toMatch(/^cell:/);
    for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "Home", "ArrowRight"]) await page.keyboard.press(key);
    expect(await focused(page)).toBe("cell:q12");
    await page.keyboard.press("Enter");
    await expect.poll(() => stageOf(player)).toBe("build");
    await page.keyboard.press("d");
    await expect.poll(() => focused(page)).toMatch(/^spot:/); // where the mined tile may be placed
    for (const key of ["Home", ...Array<string>(6).fill("ArrowDown")]) await page.keyboard.press(key);
    expect(await focused(page)).toBe("spot:a7");
    await page.keyboard.press("Enter");
    await expect(confirmOf(page)).toBeEnabled();
    await page.keyboard.press("Enter");
    await expect.poll(() => stageOf(player)).toBe("build");
    await expect(confirmOf(page)).toHaveText(/End turn/);
    await page.keyboard.press("Shift+Enter");
    await expect.poll(async () => (await player.now()).table.mover).toBe("rose");
  });

  test("the tile is rotated by key and by button, and each rotation is shown", async ({ page, server }) => {
    const player = await tableAt(server, "turn");
    const { legal } = await player.now();
    await sit(page, player);
    expect(legal.map(({ notation }) => notation)).toEqual(["turn 0", "turn 1", "turn 2", "turn 3"]);
    await expect(confirmOf(page)).toHaveText(/Place as is/);
    await page.keyboard.press("r");
    await expect(confirmOf(page)).toHaveText(/Rotate 90°/);
    await decisionOf(page).getByRole("button", { name: "Rotate clockwise" }).click();
    await expect(confirmOf(page)).toHaveText(/Rotate 180°/);
    for (const _ of [1, 2, 3]) await page.keyboard.press("Shift+R");
    await expect(confirmOf(page)).toHaveText(/Rotate 270°/);
    await placeAt(page, "spot:a7").click();
    await expect
      .poll(async () => (await player.now()).view)
      .toMatchObject({ stage: "build", gardens: { jasmine: { highest: 2 } } });
    const { view } = (await player.now()) as unknown as {
      view: { gardens: Record<string, { tiles: { place: string; turn: number }[] }> };
    };
    expect(view.gardens["jasmine"]?.tiles.at(-1)).toMatchObject({ place: "a7", turn: 3 });
  });

  test("every step is undone separately", async ({ page, server }) => {
    const player = await tableAt(server, "build");
    await sit(page, player);
    await player.play("build mined");
    await player.play("place a7 2");
    await expect(stepsOf(page)).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect.poll(() => stageOf(player)).toBe("place");
    await expect(placeAt(page, "spot:a7")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect.poll(() => stageOf(player)).toBe("build");
    await expect(stepsOf(page)).toHaveCount(0);
  });

  test("an illegal place for the tile is explained with the rule", async ({ page, server }) => {
    const player = await sharedTable(server, "place");
    const { view } = (await player.now()) as unknown as {
      view: { spots: Record<string, { rests: object[] }>; gardens: Record<string, { tiles: { place: string }[] }> };
    };
    await sit(page, player);
    const under = view.gardens["jasmine"]!.tiles.find(({ place }) => view.spots[place]!.rests.length === 0)!;
    await pickAt(page, `spot:${under.place}`);
    await expect(page.getByRole("dialog")).toContainText("BAB-B.1.13");
    await expect(page.getByRole("dialog")).toContainText(`is exactly at ${under.place.toUpperCase()}`);
  });

  test("every legal place shows its price and can be picked", async ({ page, server }) => {
    const player = await sharedTable(server, "place");
    const { legal } = await player.now();
    await sit(page, player, EVERY_STEP);
    const places = [...new Set(legal.map(({ action }) => `spot:${action["place"]}`))];
    for (const place of places) {
      await expect(placeAt(page, place)).toHaveAccessibleName(
        /Level \d from \d+ pillars?\..*You can place the tile here\./,
      );
      await placeAt(page, place).click();
      await expect(placeAt(page, place)).toHaveAccessibleName(/Chosen\./);
    }
  });

  test("a decoration is placed where it is offered, and scores its points", async ({ page, server }) => {
    const player = await tableAt(server, "decorate");
    const before = (await player.now()) as unknown as {
      view: { scores: Record<string, { total: number }> };
      legal: { notation: string; parts: Record<string, number> }[];
    };
    const gain = Object.values(before.legal.find(({ notation }) => notation === "stairs f3-g3")!.parts).reduce(
      (sum, change) => sum + change,
      0,
    );
    await sit(page, player, EVERY_STEP);
    await expect(page.locator('[data-region="garden"] .badge').first()).toContainText(`+${gain}`);
    await decide(page, "field:g3");
    await expect(placeAt(page, "field:g3")).toHaveAccessibleName(/A staircase ends here\./);
    const after = (await player.now()) as unknown as typeof before;
    expect(after.view.scores["jasmine"]!.total - before.view.scores["jasmine"]!.total).toBe(gain);
  });

  test("what is kept and lost is shown before the turn ends", async ({ page, server }) => {
    const player = await tableAt(server, "build");
    const { view } = (await player.now()) as unknown as {
      view: { endings: Record<string, { singles: number }> };
    };
    await sit(page, player, EVERY_STEP);
    await decisionOf(page).getByRole("button", { name: "Discard tile and end turn" }).click();
    const garden = page.locator('[data-region="garden"]');
    await expect(garden).toContainText(`you keep ${view.endings["discard"]!.singles} pillar`);
    await expect(garden).toContainText(/Leaves the game: \w+ tile with an? \w+ flower\./);
  });

  test("a click shows another garden, and mine returns for building", async ({ page, server }) => {
    const player = await tableAt(server, "build");
    await sit(page, player);
    await page.getByRole("button", { name: "Rose’s garden" }).first().click();
    await expect(page.getByRole("grid", { name: "Rose’s garden" })).toBeVisible();
    await expect(placeAt(page, "seen:rose:a1")).toBeVisible();
    await placeAt(page, "tile:mined").click();
    await expect(page.getByRole("grid", { name: "Jasmine’s garden" })).toBeVisible();
    await expect(placeAt(page, "spot:a7")).toBeVisible();
  });

  test("every board has a shortcut, and arrow keys move through the garden", async ({ page, server }) => {
    await sit(page, await sharedTable(server, "decorate"));
    await page.keyboard.press("d");
    await expect.poll(() => focused(page)).toMatch(/^field:/);
    await placeAt(page, "field:b2").focus();
    for (const [key, there] of [
      ["ArrowUp", "field:b1"],
      ["ArrowRight", "field:c1"],
      ["End", "field:h1"],
      ["ArrowDown", "field:h2"],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(there);
    }
    for (const [key, board] of [
      ["o", "others"],
      ["t", "round"],
      ["k", "quarry"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator(`[data-region="${board}"]`).locator(":focus")).toHaveCount(1);
    }
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a turn is played by touch, and the board of each step is shown", async ({ page, server }) => {
    const player = await tableAt(server, "mine");
    await sit(page, player);
    await placeAt(page, "cell:q12").tap();
    await expect.poll(() => stageOf(player)).toBe("build");
    // what was touched is not looked at in the next step
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(decisionOf(page).locator(".preview")).toHaveCount(0);
    await placeAt(page, "spot:a7").tap();
    await expectNoScroll(page, true);
    await expect(confirmOf(page)).toBeEnabled();
    await confirmOf(page).tap();
    await expect.poll(async () => (await player.now()).view.stage).toBe("build");
    await expectNoScroll(page, true);
    await expect(confirmOf(page)).toHaveText(/End turn/);
    await confirmOf(page).tap();
    await expect.poll(async () => (await player.now()).table.mover).toBe("rose");
  });

  test("a touch next to a legal place picks it", async ({ page, server }) => {
    const player = await sharedTable(server, "decorate");
    await sit(page, player, EVERY_STEP);
    const field = placeAt(page, "field:g3");
    const box = (await field.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2 + 21);
    await expect(field).toHaveAccessibleName(/Chosen\./);
  });
});

/** Every legal place is large enough for touch. */
async function expectFingers(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("[data-place][tabindex]:not([aria-disabled]), [data-region] button")]
      .map((element) => ({
        name: element.getAttribute("data-place") ?? element.getAttribute("aria-label") ?? element.textContent,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
}

for (const [size, device] of [
  ["desktop", DESKTOP],
  ["tablet", TABLET],
  ["phone", PHONE],
] as const) {
  test.describe(`${size}, in the light and in the dark`, () => {
    test.use(device);
    for (const stage of ["mine", "place", "decorate"] as const) {
      // a tablet is between the two others, and this stage has most to show
      const tag = size !== "tablet" && stage === "decorate" ? [] : ["@long"];
      test(`fits and can be read: ${stage}`, { tag }, async ({ page, server }) => {
        await sit(page, await sharedTable(server, stage));
        if (size !== "phone") await expect(page.locator("[data-region]")).toHaveCount(BOARDS.length);
        const tabs = stage === "mine" ? await page.getByRole("tab").all() : [];
        for (const tab of tabs.length > 0 ? tabs : [null]) {
          await tab?.click();
          await expectNoScroll(page, true);
          if (size !== "desktop") await expectFingers(page);
          await inBothThemes(page, () => expectAccessible(page, "[data-region]"));
        }
      });
    }
  });
}
