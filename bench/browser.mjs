/* A server with the built client and a browser, for the measurements in this folder. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "../web/node_modules/@playwright/test/index.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The number below which a part of the numbers lies; NaN of none. */
export const quantile = (numbers, part) =>
  numbers.length === 0 ? NaN : numbers.toSorted((a, b) => a - b)[Math.floor(part * (numbers.length - 1))];

/** Requests to a server as JSON. */
export const requests = (url) => ({
  post: async (path, body, token) =>
    (
      await fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
      })
    ).json(),
  get: async (path, token) => (await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).json(),
});

/** A page that holds the token of a table and opens it. */
export async function openTable(browser, url, { id, token, game }, settings) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(
    ([tables, settings]) => {
      localStorage.setItem("semiramis.tables", tables);
      localStorage.setItem("semiramis.settings", settings);
    },
    [JSON.stringify([{ id, game, token, at: 0 }]), JSON.stringify(settings)],
  );
  await page.goto(`${url}table/${id}`);
  await page.waitForSelector("[data-place]");
  return page;
}

async function serve(data) {
  const args = ["serve", "--port", "0", "--data", data, "--web", `${ROOT}src/semiramis/web`, "--rate", "100000", "--json"];
  const server = spawn(`${ROOT}.venv/bin/semiramis`, args, { stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  for await (const piece of server.stdout) {
    said += String(piece);
    if (said.includes("\n")) break;
  }
  return { server, url: JSON.parse(said.split("\n")[0]).url };
}

/** Calls `measure(browser, url, game)` for each game named on the command line, or for all. */
export async function forGames(measure) {
  const data = mkdtempSync(join(tmpdir(), "semiramis-bench-"));
  const { server, url } = await serve(data);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const games = process.argv.length > 2 ? process.argv.slice(2) : ["amyitis", "babylon", "ishtar"];
    for (const game of games) await measure(browser, url, game);
  } finally {
    await browser.close();
    server.kill("SIGINT");
    rmSync(data, { recursive: true, force: true });
  }
}
