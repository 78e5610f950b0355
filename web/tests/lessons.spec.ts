/* Lessons in the browser: each game from the first step to the last in four languages, with mouse, touch and keyboard.
 */
import type { Page } from "@playwright/test";
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
import { LANGUAGES } from "./support/languages";
import { pickAt, Player } from "./support/player";

interface Step {
  says: { id: string };
  points: string[];
  wants: Record<string, string | number> | null;
  turns: number;
  tries: Record<string, string | number> | null;
  clauses: string[];
}
interface Shown {
  step: number;
  asks: "read" | "task" | "free" | "wait" | "done" | "lost";
}

const GAMES = ["amyitis", "babylon", "ishtar"] as const;
const COACH = "section[data-step]";

async function stepsOf(server: Server, game: string): Promise<Step[]> {
  return ((await (await fetch(`${server.url}api/games/${game}/lessons`)).json()) as { steps: Step[] }).steps;
}

const shown = (page: Page): Promise<Shown> =>
  page
    .locator(COACH)
    .evaluate(
      (coach) => ({ step: Number(coach.getAttribute("data-step")), asks: coach.getAttribute("data-asks") }) as Shown,
    );

/** The next step that needs input, after an action. */
async function after(page: Page, before: Shown | null): Promise<Shown> {
  await page.waitForFunction(
    ([selector, step, asks]) => {
      const coach = document.querySelector(selector as string);
      const now = coach?.getAttribute("data-asks");
      return coach !== null && now !== "wait" && (coach.getAttribute("data-step") !== step || now !== asks);
    },
    [COACH, String(before?.step ?? -1), before?.asks ?? ""],
  );
  return shown(page);
}

/** Starts a lesson in a language, from its page. */
async function begin(page: Page, server: Server, game: string, language: string): Promise<Player> {
  await page.goto(`${server.url}learn/${game}`);
  await page.evaluate((spoken) => {
    localStorage.clear();
    localStorage.setItem("semiramis.settings", JSON.stringify({ language: spoken, name: "Ana" }));
  }, language);
  await page.reload();
  await page.locator("main li .primary, li .primary").first().click();
  await page.locator(COACH).waitFor();
  return playerOf(page, server);
}

async function playerOf(page: Page, server: Server): Promise<Player> {
  const [kept] = await page.evaluate(
    () => JSON.parse(localStorage.getItem("semiramis.tables") ?? "[]") as { id: string; token: string }[],
  );
  return new Player(server, kept!.id, kept!.token);
}

/** A free turn, ended as soon as possible; played over HTTP, and the page follows. */
async function playTurn(player: Player): Promise<void> {
  for (let ended = false; !ended;) {
    await expect.poll(async () => (await player.now()).table.mover).toBe("jasmine");
    const { legal } = await player.now();
    const offer = legal.find((each) => each.ends) ?? legal[0];
    ended = (await player.play(offer?.notation)).ends;
  }
}

/** Performs the task of a step with the keyboard alone. */
async function doByKeys(page: Page, now: Shown, player: Player): Promise<Shown> {
  if (now.asks === "free") await playTurn(player);
  else await page.keyboard.press("j");
  if (now.asks === "task") await page.keyboard.press("Shift+Enter");
  return after(page, now);
}

/** The same with the mouse: the illegal action is tried, and the targets are visible. */
async function doByMouse(page: Page, now: Shown, player: Player, step: Step): Promise<Shown> {
  const coach = page.locator(COACH);
  await expect(page.locator("[data-points-at]")).toHaveCount(step.points.length);
  if (step.tries !== null) {
    await pickAt(page, step.points[0]!);
    await expect(page.getByRole("dialog").locator(".tag")).toHaveText(step.clauses[0]!);
    await expect(coach.locator(".answer")).toBeVisible();
  }
  if (now.asks === "free") await playTurn(player);
  else await coach.locator(".on .button").click();
  if (now.asks === "task") await page.locator(".confirm .button").click();
  return after(page, now);
}

/** No text is missing: its id would be shown instead. */
const RAW = /\b(?:amyitis|babylon|ishtar|lessons?|learn|frame|web)-[a-z]+-?[a-z-]*\b/;

async function expectWords(page: Page): Promise<void> {
  const text = await page.locator(COACH).innerText();
  expect(text).not.toMatch(RAW);
  expect(text.length).toBeGreaterThan(20);
}

/** The lesson that every run plays with the keyboard too; further games and languages are for the long run. */
const BY_KEYBOARD = { game: "ishtar", language: "de" };

test.describe("on a desktop", () => {
  test.use(DESKTOP);

  for (const game of GAMES) {
    const played = game === "amyitis" ? [] : ["@long"];
    test(`the lesson of ${game} runs to its last step, with the mouse`, { tag: played }, async ({ page, server }) => {
      test.slow(); // about thirty steps
      const steps = await stepsOf(server, game);
      const player = await begin(page, server, game, "en");
      let now = await after(page, null);
      expect(now).toEqual({ step: 0, asks: "read" });
      while (now.asks !== "done") {
        await expectWords(page);
        const before = now.step;
        now = await doByMouse(page, now, player, steps[now.step]!);
        expect(now.step).toBe(before + 1);
      }
      expect(now.step).toBe(steps.length - 1);
      await expectAccessible(page);
      await expectNoScroll(page, true);
      await page.goto(`${server.url}learn/${game}`);
      await expect(page.getByText("You’ve finished this lesson.")).toBeVisible();
    });

    for (const language of LANGUAGES.filter((each) => each !== "en")) {
      const tag = game === BY_KEYBOARD.game && language === BY_KEYBOARD.language ? [] : ["@long"];
      test(`the lesson of ${game} runs with the keyboard alone, in ${language}`, { tag }, async ({ page, server }) => {
        test.slow(); // about thirty steps
        const steps = await stepsOf(server, game);
        const player = await begin(page, server, game, language);
        let now = await after(page, null);
        while (now.asks !== "done") {
          await expectWords(page);
          now = await doByKeys(page, now, player);
        }
        expect(now.step).toBe(steps.length - 1);
        await expectWords(page);
      });
    }
  }

  test("another action gets feedback, undo goes back, and a reload or another language changes nothing", async ({
    page,
    server,
  }) => {
    const player = await begin(page, server, "amyitis", "en");
    const coach = page.locator(COACH);
    let now = await after(page, null);
    while (now.asks === "read") now = await doByKeys(page, now, player);
    const { seq } = (await player.now()).table;
    await pickAt(page, "craft:1:peasant");
    await expect(coach.getByRole("alert")).toContainText("Recruit an Engineer from the first group");
    expect((await player.now()).table.seq).toBe(seq);
    await inBothThemes(page, () => expectAccessible(page));

    await pickAt(page, "craft:1:engineer");
    const done = await after(page, now);
    expect(done.step).toBe(now.step + 1);
    await page.keyboard.press("u");
    expect(await after(page, done)).toEqual(now);
    await pickAt(page, "craft:1:engineer");
    await after(page, now);
    await page.keyboard.press("j");
    const task = await after(page, done);
    expect(task.asks).toBe("task");

    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("semiramis.settings") ?? "{}") as object;
      localStorage.setItem("semiramis.settings", JSON.stringify({ ...kept, language: "de" }));
    });
    await page.reload();
    expect(await after(page, null)).toEqual(task);
    await expect(coach).toContainText("Schritt 7 von");
    await page.goto(server.url);
    await page.getByRole("link", { name: "Weiterlernen: Schritt 7 von" }).click();
    await page.getByRole("link", { name: "Weitermachen" }).click();
    expect(await after(page, null)).toEqual(task);
  });
});

for (const [name, device] of [
  ["phone", PHONE],
  ["small phone", SMALL_PHONE],
] as const) {
  test.describe(`on a ${name}`, { tag: name === "phone" ? ["@long"] : [] }, () => {
    test.use(device);

    test("a lesson fits next to the board, and every target is large enough for touch", async ({ page, server }) => {
      for (const game of GAMES) {
        const player = await begin(page, server, game, "de");
        let now = await after(page, null);
        for (let seen = 0; seen < 2; now = await doByKeys(page, now, player)) {
          await expectNoScroll(page, true);
          if (now.asks !== "task" && now.step > 0) continue;
          seen += 1;
          // on the smallest phone the board next to any panel is too small for touch; there it is zoomed, or the lesson
          // collapsed
          if (device === PHONE) await expectTouchable(page);
          for (const button of await page.locator(`${COACH} button`).all())
            expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
          await expectAccessible(page, COACH);
        }
      }
    });
  });
}
