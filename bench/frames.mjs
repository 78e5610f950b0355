/* Frames while the moves of others travel, in Chromium with software rendering at 1440×900.
 *
 *   make web && node bench/frames.mjs [game …]
 *
 * Prints for each game the intervals between frames while a piece travels, and the processor time of the page's main
 * thread for each of these frames. The intervals need an idle machine; the processor time does not. CHROMIUM names the
 * browser.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "../web/node_modules/@playwright/test/index.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TURNS = 4;
const SEATS = [{ kind: "me", name: "Ana" }, ...Array(3).fill({ kind: "bot", bot: "greedy" })];
const SETTINGS = { moveSpeed: "normal", sound: false, autoPlay: false };

/** Runs in the page: notes the interval of every frame, and separately of those in which a piece travels. */
function watchFrames() {
  window.frames_ = { travelling: [], all: [] };
  let last = 0;
  const tick = (now) => {
    if (last > 0) {
      window.frames_.all.push(now - last);
      if (document.querySelector("[data-travel]") !== null) window.frames_.travelling.push(now - last);
    }
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

const quantile = (numbers, part) =>
  numbers.length === 0 ? NaN : numbers.toSorted((a, b) => a - b)[Math.floor(part * (numbers.length - 1))];

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

async function measure(browser, url, game) {
  const post = async (path, body, token) =>
    (
      await fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
      })
    ).json();
  const { table, token } = await post("api/tables", { game, seed: "frames", seats: SEATS });
  const path = `api/tables/${table.id}`;
  const now = async () => (await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).json();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(
    ([tables, settings]) => {
      localStorage.setItem("semiramis.tables", tables);
      localStorage.setItem("semiramis.settings", settings);
    },
    [JSON.stringify([{ id: table.id, game, token, at: 0 }]), JSON.stringify(SETTINGS)],
  );
  await page.goto(`${url}table/${table.id}`);
  await page.waitForSelector("[data-place]");
  await page.evaluate(watchFrames);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () =>
    (await devtools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value;
  let [seconds, frames] = [0, 0];
  for (let turn = 0; turn < TURNS; turn += 1) {
    let state = await now();
    while (state.legal.length === 0) state = await now();
    const key = `frames-of-moves-${turn}`;
    await post(`${path}/commands`, { kind: "move", action: state.legal[0].action, expect: state.table.seq, key }, token);
    if (await page.waitForSelector("[data-travel]", { state: "attached", timeout: 4_000 }).catch(() => null)) {
      const [began, first] = [await busy(), await page.evaluate(() => window.frames_.all.length)];
      await page.waitForSelector("[data-travel]", { state: "detached" });
      seconds += (await busy()) - began;
      frames += (await page.evaluate(() => window.frames_.all.length)) - first;
    }
    await page.waitForTimeout(3_000);
  }
  const { travelling } = await page.evaluate(() => window.frames_);
  await page.close();
  const [p50, p95] = [0.5, 0.95].map((part) => quantile(travelling, part).toFixed(1));
  const cost = ((1000 * seconds) / Math.max(1, frames)).toFixed(1);
  console.log(`${game}: ${travelling.length} frames, interval p50 ${p50} ms, p95 ${p95} ms; ${cost} ms of processor time each`);
}

const data = mkdtempSync(join(tmpdir(), "semiramis-frames-"));
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
