/* Playing at a table in the browser: picking, previews, confirming, undo, "why not?", typed moves, looking back.
   Long because it covers every way of playing: alone, with others, with a clock, on a phone. */
import { DESKTOP, expect, PHONE, test } from "../support/test";
import { BESIDE, GREEDY, join, makeTable, ME, OPEN, openTable, pickAt, placeAt, type Player } from "../support/player";

const EVERY_STEP = { confirm: "every" };

test.describe("a decision", () => {
  test.use(DESKTOP);

  test("is picked, previewed, confirmed and undone", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis");
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    const craft = (await player.now()).legal.find((offer) => offer.action["craft"] === "engineer");
    await pickAt(page, `craft:${craft?.action["triple"]}:engineer`);
    const decision = page.getByRole("region", { name: "Your decision" });
    const confirm = decision.getByRole("button", { name: /^Recruit an Engineer/ });
    await expect(confirm).toBeVisible();
    expect((await player.now()).table.seq).toBe(0);
    await confirm.click();
    await expect(decision.getByRole("list", { name: "Steps of your turn" }).getByRole("button")).toHaveText(
      /Recruit an Engineer/,
    );
    const canal = (await player.now()).legal[0]?.action["canal"];
    await pickAt(page, `canal:${canal}`);
    await expect(decision.getByText("+2")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(decision.getByText("+2")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(decision.getByRole("button", { name: /Recruit an Engineer/ })).toBeHidden();
    expect((await player.now()).view.stage).toBe("act");
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(decision.getByRole("button", { name: /Recruit an Engineer/ })).toBeVisible();
    await page.getByRole("button", { name: "Restart turn" }).click();
    await expect(decision.getByRole("button", { name: /Recruit an Engineer/ })).toBeHidden();
  });

  test("is sent at once if it can be undone and the settings allow it", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis");
    await openTable(page, player, "amyitis");
    const craft = (await player.now()).legal.find((offer) => offer.action["craft"] === "engineer");
    await pickAt(page, `craft:${craft?.action["triple"]}:engineer`);
    await expect(page.getByRole("list", { name: "Steps of your turn" }).getByRole("button")).toHaveCount(1);
    const canal = (await player.now()).legal[0]?.action["canal"];
    await pickAt(page, `canal:${canal}`);
    const { seq } = (await player.now()).table;
    await pickAt(page, `canal:${canal}`);
    await expect.poll(async () => (await player.now()).table.seq).toBe(seq + 1);
  });

  test("explains why not at the place, with the clause and alternatives", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis");
    await openTable(page, player, "amyitis");
    await pickAt(page, "garden:d4");
    const why = page.getByRole("dialog");
    await expect(why).toContainText("To plant, move the caravan to a plant city first.");
    await expect(why.getByText(/^AMY-/)).toBeVisible();
    await expect(why.getByRole("button", { name: /^Show \d+ legal places$/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(why).toBeHidden();
    await pickAt(page, "garden:d4");
    await why.getByRole("button", { name: /^Show \d+ legal/ }).click();
    await expect(why).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-place"))).toMatch(/^(city|craft):/);
    await page.keyboard.press("m");
    await expect(
      page.getByRole("dialog", { name: "What can I do?" }).getByRole("button", { name: /Pass/ }),
    ).toBeVisible();
  });

  test("can be typed, a whole turn in one line; anything else is explained", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis");
    await openTable(page, player, "amyitis");
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
    await page.keyboard.press("/");
    const line = page.getByRole("combobox", { name: "Type a move" });
    await expect(line).toBeFocused();
    await page.keyboard.type("rec");
    await page.keyboard.press("Tab");
    await expect(line).toHaveValue(/^recruit/);
    await line.fill("dance");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toContainText("There is no action “dance”");
    await page.keyboard.press("Escape");
    await line.fill("plant d4");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toContainText("To plant, move the caravan to a plant city first.");
    await page.keyboard.press("Escape");
    const craft = (await player.now()).legal.find((offer) => offer.action["craft"] === "engineer");
    await line.fill(`recruit engineer ${craft?.action["triple"]} irrigate a1-a2`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Irrigate A1-A2" })).toBeVisible();
    await page.keyboard.press("Shift+Enter");
    await expect.poll(async () => (await player.now()).table.seq).toBe(2);
  });

  test("is made with the keyboard alone", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis");
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
    await page.keyboard.press("k");
    await page.keyboard.press("n");
    const place = await page.evaluate(() => document.activeElement?.getAttribute("data-place"));
    expect(place).toMatch(/^(craft|city):/);
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("region", { name: "Your decision" }).getByRole("button", { name: /Back/ }),
    ).toBeVisible();
    await page.keyboard.press("Shift+Enter");
    await expect(page.getByRole("log").getByRole("button").first()).toBeVisible();
    await page.keyboard.press("u");
    await expect.poll(async () => (await player.now()).table.seq).toBe(2);
    await page.keyboard.press("?");
    await page.keyboard.press("Escape");
    await page.locator("body").click({ position: { x: 640, y: 60 } });
    await page.keyboard.press("F1");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("s");
    await expect(
      page.getByRole("dialog", { name: "Scores" }).getByRole("columnheader", { name: "Irrigation", exact: true }),
    ).toBeVisible();
  });

  test("gets a hint, which becomes the ghost", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis");
    await openTable(page, player, "amyitis");
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.getByRole("region", { name: "Hint" })).toContainText(/looks best|would play/);
    await expect(page.getByRole("region", { name: "Hint" }).getByRole("link", { name: /AMY-II/ })).toHaveAttribute(
      "href",
      /rules\/amyitis#AMY-II/,
    );
    await expect(
      page.getByRole("region", { name: "Your decision" }).getByRole("button", { name: /Back/ }),
    ).toBeVisible();
  });

  test("shows the moves a bot considered", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis");
    const legal = (await player.now()).legal;
    const candidates = legal.slice(0, 3).map((offer, index) => ({
      action: offer.action,
      notation: offer.notation,
      visits: 90 - index,
      share: 0.3 + index / 10,
      win: 0.6 - index / 10,
      win_low: 0.52 - index / 10,
      win_high: 0.68 - index / 10,
      total: 60 - index,
      parts: { tiles: 3 + index },
      line: [offer.notation, "pass"],
      line_actions: [offer.action, { do: "pass" }],
    }));
    await page.route("**/hint", (route) =>
      route.fulfill({
        json: { action: legal[0]?.action, notation: legal[0]?.notation, bot: "greedy", seq: 0, candidates },
      }),
    );
    await openTable(page, player, "amyitis");
    await page.getByRole("button", { name: "Hint" }).click();
    const hint = page.getByRole("region", { name: "Hint" });
    const table = hint.getByRole("table");
    await expect(table, "one sentence first").toHaveCount(0);
    await hint.getByRole("button", { name: "Details" }).click();
    await expect(table.getByRole("row").nth(1), "how it goes on, in words").toContainText("Pass");
    await expect(table.getByRole("row")).toHaveCount(4);
    await expect(table.getByRole("row").nth(1)).toContainText(/60%\s*\(52\s?[%–].*68%\)/);
    await expect(table.getByRole("row").nth(2)).toContainText("50%");
    await expect(table, "one evaluation only, or the columns contradict each other").not.toContainText("30%");
    await table.getByRole("button").nth(1).click();
    await expect(
      page.getByRole("region", { name: "Your decision" }).getByRole("button", { name: /Back/ }),
    ).toBeVisible();
  });
});

test.describe("with others", () => {
  test.use(DESKTOP);

  async function two(server: Parameters<typeof makeTable>[0]): Promise<[Player, Player]> {
    const host = await makeTable(server, "amyitis", [ME, OPEN]);
    const guest = await join(host);
    return (await host.now()).legal.length > 0 ? [host, guest] : [guest, host];
  }

  test("their moves are logged, marked and replayed, and any sentence leads to its position", async ({
    page,
    server,
  }) => {
    const [first, second] = await two(server);
    await openTable(page, second, "amyitis");
    await expect(page.getByText("No moves since your last turn.")).toBeVisible();
    const craft = (await first.now()).legal.find((offer) => offer.action["craft"] === "engineer");
    await first.play(craft?.notation);
    await first.play("irrigate a1-a2");
    const log = page.getByRole("log");
    await expect(log.getByRole("button", { name: /irrigates canal A1–A2/i })).toBeVisible();
    await expect(page.getByRole("region", { name: "Since your last turn" })).toContainText(/irrigates canal A1–A2/i);
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
    await log.getByRole("button", { name: /recruits an Engineer/ }).click();
    await expect(page.getByText("You’re viewing an earlier position (2 of 3).").first()).toBeVisible();
    await page.getByRole("button", { name: "Return to the game" }).click();
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
    await page.getByRole("button", { name: "replay" }).click();
    await expect(page.getByText(/You’re viewing an earlier position/).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
  });

  test("an undo beyond a reveal or another's move is requested and answered", async ({ page, server }) => {
    const [first, second] = await two(server);
    await first.play("pass");
    await openTable(page, second, "amyitis");
    await expect(page.getByRole("region", { name: "Your decision" })).toBeVisible();
    await first.do("ask-undo", { steps: 1 });
    await page
      .getByRole("alert")
      .filter({ hasText: "asks to undo 1 move." })
      .getByRole("button", { name: "Yes" })
      .click();
    await expect.poll(async () => (await first.now()).legal.length).toBeGreaterThan(0);
    await first.play((await first.now()).legal.find((offer) => offer.action["do"] === "recruit")?.notation);
    await first.playSteps(20);
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
    await second.play("pass");
    await first.play();
    await page.getByRole("button", { name: "Ask to undo" }).click();
    await expect(page.getByText("Waiting for the others to answer.")).toBeVisible();
    await first.do("answer", { agrees: false });
    await expect(page.getByText("Waiting for the others to answer.")).toBeHidden();
  });

  test("against a bot my own decisions are taken back, over its answers, at once", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis", [ME, GREEDY]);
    const isMine = async (): Promise<boolean> => (await player.now()).legal.length > 0;
    await expect.poll(isMine).toBe(true);
    await openTable(page, player, "amyitis");
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    await expect(undo).toBeDisabled();
    const before = await player.now();
    let decisions = 0;
    for (; (await player.now()).table.undo.steps < 2; decisions += 1) {
      await player.play();
      await expect.poll(isMine).toBe(true);
    }
    for (let step = 0; step < decisions; step += 1) {
      const { seq } = (await player.now()).table;
      await undo.click();
      await expect.poll(async () => (await player.now()).table.seq).toBe(seq + 1);
    }
    const after = await player.now();
    expect([after.view, after.legal]).toEqual([before.view, before.legal]);
    await expect(undo).toBeDisabled();
  });

  test("a hint is refused with the reason unless the table allows it", async ({ page, server }) => {
    const [mover] = await two(server);
    await openTable(page, mover, "amyitis");
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.getByRole("region", { name: "Hint" })).toContainText("are off until the game is over");
    await page.goto(`${server.url}new?game=amyitis&seats=friend`);
    const help = page.getByRole("switch", { name: "Hints while playing" });
    await expect(help).not.toBeChecked();
    await help.check({ force: true });
    await page.getByRole("button", { name: "Create table" }).click();
    await expect(page.getByRole("definition").filter({ hasText: /^on$/ })).toBeVisible();
  });

  test("a seat can be handed to a bot and taken back", async ({ page, server }) => {
    const [first, second] = await two(server);
    await openTable(page, second, "amyitis");
    await page.getByRole("button", { name: "This table" }).click();
    await page.getByRole("button", { name: "Let a bot play for me" }).click();
    await page.getByRole("alert").getByRole("button", { name: "Let a bot play for me" }).click();
    await page.getByRole("button", { name: "Take my seat back" }).click();
    await expect(page.getByRole("button", { name: "Take my seat back" })).toBeHidden();
    expect((await first.now()).table.status).toBe("playing");
  });

  test("a spectator sees everything, decides nothing, and chooses a seat's view", async ({ page, server }) => {
    const [first] = await two(server);
    await openTable(page, first, "amyitis", "");
    await expect(page.getByLabel("View as")).toBeVisible();
    await expect(page.getByRole("region", { name: "Your decision" })).toHaveCount(0);
    await pickAt(page, "garden:d4");
    await expect(page.getByRole("dialog")).toContainText("You’re a spectator.");
    await page.keyboard.press("Escape");
    await page.getByLabel("View as").selectOption("rose");
    await expect(page.getByRole("complementary", { name: "Seats" }).getByRole("article").first()).toContainText("Rose");
  });

  test("two people at one screen see whose turn it is", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis", [ME, BESIDE]);
    await openTable(page, player, "amyitis");
    const decision = page.getByRole("region", { name: "Your decision" });
    const before = (await player.now()).table.mover;
    await decision.getByRole("button", { name: "Pass" }).click();
    await decision.getByRole("button", { name: "Pass" }).last().click();
    await expect.poll(async () => (await player.now()).table.mover).not.toBe(before);
    const { mover, seats } = (await player.now()).table;
    await expect(decision).toContainText(`${seats.find(({ seat }) => seat === mover)!.name}: `);
  });

  test("another player's earlier move drops the ghost and says so", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis", [ME, BESIDE]);
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    await page.getByRole("region", { name: "Your decision" }).getByRole("button", { name: "Pass" }).click();
    await page.route("**/events", (route) => route.abort());
    await player.play("pass");
    await expect(
      page.getByRole("region", { name: "Your decision" }).getByRole("button", { name: "Back Esc" }),
    ).toBeHidden();
  });

  test("a click while offline is kept and sent once", async ({ page, context, server }) => {
    const player = await makeTable(server, "amyitis", [ME, BESIDE]);
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    const decision = page.getByRole("region", { name: "Your decision" });
    await decision.getByRole("button", { name: "Pass" }).click();
    await context.setOffline(true);
    await decision.getByRole("button", { name: "Pass" }).last().click();
    await expect(page.getByText("You’re offline. Your move is saved and will be sent when you’re back.")).toBeVisible();
    expect((await player.now()).table.seq).toBe(0);
    await context.setOffline(false);
    await expect.poll(async () => (await player.now()).table.seq).toBe(1);
    await expect(page.getByText("You’re offline.")).toBeHidden();
  });
});

test.describe("clock and notifications", () => {
  test.use(DESKTOP);

  test("the clock runs for the player to move", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis", [ME, BESIDE], {
      clock: { mode: "bank", bank: 600, increment: 5 },
    });
    await openTable(page, player, "amyitis");
    await expect(page.getByRole("banner").getByRole("timer")).toHaveText(/^(10:00|9:5\d)$/);
    await expect(page.getByRole("complementary", { name: "Seats" }).getByRole("timer")).toHaveCount(2);
  });

  test("absent players are notified", async ({ page, server }) => {
    const host = await makeTable(server, "amyitis", [ME, OPEN]);
    const guest = await join(host);
    const [first, second] = (await host.now()).legal.length > 0 ? [host, guest] : [guest, host];
    await page.addInitScript(() => {
      const shown: string[] = [];
      class Told {
        static readonly permission = "granted";
        onclick = null;
        constructor(title: string, more: { body: string }) {
          shown.push(`${title}: ${more.body}`);
        }
        close(): void {}
      }
      Object.assign(window, { Notification: Told, shown });
      // the page itself shows them where no service worker does
      ServiceWorkerContainer.prototype.getRegistration = () => Promise.resolve(undefined);
      Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    });
    await openTable(page, second, "amyitis", second.token, { notify: true });
    await expect(page).toHaveTitle("Amyitis – Semiramis");
    await first.play("pass");
    await expect(page).toHaveTitle("Your turn – Amyitis");
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shown: string[] }).shown))
      .toEqual([expect.stringMatching(/^Your turn – Amyitis: Recruit, move the caravan or pass\.$/)]);
  });
});

test.describe("sharing", () => {
  test.use(DESKTOP);

  test("works as a picture, a link or a file", async ({ page, context, server }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const player = await makeTable(server, "babylon");
    await openTable(page, player, "babylon");
    await page.getByRole("button", { name: "This table" }).click();
    const menu = page.getByRole("dialog", { name: "This table" });
    for (const kind of ["SVG", "PNG"]) {
      const download = page.waitForEvent("download");
      await menu.getByRole("button", { name: `Save image (${kind})` }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`babylon-${player.id}-0.${kind.toLowerCase()}`);
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      const head = Buffer.concat(chunks).subarray(0, 8).toString("latin1");
      expect(head).toMatch(kind === "PNG" ? /PNG/ : /^<svg/);
    }
    await menu.getByRole("button", { name: "Share this position" }).click();
    await expect(menu.getByText("Link copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}replay/${player.id}?seq=0`);
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the board of the step is shown automatically, and the decision is a card", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis");
    await openTable(page, player, "amyitis", player.token, EVERY_STEP);
    await expect(page.getByRole("tab", { name: "Crafts" })).toHaveAttribute("aria-selected", "true");
    const craft = (await player.now()).legal.find((offer) => offer.action["craft"] === "engineer");
    await placeAt(page, `craft:${craft?.action["triple"]}:engineer`).tap();
    await page
      .getByRole("button", { name: /^Recruit an Engineer/ })
      .last()
      .tap();
    await expect(page.getByRole("tab", { name: "Garden" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("tab", { name: "Road" }).tap();
    await expect(page.getByRole("tab", { name: "Road" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("button", { name: "This table" }).tap();
    await page.getByRole("button", { name: "Game log" }).tap();
    await expect(
      page.getByRole("dialog", { name: "Log" }).getByRole("button", { name: /recruits an Engineer/ }),
    ).toBeVisible();
  });
});
