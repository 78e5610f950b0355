/* Every page outside a table: accessible, usable by touch, without console errors, in both themes and two sizes. */
import { gzipSync } from "node:zlib";
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoScroll,
  expectTouchable,
  inBothThemes,
  PHONE,
  type Server,
  SMALL_PHONE,
  test,
} from "./support/test";

const BEN = '<img src=x onerror="document.title=1">';
const seats = [{ kind: "me", name: "Ana" }, { kind: "open" }, { kind: "bot", bot: "greedy", name: BEN }];

const waiting = async (server: Server): Promise<string> =>
  (await server.make({ game: "ishtar", seats, options: { trees: "any" }, clock: { mode: "days", days: 3 } })).table.id;

const PAGES: readonly [string, (server: Server) => Promise<string>, string][] = [
  ["lobby", async () => "", "Three games. One wonder."],
  ["watch", async () => "watch", "Watch"],
  ["new table", async () => "new?game=babylon&seats=pass", "New table"],
  ["join", async (server) => `join/${await waiting(server)}`, "Ishtar table"],
  ["settings", async () => "settings", "Settings"],
  ["lost", async () => "no/such/page", "Page not found"],
  ["no such table", async () => "join/nowhere", "Table not found"],
];

for (const [size, device] of [
  ["desktop", DESKTOP],
  ["phone", PHONE],
  ["small phone", SMALL_PHONE],
] as const) {
  const tag = size === "phone" ? ["@long"] : []; // it is between the two others
  test.describe(size, { tag }, () => {
    test.use(device);
    for (const [name, path, title] of PAGES) {
      test(name, async ({ page, server }) => {
        await page.goto(await path(server));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await page.evaluate(() => document.fonts.ready);
        await expectNoScroll(page);
        if (size !== "desktop") await expectTouchable(page);
        if (size === "small phone") return; // like the larger one except for its size
        for (const fold of await page.locator("summary").all()) await fold.click();
        await inBothThemes(page, () => expectAccessible(page));
      });
    }
  });
}

test("the first visit loads at most 150 kB of JavaScript", async ({ page }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (response.url().endsWith(".js"))
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
  });
  await page.goto("");
  await expect(page.getByRole("button", { name: "Play a bot" })).toHaveCount(3);
  await page.waitForLoadState("networkidle");
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: "first JavaScript", description: `${total} bytes` });
  expect(sizes.size).toBeGreaterThan(5);
  expect(total).toBeLessThanOrEqual(150_000);
});
