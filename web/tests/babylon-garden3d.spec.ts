/* Babylon's 3D garden at a real table: the scene matches the position, is loaded on demand, can be rotated, described,
   saved and closed, and releases its resources.
   Long because all tests share the helpers that read the scene back and the positions it is compared with. */
import type { Locator, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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
import { BESIDE, ME, openTable, placeAt, Player } from "./support/player";

/** Two players late in a game; Jasmine is placing a tile. */
const BEFORE_PLACING = { log: "eager-2", after: 237 };
/** A few steps later: her tile is placed, and she may decorate or end the turn. */
const BUILDING = { log: "eager-2", after: 242 };
const FOUR = { log: "eager-4", after: 300 };
const DRAWS = /\/assets\/renderer-/;

interface Standing {
  kind: string;
  x: number;
  z: number;
  level: number;
  turn: number;
}
interface Report {
  pieces: Standing[];
  ghost: Standing[];
  prints: number;
  frames: number;
  calls: number;
  geometries: number;
  textures: number;
  azimuth: number;
  zoom: number;
}
interface Garden {
  tiles: { tile: string; flower: string; place: string; holes: string[]; level: number; symbols: string[] }[];
  pillars: { hole: string; kind: string; foot: number; head: number; carries: number }[];
  decorations: { kind: string; fields: string[]; levels: number[]; carries: number | null; points: number }[];
  highest: number;
}

// machines without a graphics card render in software
test.use({
  ...DESKTOP,
  launchOptions: {
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
});

/** A table that continues a recorded game after a given line. */
async function goOnFrom(
  server: Server,
  { log, after }: { log: string; after: number },
  seats: readonly object[],
): Promise<Player> {
  const text = readFileSync(
    fileURLToPath(new URL(`../../tests/golden/fixtures/babylon/${log}.jsonl`, import.meta.url)),
    "utf8",
  );
  const head = `${text
    .split("\n")
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

const solidOf = (page: Page): Locator => page.locator("[data-solid]");
const pictureOf = (page: Page): Locator => solidOf(page).getByRole("application");
const toggle = (page: Page): Locator => page.getByRole("button", { name: "3D", exact: true });

async function reportOf(page: Page): Promise<Report | null> {
  return page.evaluate(
    () =>
      (document.querySelector("[data-solid] canvas") as (Element & { report?: () => unknown }) | null)?.report?.() ??
      null,
  ) as Promise<Report | null>;
}

/** Opens the table and waits for the 3D garden. */
async function openSolid(page: Page, player: Player, settings: object = {}): Promise<void> {
  await openTable(page, player, "babylon", player.token, { confirm: "every", ...settings });
  await expect.poll(async () => (await reportOf(page))?.frames ?? 0).toBeGreaterThan(0);
}

/** Waits until nothing is drawn any more. */
async function expectStill(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const before = (await reportOf(page))!.frames;
      await page.waitForTimeout(250);
      return (await reportOf(page))!.frames - before;
    })
    .toBe(0);
}

const spot = (hole: string): [number, number] => [hole.charCodeAt(0) - 96.5, Number(hole[1]) - 0.5];

/** The expected pieces of a garden, from the position alone: kind, place, level and direction. */
function expected(garden: Garden): string[] {
  const line = (kind: string, x: number, z: number, level: number, turn: number): string =>
    [kind, x, z, level, turn].join(" ");
  const tiles = garden.tiles.map(({ flower, place, level }) =>
    line(`tile-${flower}`, spot(place)[0] + 0.5, spot(place)[1] + 0.5, level, -1),
  );
  const pillars = garden.pillars.map(({ kind, hole, foot }) => line(kind, ...spot(hole), foot, 0));
  const pieces = garden.decorations.map(({ kind, fields, levels }) => {
    const [a, b] = [spot(fields[0]!), spot(fields.at(-1)!)];
    if (kind !== "stairs") return line(kind, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, levels[0]!, a[1] === b[1] ? 0 : 1);
    const [low, high] = levels[0]! < levels[1]! ? [a, b] : [b, a];
    const turn = low[1] === high[1] ? (high[0] > low[0] ? 0 : 2) : high[1] > low[1] ? 1 : 3;
    return line(kind, ...low, Math.min(...levels), turn);
  });
  return [...tiles, ...pillars, ...pieces].sort();
}

const round = (n: number): number => Math.round(n * 1000) / 1000;
const drawn = (standing: readonly Standing[]): string[] =>
  standing
    .map(({ kind, x, z, level, turn }) =>
      [kind, round(x), round(z), round(level), kind.startsWith("tile-") ? -1 : turn].join(" "),
    )
    .sort();

async function gardensOf(player: Player): Promise<Record<string, Garden>> {
  return ((await player.now()).view as unknown as { gardens: Record<string, Garden> }).gardens;
}

test("every piece of every garden matches the position, and it is loaded at a table only", async ({ page, server }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const player = await goOnFrom(server, FOUR, [ME, BESIDE, BESIDE, BESIDE]);
  await page.goto(server.url);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fetched.filter((url) => DRAWS.test(url))).toEqual([]);
  await openTable(page, player, "babylon");
  await expect.poll(() => fetched.filter((url) => DRAWS.test(url)).length).toBe(1);
  const gardens = await gardensOf(player);
  expect(Object.keys(gardens)).toHaveLength(4);
  for (const [seat, garden] of Object.entries(gardens)) {
    expect(garden.tiles.length).toBeGreaterThan(5);
    // the garden of the mover may return once while the table is still being loaded
    await expect(async () => {
      await page.getByRole("group", { name: "Garden shown" }).getByRole("button", { name: seat }).click();
      await expect(solidOf(page)).toHaveAttribute("data-solid", seat);
      const pieces = async (): Promise<string[]> => drawn((await reportOf(page))?.pieces ?? []);
      await expect.poll(pieces, { timeout: 20_000 }).toEqual(expected(garden));
    }).toPass();
  }
});

test("a previewed tile is a ghost, and becomes solid when placed", async ({ page, server }) => {
  const player = await goOnFrom(server, BEFORE_PLACING, [ME, BESIDE]);
  await openTable(page, player, "babylon", player.token, { confirm: "every" });
  await placeAt(page, "spot:g3").click();
  await expect
    .poll(async () => (await reportOf(page))?.ghost.filter(({ kind }) => kind.startsWith("tile-")) ?? [])
    .toEqual([expect.objectContaining({ x: 7, z: 3, level: expect.closeTo(2) })]);
  const before = drawn((await reportOf(page))!.pieces);
  expect(before).toEqual(expected((await gardensOf(player))["jasmine"]!));
  for (const step of ["place g3 2", "hang sw", "turn 2"]) await player.play(step);
  await expect.poll(async () => (await reportOf(page))?.pieces.length).toBeGreaterThan(before.length);
  const laid = expected((await gardensOf(player))["jasmine"]!);
  await expect.poll(async () => drawn((await reportOf(page))?.pieces ?? [])).toEqual(laid);
  await expectStill(page);
  expect((await reportOf(page))!.ghost).toEqual([]);
});

test("a click places the tile, and the plan shows the same", async ({ page, server }) => {
  const player = await goOnFrom(server, BEFORE_PLACING, [ME, BESIDE]);
  await openSolid(page, player);
  const box = (await pictureOf(page).boundingBox())!;
  const build = page.getByRole("button", { name: "Build here" });
  const tiles = async (): Promise<Standing[]> =>
    (await reportOf(page))!.ghost.filter(({ kind }) => kind.startsWith("tile-"));
  // along the board from its left corner: the first place in reach is taken
  await expect
    .poll(async () => {
      for (let share = 0.1; share < 0.9 && (await build.count()) === 0; share += 0.08)
        await page.mouse.click(box.x + share * box.width, box.y + 0.55 * box.height);
      return build.count();
    })
    .toBe(1);
  await expect(build).toBeEnabled();
  const chosen = page.locator('[data-place^="spot:"][aria-label*="Chosen."]');
  const place = (await chosen.getAttribute("data-place"))!.slice("spot:".length);
  const [x, z] = spot(place);
  expect(await tiles()).toEqual([expect.objectContaining({ x: x + 0.5, z: z + 0.5 })]);
  const belvedere = async (): Promise<string> =>
    JSON.stringify((await reportOf(page))!.ghost.filter(({ kind }) => kind === "belvedere"));
  const before = await belvedere();
  await page.keyboard.press("v");
  await expect.poll(belvedere).not.toBe(before);
  await build.click();
  await expect.poll(async () => (await gardensOf(player))["jasmine"]!.tiles.at(-1)?.place).toBe(place);
});

test("it is rotated and zoomed by keys, pointer, wheel and buttons, and idle otherwise", async ({ page, server }) => {
  await openSolid(page, await goOnFrom(server, BEFORE_PLACING, [ME, BESIDE]));
  await expectStill(page);
  const home = (await reportOf(page))!;
  const now = async (): Promise<Report> => (await reportOf(page))!;
  await pictureOf(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await now()).azimuth).toBeCloseTo(home.azimuth + Math.PI / 12);
  await page.keyboard.press("+");
  await expect.poll(async () => (await now()).zoom).toBeCloseTo(1.25);
  await page.keyboard.press("Home");
  await expect.poll(async () => [(await now()).azimuth, (await now()).zoom]).toEqual([home.azimuth, 1]);
  const box = (await pictureOf(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect((await now()).azimuth).toBeLessThan(home.azimuth);
  // without Ctrl the wheel rotates the tile in hand
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -300);
  await page.keyboard.up("Control");
  await expect.poll(async () => (await now()).zoom).toBeGreaterThan(1.3);
  await solidOf(page).getByRole("button", { name: "Reset view" }).click();
  await expect.poll(async () => [(await now()).azimuth, (await now()).zoom]).toEqual([home.azimuth, 1]);
  await solidOf(page).getByRole("button", { name: "Rotate left" }).click();
  await expect.poll(async () => (await now()).azimuth).toBeCloseTo(home.azimuth - Math.PI / 2);
  await expectStill(page);
});

test("upper levels can be hidden", async ({ page, server }) => {
  const player = await goOnFrom(server, BEFORE_PLACING, [ME, BESIDE]);
  await openSolid(page, player);
  const { tiles } = (await gardensOf(player))["jasmine"]!;
  await solidOf(page).getByRole("button", { name: "Show up to level 1" }).click();
  const low = tiles.filter(({ level }) => level === 1).length;
  expect(low).toBeLessThan(tiles.length);
  await expect
    .poll(async () => (await reportOf(page))!.pieces.filter(({ kind }) => kind.startsWith("tile-")).length)
    .toBe(low);
});

test("a description by level is at the next tab stop", async ({ page, server }) => {
  const player = await goOnFrom(server, BEFORE_PLACING, [ME, BESIDE]);
  await openSolid(page, player);
  const garden = (await gardensOf(player))["jasmine"]!;
  await pictureOf(page).focus();
  await page.keyboard.press("Tab");
  const told = page.getByRole("region", { name: "Jasmine’s garden in words" });
  await expect(told).toBeFocused();
  const levels = told.locator("> ul > li");
  await expect(levels).toHaveCount(garden.highest);
  await expect(levels.first()).toContainText(/^Level 1: \d+ tiles?/);
  for (const { place } of garden.tiles) await expect(told).toContainText(`Tile at ${place.toUpperCase()}`);
});

for (const [size, device] of [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const) {
  test.describe(size, { tag: size === "desktop" ? ["@long"] : [] }, () => {
    test.use(device);
    test("fits and is accessible", async ({ page, server }) => {
      await openSolid(page, await goOnFrom(server, BUILDING, [ME, BESIDE]));
      await expectNoScroll(page, true);
      if (size === "phone") await expectTouchable(page);
      await inBothThemes(page, () => expectAccessible(page, "[data-solid]"));
      await solidOf(page).getByRole("button", { name: "Garden in words" }).click();
      await inBothThemes(page, () => expectAccessible(page, "[data-solid]"));
    });
  });
}

test("all resources are released when it is closed, four times", { tag: "@long" }, async ({ page, server }) => {
  test.slow(); // everything is created again each time, and rendered in software
  const warned: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" && /WebGL|context/i.test(message.text())) warned.push(message.text());
  });
  await openSolid(page, await goOnFrom(server, BEFORE_PLACING, [ME, BESIDE]));
  for (let time = 0; time < 4; time += 1) {
    const held = await page.evaluateHandle(
      () => (document.querySelector("[data-solid] canvas") as unknown as { report: () => Report }).report,
    );
    expect((await held.evaluate((report) => report())).geometries).toBeGreaterThan(5);
    await toggle(page).click();
    await expect(solidOf(page)).toHaveCount(0);
    const { geometries, textures } = await held.evaluate((report) => report());
    expect([geometries, textures]).toEqual([0, 0]);
    await held.dispose();
    await toggle(page).click();
    await expect.poll(async () => (await reportOf(page))?.frames ?? 0).toBeGreaterThan(0);
  }
  expect(warned.filter((text) => /too many|oldest context/i.test(text))).toEqual([]);
});

test("without WebGL the plan stays, and a message says so once", async ({ page, server }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.addInitScript(() => {
    const usual = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith("webgl") ? null : (usual as (...all: unknown[]) => unknown).call(this, kind, ...more);
    } as typeof usual;
  });
  await openTable(page, await goOnFrom(server, BEFORE_PLACING, [ME, BESIDE]), "babylon");
  const told = page.getByRole("status").filter({ hasText: "can’t show 3D" });
  await expect(told).toBeVisible();
  await expect(placeAt(page, "spot:g3")).toBeVisible();
  await page.reload();
  await expect(placeAt(page, "spot:g3")).toBeVisible();
  await expect(told).toHaveCount(0);
  await toggle(page).click();
  await expect(told).toBeVisible(); // for those who ask for it
  expect(fetched.filter((url) => DRAWS.test(url))).toEqual([]);
});

test("a picture and a video can be saved", { tag: "@long" }, async ({ page, server }) => {
  await openSolid(page, await goOnFrom(server, BEFORE_PLACING, [ME, BESIDE]));
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    solidOf(page).getByRole("button", { name: "Save image" }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^babylon-jasmine-\d+\.png$/);
  const png = readFileSync(await picture.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16)).toBeGreaterThan(1000);
  const { azimuth } = (await reportOf(page))!;
  const [film] = await Promise.all([
    page.waitForEvent("download"),
    solidOf(page).getByRole("button", { name: "Save a 360° video" }).click(),
  ]);
  expect(film.suggestedFilename()).toMatch(/\.(webm|mp4)$/);
  expect(readFileSync(await film.path()).length).toBeGreaterThan(10_000);
  expect((await reportOf(page))!.azimuth).toBe(azimuth);
});

test("video is not offered where recording is unsupported", { tag: "@long" }, async ({ page, server }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "MediaRecorder"));
  await openSolid(page, await goOnFrom(server, BEFORE_PLACING, [ME, BESIDE]));
  await expect(solidOf(page).getByRole("button", { name: "Save image" })).toBeVisible();
  await expect(solidOf(page).getByRole("button", { name: /film/ })).toHaveCount(0);
});

/** A garden larger than any game allows: thirty tiles on four levels, with every kind of decoration. */
function largeGarden(): Garden {
  const garden: Garden = { tiles: [], pillars: [], decorations: [], highest: 4 };
  const hole = (x: number, y: number): string => "abcdefgh"[x]! + String(y + 1);
  for (let level = 1; level <= 4; level += 1) {
    const side = 5 - level;
    for (let n = 0; n < side * side; n += 1) {
      const [x, y] = [level - 1 + 2 * (n % side), level - 1 + 2 * Math.floor(n / side)];
      const holes = [hole(x, y), hole(x + 1, y), hole(x + 1, y + 1), hole(x, y + 1)];
      const carries = garden.tiles.length;
      garden.tiles.push({
        tile: `t${carries}`,
        flower: ["white", "pink", "orange", "blue"][carries % 4]!,
        place: holes[0]!,
        holes,
        level,
        symbols: ["statue", "fountain", "bridge", "stairs"],
      });
      for (const each of holes)
        garden.pillars.push({
          hole: each,
          kind: carries % 3 === 0 && level > 1 ? "double" : "single",
          foot: carries % 3 === 0 && level > 1 ? level - 2 : level - 1,
          head: level,
          carries,
        });
    }
  }
  ["statue", "belvedere", "fountain", "bridge", "stairs"].forEach((kind, n) => {
    const fields = n < 2 ? [hole(n, 0)] : kind === "bridge" ? [hole(0, n), hole(2, n)] : [hole(0, n), hole(1, n)];
    garden.decorations.push({
      kind,
      fields,
      levels: fields.map((_, i) => (kind === "stairs" ? 1 + i : 1)),
      carries: null,
      points: 1,
    });
  });
  return garden;
}

test("thirty tiles need fewer than sixty draw calls", { tag: "@long" }, async ({ page, server }) => {
  const player = await goOnFrom(server, BEFORE_PLACING, [ME, BESIDE]);
  const large = largeGarden();
  expect(large.tiles).toHaveLength(30);
  interface Seen {
    view?: { gardens: Record<string, object> };
  }
  await page.route(new RegExp(`/api/tables/${player.id}(/history.*)?$`), async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as Seen & { events?: { now?: Seen }[] };
    for (const seen of [told, ...(told.events ?? []).map((event) => event.now)]) {
      if (seen?.view !== undefined) seen.view.gardens["jasmine"] = { ...seen.view.gardens["jasmine"], ...large };
    }
    await route.fulfill({ response: answer, json: told });
  });
  await openSolid(page, player);
  await expect.poll(async () => drawn((await reportOf(page))!.pieces)).toEqual(expected(large));
  await pictureOf(page).focus();
  await page.keyboard.press("ArrowLeft"); // shadows are redrawn while it rotates
  const calls: number[] = [];
  await expect
    .poll(async () => {
      calls.push((await reportOf(page))!.calls);
      return calls.length;
    })
    .toBeGreaterThan(4);
  expect(Math.max(...calls)).toBeGreaterThan(10);
  expect(Math.max(...calls)).toBeLessThan(60);
});
