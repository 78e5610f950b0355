/* The clicks of a turn, played from the lobby to the end of a game as a newcomer does, by clicks on what is in sight.
 *
 *   make web && node bench/clicks.mjs [pattern]
 *
 * Runs the walks of web/tests/walk (with a pattern only those whose names match, such as "babylon .*390×844") and prints
 * median and 90th percentile of each. Every click counts, also those that take a step back, look at another board or end
 * a move of the others that is being shown. CHROMIUM names the browser.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("../web", import.meta.url));
const pattern = process.argv[2] ?? "to its end";
const run = spawn("npx", ["playwright", "test", "tests/walk", "-g", pattern, "--workers=1", "--reporter=line"], {
  cwd: WEB,
  env: { CHROMIUM: "/usr/bin/chromium-headless-shell", ...process.env, LONG: "1" },
  stdio: ["ignore", "pipe", "inherit"],
});
console.log("| walk | median | p90 |\n|---|---|---|");
let said = "";
run.stdout.on("data", (piece) => (said += String(piece)));
run.on("exit", (code) => {
  const found = said.matchAll(/clicks a turn, (\S+ \S+): median (\d+), p90 (\d+)/g);
  for (const [, walk, median, p90] of found) console.log(`| ${walk} | ${median} | ${p90} |`);
  if (code !== 0) console.error(said);
  process.exitCode = code ?? 1;
});
