/* From a click to the move on the board, in Chromium with software rendering at 1440×900, at a table for two.
 *
 *   make web && node bench/response.mjs [game …]
 *
 * Prints for each game the milliseconds from the click that makes a move (a place or the button that confirms it) to
 * the first frame that shows it: the piece in preview or the next step, which do not wait for the server. CHROMIUM names
 * the browser.
 */
import { forGames, openTable, quantile, requests } from "./browser.mjs";

const CLICKS = 40;
const SEATS = [
  { kind: "me", name: "Ana" },
  { kind: "hot-seat", name: "Ben" },
];
const SETTINGS = { moveSpeed: "off", sound: false, autoPlay: false };

/** Runs in the page: clicks an element and returns the time until the frame after the page has changed. */
function timeClick(element) {
  return new Promise((resolve) => {
    const began = performance.now();
    const changed = new MutationObserver(() => {
      changed.disconnect();
      clearTimeout(given);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    });
    // a click that changes nothing is not a move
    const given = setTimeout(() => (changed.disconnect(), resolve(null)), 5_000);
    changed.observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  });
}

async function measure(browser, url, game) {
  const { post } = requests(url);
  const { table, token } = await post("api/tables", { game, seed: "response", seats: SEATS });
  const page = await openTable(browser, url, { id: table.id, token, game }, SETTINGS);
  const found = [];
  for (let click = 0; click < CLICKS; click += 1) {
    await page.waitForTimeout(400); // the second click of a double click is ignored
    const confirm = page.locator(".confirm button:enabled");
    const places = page.locator("[data-place]:not([aria-disabled])");
    const options = page.getByRole("list", { name: "Options" }).getByRole("button");
    const from = [confirm, places, options];
    const counts = await Promise.all(from.map((each) => each.count()));
    const which = counts.findIndex((n) => n > 0);
    if (which < 0) break;
    const took = await from[which].nth((click * 7) % counts[which]).evaluate(timeClick);
    if (took !== null) found.push(took);
  }
  await page.close();
  const [p50, p95] = [0.5, 0.95].map((part) => quantile(found, part).toFixed(0));
  console.log(`${game}: ${found.length} clicks, to the next frame p50 ${p50} ms, p95 ${p95} ms`);
}

await forGames(measure);
