/* The boards of Amyitis at a real table: every legal action has its place, with mouse, touch and keyboard. */
import type { Page } from "@playwright/test";
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

interface Offer {
  action: { do: string; [argument: string]: string | number };
  notation: string;
}
interface Now {
  table: { id: string; seq: number; status: string };
  view: { stage: string };
  legal: Offer[];
}
interface Seat {
  id: string;
  token: string;
}

const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true } as const;
const BOARDS = ["road", "garden", "crafts", "fields", "temples", "court"] as const;

/** The preferred actions first, so that a game soon reaches every stage. */
const LIKED = ["plant", "irrigate", "take", "sell", "pay", "farm", "pray", "caravan", "recruit"];
const worth = ({ action }: Offer): number => (LIKED.includes(action.do) ? LIKED.indexOf(action.do) : LIKED.length + 1);

async function now(server: Server, seat: Seat): Promise<Now> {
  const answer = await fetch(`${server.url}api/tables/${seat.id}`, {
    headers: { authorization: `Bearer ${seat.token}` },
  });
  return (await answer.json()) as Now;
}

/** A table for two at one screen, played until a stage is reached. */
async function tableAt(server: Server, stage: string): Promise<Seat> {
  const seats = [
    { kind: "me", name: "Ana" },
    { kind: "hot-seat", name: "Ben" },
  ];
  const made = await server.make({ game: "amyitis", seats, seed: "boards" });
  const seat = { id: made.table.id, token: made.token };
  let found = await now(server, seat);
  for (let step = 0; step < 400 && found.view.stage !== stage; step += 1) {
    // alternating, so that the same triple is not used up
    const offers = [...found.legal].sort((one, other) => worth(one) - worth(other));
    const best = offers.filter((offer) => worth(offer) === worth(offers[0]!));
    const { action } = best[step % best.length]!;
    await server.post(
      `api/tables/${seat.id}/commands`,
      { kind: "move", action, expect: found.table.seq, key: `step-${step}-of-it` },
      seat.token,
    );
    found = await now(server, seat);
  }
  expect(found.view.stage).toBe(stage);
  return seat;
}

const laid = new Map<string, Promise<Seat>>();

/** One table for all tests that only read it. */
function sharedTable(server: Server, stage: string): Promise<Seat> {
  const found = laid.get(stage) ?? tableAt(server, stage);
  laid.set(stage, found);
  return found;
}

async function sit(page: Page, seat: Seat): Promise<void> {
  const kept = JSON.stringify([{ id: seat.id, game: "amyitis", token: seat.token, at: 1 }]);
  await page.addInitScript((tables) => {
    localStorage.setItem("semiramis.tables", tables);
    localStorage.setItem("semiramis.settings", JSON.stringify({ confirm: "every" }));
  }, kept);
  await page.goto(`table/${seat.id}`);
  await page.locator("[data-place]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Every legal place is large enough for touch. */
async function expectFingers(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("[data-place][tabindex]:not([aria-disabled])")]
      .map((element) => ({ name: element.getAttribute("data-place"), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
}

const place = (page: Page, name: string): ReturnType<Page["locator"]> =>
  page.locator(`[data-place="${name}"][tabindex]`).first();
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-place") ?? null);

test.describe("on a desktop", () => {
  test.use(DESKTOP);

  test("every board is one tab stop, and arrow keys move through it", async ({ page, server }) => {
    await sit(page, await sharedTable(server, "act"));
    for (const board of BOARDS) await expect(page.locator(`[data-region="${board}"] [tabindex="0"]`)).toHaveCount(1);
    await page.keyboard.press("d");
    await expect.poll(() => focused(page)).toMatch(/^garden:/);
    await place(page, "garden:b2").focus();
    for (const [key, there] of [
      ["ArrowUp", "garden:c2"],
      ["ArrowRight", "garden:c3"],
      ["End", "garden:c4"],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(there);
    }
    await page.keyboard.press("e");
    expect(await focused(page)).toMatch(/^canal:.*c4/);
    await page.keyboard.press("c");
    await expect.poll(() => focused(page)).toMatch(/^city:/);
  });

  test("a craft is recruited with the keyboard alone", async ({ page, server }) => {
    const seat = await tableAt(server, "act");
    const { legal, table } = await now(server, seat);
    const { action } = legal.find((offer) => offer.action.do === "recruit")!;
    await sit(page, seat);
    await place(page, `craft:${action["triple"]}:${action["craft"]}`).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+Enter");
    await expect.poll(async () => (await now(server, seat)).table.seq).toBeGreaterThan(table.seq);
  });

  test("an illegal place is explained with the rule", async ({ page, server }) => {
    await sit(page, await sharedTable(server, "act"));
    await place(page, "garden:d4").click({ force: true });
    await expect(page.getByRole("dialog")).toContainText("AMY-II.C.c.2");
  });

  for (const stage of ["plant", "irrigate"]) {
    test(`at ${stage}, every legal place can be picked and says so`, async ({ page, server }) => {
      const seat = await sharedTable(server, stage);
      const { legal } = await now(server, seat);
      await sit(page, seat);
      for (const { action } of legal) {
        const name = action.do === "plant" ? `garden:${action["square"]}` : `canal:${action["canal"]}`;
        await expect(place(page, name)).toHaveAccessibleName(
          stage === "plant" ? /You can plant here/ : /You can irrigate here/,
        );
        await place(page, name).click();
        await expect(place(page, name)).toHaveAccessibleName(/Chosen\./);
      }
    });
  }
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a touch next to a legal canal picks it", async ({ page, server }) => {
    const seat = await sharedTable(server, "irrigate");
    const { action } = (await now(server, seat)).legal[0]!;
    await sit(page, seat);
    const canal = place(page, `canal:${action["canal"]}`);
    const box = (await canal.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2 + 4, box.y + box.height / 2 + 18);
    await expect(canal).toHaveAccessibleName(/Chosen\./);
  });
});

for (const [size, device] of [
  ["desktop", DESKTOP],
  ["tablet", TABLET],
  ["phone", PHONE],
] as const) {
  const tag = size === "tablet" ? ["@long"] : []; // it is between the two others
  test.describe(size, { tag }, () => {
    test.use(device);
    for (const stage of ["act", "plant"]) {
      test(`fits and is accessible: ${stage}`, async ({ page, server }) => {
        await sit(page, await sharedTable(server, stage));
        const tabs = stage === "act" ? await page.getByRole("tab").all() : [];
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
