/* The decision panel: what to do and where, the shape of the turn, pieces in words, steps without a choice, and moves
   that are prepared. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Server, test } from "./support/test";
import { LANGUAGES } from "./support/languages";
import { BESIDE, join, makeTable, ME, OPEN, openTable, Player } from "./support/player";
import { decisionOf, FORCED, goOnFrom, recorded } from "./support/recorded-game";

/** Codes of tiles, stacks and cards in the notation; none of them stands on a piece. */
const CODES: Readonly<Record<string, RegExp>> = {
  amyitis: /\btriple \d|\bcraft:\d/i,
  babylon: /\b[cgb]\d\d\b|\bq[1-4][1-4]\b|\bst-(white|pink|orange|blue)\b/i,
  ishtar: /\b[ivt](\d\d|s\d)\b|\bc\d\d\b/i,
};

/** A recorded game, brought to the server as it was played. */
async function recordedTable(server: Server, game: string): Promise<Player> {
  const path = fileURLToPath(new URL(`../../tests/golden/fixtures/${game}/random-2.jsonl`, import.meta.url));
  const brought = await fetch(`${server.url}api/logs`, { method: "POST", body: readFileSync(path, "utf8") });
  const { table, token } = (await brought.json()) as { table: { id: string }; token: string };
  return new Player(server, table.id, token);
}

test.describe("The panel", () => {
  test("speaks to me, says where to click and shows the places", async ({ page, server }) => {
    const player = await makeTable(server, "amyitis");
    await openTable(page, player, "amyitis");
    const decision = decisionOf(page);
    await expect(decision).toContainText("Recruit, move the caravan or pass.");
    await expect(decision).not.toContainText(/\d+ moves/);
    const where = decision.getByRole("button", { name: /^Click an outlined card/ });
    await where.click();
    await expect(page.locator("[data-pointed^='craft:']").first()).toBeAttached();
    await expect(page.locator("[data-pointed]")).toHaveCount(0);
    await decision.getByRole("button", { name: "Recruit", exact: true }).click();
    await expect(page.locator("[data-pointed^='craft:']").first()).toBeAttached();
  });

  test("shows the steps of the turn: done, now and to come", async ({ page, server }) => {
    const player = await makeTable(server, "ishtar");
    await openTable(page, player, "ishtar");
    const rail = page.getByRole("list", { name: "Steps", exact: true }).getByRole("listitem");
    await expect(rail).toHaveText([/^\s*Can/, /Place.*to come/, /Gems.*to come/, /Special.*to come/, /Trees.*to come/]);
    await expect(rail.first()).toHaveAttribute("aria-current", "step");
    await player.play();
    await expect(rail.nth(1)).toHaveAttribute("aria-current", "step");
    await expect(rail.first()).toContainText("done");
  });

  test("names bots by their characters and tells what they decide", async ({ page, server }) => {
    const guest = await makeTable(server, "amyitis", [ME, OPEN]);
    const other = await join(guest, "Cy");
    const [mover, waiting] = (await guest.now()).legal.length > 0 ? [guest, other] : [other, guest];
    await openTable(page, waiting, "amyitis", waiting.token);
    const name = mover === guest ? "Ana" : "Cy";
    await expect(page.getByText(`${name} chooses an action.`).first()).toBeVisible();
    const bots = await makeTable(server, "ishtar", [
      ME,
      ...Array.from({ length: 3 }, () => ({ kind: "bot", bot: "random" })),
    ]);
    const names = (await bots.now()).table.seats.map((seat) => seat.name);
    expect(new Set(names).size).toBe(4);
  });
});

for (const game of ["amyitis", "babylon", "ishtar"] as const) {
  test(
    `No code of a piece stands in the log of ${game}`,
    { tag: game === "babylon" ? [] : ["@long"] },
    async ({ page, server }) => {
      test.slow();
      const player = await recordedTable(server, game);
      for (const language of LANGUAGES) {
        await page.addInitScript((chosen) => {
          localStorage.setItem(
            "semiramis.settings",
            JSON.stringify({ language: chosen, moveSpeed: "off", autoPlay: false }),
          );
        }, language);
        await openTable(page, player, game);
        await page.setViewportSize({ width: 1720, height: 900 });
        const log = page.getByRole("log");
        await expect.poll(async () => (await log.innerText()).length).toBeGreaterThan(2_000);
        const sentences = (await log.innerText()).split("\n");
        expect(sentences.filter((sentence) => CODES[game]!.test(sentence))).toEqual([]);
      }
    },
  );
}

test.describe("Steps without a choice", () => {
  test("are made for me and told, unless I switch that off for the table", async ({ page, server }) => {
    const [ride] = recorded(FORCED).rest.map(({ action }) => action);
    const player = await goOnFrom(server, FORCED, [ME, BESIDE]);
    await player.do("move", { action: ride }, (await player.now()).table.seq);
    expect((await player.now()).legal).toHaveLength(1);
    const before = (await player.now()).table.seq;
    await openTable(page, player, "amyitis", player.token, { autoPlay: true });
    await expect(decisionOf(page)).toContainText("Played for you (forced): Take a Palace");
    expect((await player.now()).table.seq).toBeGreaterThan(before);
  });

  test("stay mine where I have switched it off", async ({ page, server }) => {
    const [ride] = recorded(FORCED).rest.map(({ action }) => action);
    const player = await goOnFrom(server, FORCED, [ME, BESIDE]);
    await player.do("move", { action: ride }, (await player.now()).table.seq);
    const before = (await player.now()).table.seq;
    await page.addInitScript((id) => localStorage.setItem(`semiramis.own-steps.${id}`, "yes"), player.id);
    await openTable(page, player, "amyitis", player.token, { autoPlay: true });
    await expect(decisionOf(page).locator(".confirm").getByRole("button")).toBeEnabled();
    expect((await player.now()).table.seq).toBe(before);
  });
});

test.describe("A prepared move", () => {
  test("survives a reload, can be taken back, and is played when my turn comes", async ({ page, server }) => {
    const host = await makeTable(server, "amyitis", [ME, OPEN]);
    const guest = await join(host, "Cy");
    const [mover, waiting] = (await host.now()).legal.length > 0 ? [host, guest] : [guest, host];
    await openTable(page, waiting, "amyitis", waiting.token);
    const prepare = page.getByRole("group", { name: "Prepare my next move" });
    await prepare.getByRole("button", { name: "Prepare my next move" }).click();
    await prepare.getByRole("button", { name: "Pass" }).click();
    await expect(prepare).toContainText("Prepared: Pass.");
    await prepare.getByRole("button", { name: "Cancel it" }).click();
    await prepare.getByRole("button", { name: "Prepare my next move" }).click();
    await prepare.getByRole("button", { name: "Pass" }).click();
    await page.reload();
    await expect(prepare).toContainText("Prepared: Pass.");
    await mover.play("pass");
    await expect(page.getByRole("log")).toContainText(/passes[^]*passes/);
  });

  test("that is no longer legal is not played, and the reason is told", async ({ page, server }) => {
    const host = await makeTable(server, "amyitis", [ME, OPEN]);
    const guest = await join(host, "Cy");
    const [mover, waiting] = (await host.now()).legal.length > 0 ? [host, guest] : [guest, host];
    await page.addInitScript(
      (id) => localStorage.setItem(`semiramis.prepared.${id}`, JSON.stringify({ do: "plant", square: "a1" })),
      host.id,
    );
    await openTable(page, waiting, "amyitis", waiting.token);
    await mover.play("pass");
    await expect(decisionOf(page)).toContainText("Your prepared move wasn’t played. To plant, move the caravan");
  });
});

test("The menu is in groups, with leaving apart and a switch of the theme", async ({ page, server }) => {
  const player = await makeTable(server, "amyitis");
  await openTable(page, player, "amyitis");
  await page.getByRole("button", { name: "This table" }).click();
  for (const name of ["Table", "Help", "View", "Leave the table"])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("On a phone a hint is one tap away", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = await makeTable(server, "babylon");
  await openTable(page, player, "babylon");
  await expect(page.getByRole("navigation").getByRole("button", { name: "Hint" })).toBeVisible();
});
