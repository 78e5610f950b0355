/* Building in Babylon as one move: place, rotation, hanging corner and decorations, by mouse, touch and keys. */
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
} from "../support/test";
import { BESIDE, GREEDY, makeTable, ME, openTable, pickAt, placeAt, Player } from "../support/player";

/** The last round of a recorded game: Jasmine mines at Q12; then her tile can lie at A7 with a bridge to D7. */
async function tableAt(server: Server, after: number): Promise<Player> {
  const file = new URL("../../../tests/golden/fixtures/babylon/eager-2.jsonl", import.meta.url);
  const lines = readFileSync(fileURLToPath(file), "utf8")
    .split("\n")
    .slice(0, after + 1);
  const brought = await fetch(`${server.url}api/logs`, { method: "POST", body: `${lines.join("\n")}\n` });
  const { table } = (await brought.json()) as { table: { id: string; seq: number } };
  const forked = await server.post(`api/tables/${table.id}/fork`, { seq: table.seq, seats: [ME, BESIDE] });
  const made = (await forked.json()) as { token: string; table: { id: string } };
  return new Player(server, made.table.id, made.token);
}
const MINING = 253;
const BUILDING = 254;

interface Seen {
  view: {
    stage: string;
    scores: Record<string, { total: number }>;
    gardens: Record<string, { tiles: { place: string; turn: number; hangs: string; level: number }[] }>;
  };
}
const seen = async (player: Player): Promise<Seen["view"]> => ((await player.now()) as unknown as Seen).view;
const decisionOf = (page: Page): Locator => page.getByRole("region", { name: "Your decision" });
const buildOf = (page: Page): Locator => decisionOf(page).getByRole("button", { name: "Build here" });
const totalOf = (page: Page): Locator => decisionOf(page).locator(".total strong");
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-place") ?? null);

async function sit(page: Page, player: Player): Promise<void> {
  await openTable(page, player, "babylon");
  await page.locator("[data-place]").first().waitFor();
}

/** The commands that the page sends. */
function commandsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/commands")) return;
    const { action } = request.postDataJSON() as { action: Record<string, unknown> };
    sent.push(Object.values(action).join(" "));
  });
  return sent;
}

test.describe("by mouse", () => {
  test.use(DESKTOP);

  test("a tile with a decoration takes at most four clicks, and scores what was shown", async ({ page, server }) => {
    const player = await tableAt(server, MINING);
    const before = (await seen(player)).scores["jasmine"]!.total;
    const sent = commandsOf(page);
    await sit(page, player);
    let clicks = 0;
    const click = async (what: Locator): Promise<void> => {
      clicks += 1;
      await what.click();
    };
    await click(placeAt(page, "cell:q12"));
    await click(placeAt(page, "spot:a7")); // nothing is revealed: there is nothing to confirm
    await expect(decisionOf(page).getByRole("checkbox")).toHaveCount(1);
    await expect(totalOf(page)).toHaveText("+7");
    await expect(decisionOf(page)).toContainText(`Your score: ${before}, after this ${before + 7}.`);
    await click(decisionOf(page).getByRole("button", { name: "Build and end turn" }));
    await expect.poll(async () => (await player.now()).table.mover).toBe("rose");
    expect(clicks).toBeLessThanOrEqual(4);
    expect((await seen(player)).scores["jasmine"]!.total).toBe(before + 7);
    expect(sent.map((each) => each.split(" ")[0])).toEqual(["mine", "build", "place", "hang", "turn", "bridge", "end"]);
  });

  test("wheel, keys and buttons rotate the tile, move its corner and tick decorations", async ({ page, server }) => {
    const player = await tableAt(server, BUILDING);
    await sit(page, player);
    await placeAt(page, "spot:a7").click();
    await expect(totalOf(page)).toHaveText("+7");
    await decisionOf(page).getByRole("checkbox").click();
    await expect(totalOf(page)).toHaveText("+1");
    await page.keyboard.press("1");
    await expect(totalOf(page)).toHaveText("+7");
    await placeAt(page, "spot:a7").hover();
    await page.mouse.wheel(0, 100);
    await expect(totalOf(page)).not.toHaveText("+7"); // the bridge no longer fits
    await page.keyboard.press("q");
    await expect(totalOf(page)).toHaveText("+7");
    await page.keyboard.press("v");
    await expect(buildOf(page)).toBeEnabled();
    const shown = await totalOf(page).textContent();
    const before = (await seen(player)).scores["jasmine"]!.total;
    await buildOf(page).click();
    await expect.poll(async () => (await seen(player)).gardens["jasmine"]!.tiles.at(-1)?.place).toBe("a7");
    await expect(decisionOf(page).getByRole("button", { name: "End turn" }).first()).toBeVisible();
    expect((await seen(player)).scores["jasmine"]!.total - before).toBe(Number(shown));
  });

  test("the tile is dragged from the hand and along the plan, and Escape takes it back", async ({ page, server }) => {
    const player = await tableAt(server, BUILDING);
    await sit(page, player);
    const [from, to] = [
      (await placeAt(page, "tile:mined").boundingBox())!,
      (await placeAt(page, "spot:a7").boundingBox())!,
    ];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(placeAt(page, "spot:a7")).toHaveAccessibleName(/Chosen\./);
    await expect(buildOf(page)).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(buildOf(page)).toHaveCount(0);
    expect((await seen(player)).stage).toBe("build");
  });

  test("an illegal place is explained with the rule before the tile is taken", async ({ page, server }) => {
    const player = await tableAt(server, BUILDING);
    await sit(page, player);
    const taken = (await seen(player)).gardens["jasmine"]!.tiles[0]!.place;
    await pickAt(page, `spot:${taken}`);
    await expect(page.getByRole("dialog")).toContainText(/BAB-B\.1\.\d+/);
  });

  test("after a refusal the rest is not sent, and the position is right", async ({ page, server }) => {
    const player = await tableAt(server, BUILDING);
    let commands = 0;
    await page.route("**/commands", async (route) => {
      commands += 1;
      if (commands === 3)
        await route.fulfill({ status: 422, json: { error: { id: "server-not-your-turn", args: {}, text: "no" } } });
      else await route.continue();
    });
    await sit(page, player);
    await placeAt(page, "spot:a7").click();
    await buildOf(page).click();
    await expect.poll(async () => (await seen(player)).stage).toBe("hang");
    await expect(placeAt(page, "corner:se")).toBeVisible(); // the next step can be decided by itself
    expect(commands).toBe(3);
    await page.unroute("**/commands");
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await seen(player)).stage).toBe("place");
  });

  test("quarry tiles are large, and nothing scrolls", async ({ page, server }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await sit(page, await tableAt(server, BUILDING));
    const box = (await placeAt(page, "cell:q11").boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(64);
    await expectNoScroll(page, true);
    await placeAt(page, "spot:a7").click();
    await expect(buildOf(page)).toBeEnabled();
    await expectNoScroll(page, true);
    await inBothThemes(page, () => expectAccessible(page, "[data-region], [data-part=decision]"));
  });
});

test.describe("at every size", () => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [820, 1180],
    [390, 844],
    [844, 390],
  ] as const) {
    const tag = width === 820 || width === 844 ? [] : ["@long"];
    test(`a build is decided in one view at ${width}×${height}, in Hungarian`, { tag }, async ({ browser, server }) => {
      const player = await tableAt(server, BUILDING);
      const page = await browser.newPage({
        viewport: { width, height },
        locale: "hu",
        hasTouch: width < 900,
        baseURL: server.url,
      });
      await openTable(page, player, "babylon");
      const spot = (await placeAt(page, "spot:a7").boundingBox())!;
      await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2);
      const panel = page.locator("[data-part=decision]");
      await expect(panel.locator(".total strong")).toHaveText("+7");
      for (const part of [...(await panel.getByRole("button").all()), panel.getByRole("checkbox")]) {
        await expect(part).toBeInViewport({ ratio: 0.99 });
        expect(await part.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
      }
      await expect(page.locator('[data-region="garden"]')).toBeInViewport({ ratio: 0.99 });
      await expectNoScroll(page, true);
      await page.close();
    });
  }

  test(
    "the gardens of the others are pictures with names; one opens mine again",
    { tag: "@long" },
    async ({ page, server }) => {
      const player = await makeTable(server, "babylon", [ME, GREEDY, GREEDY, GREEDY]);
      await openTable(page, player, "babylon");
      const others = page.locator('[data-region="others"]');
      for (const [width, height, least] of [
        [1440, 900, 70],
        [1280, 720, 50],
        [1024, 768, 50],
        [820, 1180, 90],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(others.getByRole("button")).toHaveCount(3);
        await expect
          .poll(async () => {
            const boxes = await others.locator(".mini svg:not(svg svg)").all();
            const sides = await Promise.all(
              boxes.map((box) =>
                box.evaluate((svg: SVGSVGElement) => 8.4 * Math.hypot(svg.getScreenCTM()!.a, svg.getScreenCTM()!.b)),
              ),
            );
            return Math.min(...sides);
          })
          .toBeGreaterThanOrEqual(least);
        const round = page.locator('[data-region="round"]');
        expect(await round.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      const first = others.getByRole("button").first();
      await expect(first).toContainText((await player.now()).table.seats[1]!.name);
      const title = page.locator('[data-region="garden"] h3');
      await expect(title).toHaveText("Your garden");
      await first.click();
      await expect(title).toHaveText("Rose’s garden");
      await first.click();
      await expect(title).toHaveText("Your garden");
      await page.goto(`${server.url}replay/${player.id}`); // above the timeline there is less space
      await expect(others.getByRole("button")).toHaveCount(3);
      for (const button of await others.getByRole("button").all()) {
        await expect(button).toBeInViewport({ ratio: 0.99 });
        expect((await button.boundingBox())!.height).toBeGreaterThan(60);
      }
    },
  );
});

test.describe("by keys", () => {
  test.use(DESKTOP);
  test("a tile is placed, turned and built", async ({ page, server }) => {
    const player = await tableAt(server, BUILDING);
    await sit(page, player);
    await page.keyboard.press("d");
    await expect.poll(() => focused(page)).toMatch(/^spot:/);
    await page.keyboard.press("n");
    const place = (await focused(page))!.slice("spot:".length);
    await page.keyboard.press("Enter");
    await expect(buildOf(page)).toBeEnabled();
    await page.keyboard.press("e");
    await page.keyboard.press("Shift+Enter");
    await expect.poll(async () => (await seen(player)).gardens["jasmine"]!.tiles.at(-1)?.place).toBe(place);
  });
});

test.describe("by touch", () => {
  test.use(PHONE);
  test("a tile is nudged, turned and built", async ({ page, server }) => {
    const player = await tableAt(server, BUILDING);
    await sit(page, player);
    await placeAt(page, "spot:a7").tap();
    await expect(totalOf(page)).toHaveText("+7");
    await expectNoScroll(page, true);
    const pad = decisionOf(page).getByRole("group", { name: "Move the tile" });
    await pad.getByRole("button", { name: "Right" }).tap();
    await expect(placeAt(page, "spot:a7")).not.toHaveAccessibleName(/Chosen\./);
    await pad.getByRole("button", { name: "Left" }).tap();
    await pad.getByRole("button", { name: "Rotate clockwise" }).tap();
    await expect(buildOf(page)).toBeEnabled();
    await inBothThemes(page, () => expectAccessible(page, "[data-part=decision]"));
    await buildOf(page).tap();
    await expect.poll(async () => (await seen(player)).stage).toBe("build");
    await expect.poll(async () => (await seen(player)).gardens["jasmine"]!.tiles.length).toBeGreaterThan(10);
  });
});
