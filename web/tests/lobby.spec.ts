/* The lobby: one click to a board, inviting friends by link, hostile names, four languages. */
import { createServer, request, type Server as Proxy } from "node:http";
import type { AddressInfo } from "node:net";
import { DESKTOP, expect, expectNoScroll, PHONE, test } from "./support/test";

const HOSTILE = [
  '<script>document.title="owned"</script>',
  '"><img src=x onerror=alert(1)>',
  "\u202Etxt.exe\u2066",
  "W".repeat(40),
  "{ $name } 👩‍👩‍👧‍👦 ‏عربى",
];

test.describe("a visitor", () => {
  test.use(DESKTOP);

  test("starts a game with one click", async ({ page }) => {
    await page.goto("");
    await page.getByRole("button", { name: "Play now" }).first().click();
    await expect(page).toHaveURL(/\/table\/\w+$/);
    await page.goto("");
    await expect(page.getByRole("region", { name: "Your tables" }).getByRole("listitem")).toHaveCount(1);
  });

  test("finds the game and bot of the last visit", async ({ page }) => {
    await page.goto("new?game=babylon");
    await page.getByLabel("Bot for Rose").selectOption("random");
    await page.getByRole("button", { name: "Create table" }).click();
    await expect(page).toHaveURL(/\/table\//);
    await page.goto("");
    await expect(page.getByText("Babylon against Random")).toBeVisible();
  });

  test("chooses seats and strength in place, and finds them again", async ({ page }) => {
    await page.goto("");
    const card = page.getByRole("article", { name: "Ishtar" });
    await card.getByRole("group", { name: "Players" }).locator("label", { hasText: "3" }).click();
    await card.getByLabel("Strength").selectOption("random");
    await page.reload();
    await expect(card.getByLabel("3")).toBeChecked();
    await expect(card.getByLabel("Strength")).toHaveValue("random");
    await card.getByRole("button", { name: "Play a bot" }).click();
    await expect(page).toHaveURL(/\/table\/\w+$/);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("semiramis.tables") ?? "[]") as object[]);
    expect(kept).toMatchObject([{ game: "ishtar" }]);
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
    await page.goto("");
    await expect(page).toHaveTitle("(1) Semiramis");
  });

  test("watches bots play", async ({ page }) => {
    await page.goto("");
    await page.getByRole("article", { name: "Amyitis" }).getByLabel("Strength").selectOption("random");
    await page.getByRole("article", { name: "Amyitis" }).getByRole("button", { name: "Watch bots" }).click();
    await expect(page).toHaveURL(/\/replay\/\w+/);
    const slider = page.getByRole("slider");
    await expect.poll(async () => Number(await slider.getAttribute("aria-valuenow"))).toBeGreaterThan(1);
    await page.getByRole("button", { name: "stop" }).click();
    await expect(page.getByRole("button", { name: "Continue from here" })).toBeVisible();
  });

  test("pastes a link", async ({ page, server }) => {
    const made = await server.make({ game: "amyitis", seats: [{ kind: "me" }, { kind: "open" }] });
    await page.goto("");
    await page.getByRole("button", { name: "Join with a link" }).click();
    const link = page.getByLabel("Paste the invite link");
    await link.fill("https://elsewhere.example/nothing");
    await page.getByRole("button", { name: "Go to table" }).click();
    await expect(page.getByText("That’s not a table link.")).toBeVisible();
    await link.fill(`  https://elsewhere.example/games/join/${made.table.id}?x=1`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Amyitis table" })).toBeVisible();
  });

  test("goes back and forth, and is told about unknown pages", async ({ page }) => {
    await page.goto("settings");
    await page.getByRole("link", { name: "Watch", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Watch");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    const lost = await page.goto("%E0%A4%A/x");
    expect([400, 404]).toContain(lost?.status());
  });

  test("switches the language at once, and keeps it", async ({ page }) => {
    await page.goto("");
    for (const [language, title] of [
      ["cs", "Tři hry. Jeden div světa."],
      ["hu", "Három játék. Egy csoda."],
      ["fr", "Trois jeux. Une merveille."],
      ["de", "Drei Spiele. Ein Weltwunder."],
    ] as const) {
      await page.getByRole("banner").getByRole("combobox").selectOption(language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expectNoScroll(page);
    }
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Drei Spiele. Ein Weltwunder.");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });

  test("keeps a theme and a text size", async ({ page }) => {
    await page.goto("settings");
    await page.getByRole("group", { name: "Theme" }).getByLabel("Dark").check();
    await page.getByRole("group", { name: "Text size" }).getByLabel("150").check();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
    await page.goto("");
    await expectNoScroll(page);
  });
});

test.describe("above the fold", () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const) {
    test(`every game can be played at ${width}×${height}, and the roof of the tower is whole`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("");
      await expect(page.getByRole("button", { name: "Play a bot" })).toHaveCount(3);
      for (const control of [
        ...(await page.getByRole("button", { name: "Play a bot" }).all()),
        ...(await page.getByLabel("Strength").all()),
        ...(await page.getByRole("group", { name: "Players" }).all()),
        ...(await page.getByRole("button", { name: "Watch bots" }).all()),
        page.getByRole("link", { name: "Learn", exact: true }).first(),
        page.getByRole("link", { name: "Watch", exact: true }),
      ]) {
        const box = await control.boundingBox();
        expect(box!.y).toBeGreaterThanOrEqual(0);
        expect(box!.y + box!.height).toBeLessThanOrEqual(height);
      }
      const [hero, art] = await page.evaluate(() => {
        const art = document.querySelector(".hero img")!;
        return [art.parentElement!.getBoundingClientRect().top, art.getBoundingClientRect().top];
      });
      expect(art).toBeGreaterThanOrEqual(hero!);
      await expectNoScroll(page);
    });
  }
});

test.describe("large text on a phone", () => {
  test.use(PHONE);

  test("fits, in the longest language", async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem("semiramis.settings", JSON.stringify({ textSize: 150, language: "de" })),
    );
    for (const path of ["", "new", "settings"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoScroll(page);
    }
  });
});

test.describe("friends", () => {
  test.use(DESKTOP);

  test("meet by a link, with hostile names", async ({ page, browser, server, baseURL }) => {
    await page.goto("new?game=amyitis&seats=friend");
    await page.getByRole("group", { name: "Players" }).getByLabel("4").check();
    await page.getByLabel("Name of Jasmine").fill(HOSTILE[0] ?? "");
    await page.getByRole("button", { name: "Create table" }).click();
    await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
    await expect(page.getByLabel("Link to the table")).toHaveValue(page.url());
    await expect(page.getByText(/^This link only works on this computer\..*--host 0\.0\.0\.0/)).toBeVisible();
    const id = page.url().split("/").at(-1) ?? "";
    for (const name of HOSTILE.slice(1, 3)) await server.post(`api/tables/${id}/join`, { name });
    await expect(page.getByText("1 free seat")).toBeVisible();
    await expect(page.getByRole("listitem").getByText(HOSTILE[1] ?? "")).toBeVisible();

    const other = await browser.newContext({ ...PHONE, ...(baseURL === undefined ? {} : { baseURL }) });
    const phone = await other.newPage();
    await phone.goto(`join/${id}`);
    await expect(phone.getByText(HOSTILE[0] ?? "")).toBeVisible();
    await expectNoScroll(phone);
    await phone.getByLabel("Your name").fill(HOSTILE[3] ?? "");
    await phone.getByRole("button", { name: "Sit here" }).click();
    await expect(phone).toHaveURL(/\/table\//);
    await expect(page).toHaveURL(/\/table\//);
    expect(await page.title()).not.toBe("owned");
    await page.goBack();
    await expect(page).toHaveURL(/\/new\?/);
    await phone.goto("");
    await expect(phone.getByRole("region", { name: "Your tables" }).getByRole("listitem")).toHaveCount(1);
    await expectNoScroll(phone);
    await other.close();
  });

  test("in the same network get a link they can open", async ({ page }) => {
    await page.route("**/api/games", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), network: "http://192.168.7.5:8765/" } });
    });
    await page.goto("new?game=amyitis&seats=friend");
    await page.getByRole("button", { name: "Create table" }).click();
    await expect(page).toHaveURL(/\/join\/\w+$/);
    const id = page.url().split("/").at(-1) ?? "";
    await expect(page.getByLabel("Link to the table")).toHaveValue(`http://192.168.7.5:8765/join/${id}`);
    await expect(
      page.getByText(/^This link works for anyone on your local network, this computer included\./),
    ).toBeVisible();
  });

  test("see what the server refuses, and lose no input", async ({ page }) => {
    await page.goto("new?game=amyitis");
    await page.getByText("Edition and seed").click();
    await page
      .getByLabel("Load an edition file")
      .setInputFiles({ name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from("not an edition") });
    await expect(page.getByRole("alert")).toContainText("mine.toml, line 1, column 5");
    await page.getByRole("button", { name: "Create table" }).click();
    await expect(page).toHaveURL(/\/table\//);
  });
});

test.describe("behind a proxy", () => {
  let proxy: Proxy;
  let url: string;

  test.beforeEach(async ({ server }) => {
    const target = new URL(server.url);
    proxy = createServer((from, to) => {
      if (!from.url?.startsWith("/deep/games/")) return void to.writeHead(404).end("elsewhere");
      const path = from.url.slice("/deep/games".length);
      const on = request(
        { host: target.hostname, port: target.port, path, method: from.method, headers: from.headers },
        (answer) => {
          to.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(to);
        },
      );
      on.on("error", () => to.destroy());
      from.pipe(on);
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/deep/games/`;
  });

  test.afterEach(() => {
    proxy.closeAllConnections();
    proxy.close();
  });

  test("everything works below its path", async ({ page }) => {
    await page.goto(`${url}settings`);
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await page.getByRole("button", { name: "Play now" }).first().click();
    await expect(page).toHaveURL(/\/deep\/games\/table\/\w+$/);
    await page.reload();
    await expect(page).toHaveURL(/\/deep\/games\/table\/\w+$/);
    await page.goto(`${url}new?seats=friend`);
    await page.getByRole("button", { name: "Create table" }).click();
    await expect(page.getByLabel("Link to the table")).toHaveValue(new RegExp(`^${url}join/`));
  });
});

test.describe("the build", () => {
  test.use(DESKTOP);

  test("loads little before it is usable", async ({ page }) => {
    let bytes = 0;
    page.on("response", async (response) => {
      if (/\.js($|\?)/.test(response.url())) bytes += Number((await response.allHeaders())["content-length"] ?? 0);
    });
    await page.goto("");
    await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
  });

  test("opens offline after the first visit", async ({ page, context }) => {
    await page.goto("");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.goto("settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await context.setOffline(false);
  });
});
