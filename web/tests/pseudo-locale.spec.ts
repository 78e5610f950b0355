/* Every page in a pseudo-locale: no text is untranslated, and longer words still fit. */
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { DESKTOP, expect, expectNoScroll, PHONE, type Server, test } from "./support/test";
import { GAMES, lateTable, playOut } from "./support/late-table";
import { pseudo, speakPseudo } from "./support/pseudo-locale";
import { readCut, readPage, type Text } from "./support/page-text";
import type { Player } from "./support/player";

/**
 * Texts that need no translation: numbers and symbols, names of people, places and pieces in notation, clauses,
 * languages.
 */
const AS_IT_IS: readonly RegExp[] = [
  /^[^\p{L}]*$/u,
  /^(Ana|Ben)$/,
  /^(English|Čeština|Deutsch|Français|Magyar)$/,
  /^[A-Z]{3}-[\w.]+(?:-\w+)*$/,
  /^[+−]?[a-z]{0,2}\d[\w.:/+-]*$/i,
  /^[A-Z]$/,
  /^\S{1,2}(?:,? \S{1,2})+$/,
  /^https?:\/\/\S+$/,
];

/** Keys that open the dialogs of a table: shortcuts, moves, scores, since my last turn, the legend. */
const WINDOWS = ["F1", "m", "s", "p", "w"];
/** Pages with another layout on large screens; all others have the same texts on a phone. */
const OTHERWISE_AT_A_DESK = /^(?:table|replay|results)\//;

const isSpoken = ({ text }: Text): boolean => text.includes("⟦") || AS_IT_IS.some((pattern) => pattern.test(text));

async function untranslated(page: Page): Promise<string[]> {
  return (await readPage(page)).filter((each) => !isSpoken(each)).map(({ at, text }) => `${at}: ${text.slice(0, 80)}`);
}

/** The URLs of all pages, from the client's own list, with a table or a game as parameter. */
function addresses(tables: Readonly<Record<string, { playing: Player; over: Player }>>): string[] {
  const source = readFileSync(new URL("../src/app/pages.ts", import.meta.url), "utf8");
  const pages = [...source.matchAll(/^ {2}(?:""|(\w+)): \{ load.*?(?:takes: "(\w+)".*?)?(alone: true)? \},$/gm)];
  expect(pages.length).toBeGreaterThan(8);
  return pages.flatMap(([, name = "", takes, alone]) => [
    ...(takes === undefined || alone !== undefined ? [name] : []),
    ...(takes === "game" ? GAMES.map((game) => `${name}/${game}`) : []),
    ...(takes === "table"
      ? Object.values(tables).map(
          ({ playing, over }) => `${name}/${/^(results|replay)$/.test(name) ? over.id : playing.id}`,
        )
      : []),
  ]);
}

async function tablesOf(server: Server): Promise<Record<string, { playing: Player; over: Player }>> {
  const made: Record<string, { playing: Player; over: Player }> = {};
  // the server takes one upload of a visitor at a time
  for (const game of GAMES) {
    const over = await lateTable(server, game, 6);
    await playOut(over);
    made[game] = { playing: await lateTable(server, game, 8), over };
  }
  return made;
}

test("the pseudo-locale converts any text", () => {
  expect(
    pseudo(
      "# note\na-b = Pay { $n ->\n        [one] { $n } coin\n       *[other] { $n } coins\n    } now.\n    .title = Coins\n",
    ),
  ).toBe(
    "# note\na-b = ⟦Påáýÿ { $n ->\n        [one] { $n } çöøíïñ\n       *[other] { $n } çöøíïñš\n    } ñöøw.⟧\n    .title = ⟦Çöøíïñš⟧\n",
  );
});

for (const [size, device] of [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const) {
  // what does not fit a phone is found there; a desktop shows the same texts
  test.describe(size, { tag: size === "desktop" ? ["@long"] : [] }, () => {
    test.use(device);
    test("has no untranslated text, and longer words fit", async ({ page, context, server }) => {
      await speakPseudo(context);
      const tables = await tablesOf(server);
      const kept = Object.entries(tables).flatMap(([game, both]) =>
        Object.values(both).map(({ id, token }) => ({ id, game, token, at: 0 })),
      );
      await page.addInitScript((mine) => localStorage.setItem("semiramis.tables", JSON.stringify(mine)), kept);
      const faults: string[] = [];
      const walked = addresses(tables).filter((address) => size === "phone" || OTHERWISE_AT_A_DESK.test(address));
      for (const address of walked) {
        await page.goto(server.url + address);
        await expect(page.locator("h1, h2").first(), address).toBeAttached();
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => document.querySelectorAll("details").forEach((each) => (each.open = true)));
        // the texts of a page are loaded after it
        await expect
          .poll(() => untranslated(page), { timeout: 20_000 })
          .toEqual([])
          .catch(() => {});
        faults.push(...(await untranslated(page)).map((each) => `${address} – ${each}`));
        for (const key of address.startsWith("table/") ? WINDOWS : []) {
          await page.keyboard.press(key);
          await expect(page.getByRole("dialog")).toBeVisible();
          faults.push(...(await untranslated(page)).map((each) => `${address} ${key} – ${each}`));
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toHaveCount(0);
        }
        if (size === "phone") faults.push(...(await readCut(page)).map((each) => `${address} – ${each}`));
        await expectNoScroll(page);
      }
      expect([...new Set(faults)]).toEqual([]);
    });
  });
}
