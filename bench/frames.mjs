/* Frames while the moves of others travel, in Chromium with software rendering at 1440×900.
 *
 *   make web && node bench/frames.mjs [game …]
 *
 * Prints for each game the intervals between frames while a piece travels, and the processor time of the page's main
 * thread for each of these frames. The intervals need an idle machine; the processor time does not. CHROMIUM names the
 * browser.
 */
import { forGames, openTable, quantile, requests } from "./browser.mjs";

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

async function measure(browser, url, game) {
  const { post, get } = requests(url);
  const { table, token } = await post("api/tables", { game, seed: "frames", seats: SEATS });
  const path = `api/tables/${table.id}`;
  const now = () => get(path, token);
  const page = await openTable(browser, url, { id: table.id, token, game }, SETTINGS);
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

await forGames(measure);
