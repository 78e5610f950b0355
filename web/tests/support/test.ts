/* What all browser tests share: a real server on a free port with its own data folder, and common assertions. */
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PROGRAM = process.env["SEMIRAMIS"] ?? fileURLToPath(new URL("../../../.venv/bin/semiramis", import.meta.url));
const CLIENT = process.env["SEMIRAMIS_WEB"] ?? fileURLToPath(new URL("../../../src/semiramis/web", import.meta.url));

export interface Server {
  url: string;
  /** Creates a table over HTTP, for tests that do not start in the lobby. */
  make(wish: object): Promise<{ token: string; table: { id: string; seq: number }; legal: { action: object }[] }>;
  post(path: string, body: unknown, token?: string): Promise<Response>;
}

async function started(process: ChildProcess): Promise<string> {
  let said = "";
  for await (const piece of process.stdout ?? []) {
    said += String(piece);
    const end = said.indexOf("\n");
    if (end >= 0) return (JSON.parse(said.slice(0, end)) as { url: string }).url;
  }
  throw new Error(`the server did not start: ${said}`);
}

function serverAt(url: string): Server {
  const post = (path: string, body: unknown, token = ""): Promise<Response> =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token === "" ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  return { url, post, make: async (wish) => (await post("api/tables", wish)).json() as ReturnType<Server["make"]> };
}

/** A server with its own data folder; it can be stopped and restarted at the same address. */
export class ServerProcess {
  readonly #data = mkdtempSync(join(tmpdir(), "semiramis-"));
  #process: ChildProcess | null = null;
  #port = "0";

  async start(): Promise<Server> {
    const args = ["serve", "--port", this.#port, "--data", this.#data, "--web", CLIENT, "--rate", "100000", "--json"];
    this.#process = spawn(PROGRAM, args, { stdio: ["ignore", "pipe", "ignore"] });
    const url = await started(this.#process);
    this.#port = new URL(url).port;
    return serverAt(url);
  }

  async stop(signal: "SIGINT" | "SIGKILL" = "SIGINT"): Promise<void> {
    const process = this.#process;
    this.#process = null;
    if (process === null || process.exitCode !== null) return;
    const ended = new Promise((resolve) => process.once("exit", resolve));
    process.kill(signal);
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/**
 * `server` is shared by all tests of a worker, `ownServer` belongs to one test; `page` fails its test on console
 * errors.
 */
export const test = base.extend<{ complaints: string[]; ownServer: ServerProcess }, { server: Server }>({
  server: [
    async ({}, use) => {
      const ownServer = new ServerProcess();
      await use(await ownServer.start());
      await ownServer.close();
    },
    { scope: "worker" },
  ],
  ownServer: async ({}, use) => {
    const ownServer = new ServerProcess();
    await use(ownServer);
    await ownServer.close();
  },
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, complaints }, use) => {
    // a service worker would respond from an earlier page; its own tests allow it
    context.on("weberror", (error) => complaints.push(String(error.error())));
    context.on("console", (message) => {
      if (
        message.type() === "error" &&
        !/status of (400|401|403|404|409|422)|ERR_INTERNET_DISCONNECTED/.test(message.text())
      )
        complaints.push(message.text());
    });
    await use(context);
  },
});

export { expect };

/** No axe violations, on the whole page or in a part of it. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // in the page itself: the separate page in which axe merges frames takes longer than the check
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const told = violations.map(
    (found) =>
      `${found.id}: ${found.nodes
        .map((node) => node.target.join(" "))
        .slice(0, 5)
        .join(" | ")}`,
  );
  expect(told).toEqual([]);
}

/** All checks of a page, in both themes, after animations have finished. */
export async function inBothThemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(async () => {
      const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(passing.map((each) => each.finished));
    });
    await check();
  }
}

/** Nothing is wider than the screen, and with `still`, nothing is higher either. */
export async function expectNoScroll(page: Page, still = false): Promise<void> {
  const over = await page.evaluate(() => {
    const root = document.documentElement;
    return { wide: root.scrollWidth - root.clientWidth, long: root.scrollHeight - root.clientHeight };
  });
  expect(over.wide).toBeLessThanOrEqual(0);
  if (still) expect(over.long).toBeLessThanOrEqual(0);
}

/** Every control is large enough for touch; links inside a sentence are exempt. */
export async function expectTouchable(page: Page, least = 44): Promise<void> {
  const small = await page.evaluate((size) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      "button, a[href], input, select, summary, [role=button], [tabindex='0']",
    )) {
      const target = element.matches("input[type=radio], input[type=checkbox], input[type=file]")
        ? (element.closest("label") ?? element)
        : element;
      const box = target.getBoundingClientRect();
      const isShown = box.width > 0 && box.height > 0 && box.bottom > 0 && element.checkVisibility();
      if (!isShown || element.closest("p") !== null) continue;
      if (box.height < size - 0.5 || box.width < size - 0.5) {
        found.push(
          `${element.tagName} ${element.textContent?.trim().slice(0, 30) || element.getAttribute("aria-label")} ${Math.round(box.width)}×${Math.round(box.height)}`,
        );
      }
    }
    return found;
  }, least);
  expect(small).toEqual([]);
}

export const DESKTOP = { viewport: { width: 1280, height: 720 } };
/** The smallest phone still in use. */
export const SMALL_PHONE = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
