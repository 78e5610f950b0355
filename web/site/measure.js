// Measures the built site in Chromium: `node site/measure.js FOLDER CHROMIUM`, after `make site`. Files are sent as
// brotli at 10 Mbit/s. The processor of the page's main thread is slowed down four times; Chromium cannot do that to
// workers, so times that depend on Python are those of this machine.
import { chromium } from "@playwright/test";
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";

const [folder, executablePath] = process.argv.slice(2);
const BYTES_PER_MS = 10_000_000 / 8 / 1000;
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css" };
Object.assign(TYPES, { ".svg": "image/svg+xml", ".wasm": "application/wasm", ".json": "application/json" });
const PIECE = 16_384;
const say = (what, value) => process.stdout.write(`${what}: ${value}\n`);
const since = (begun) => `${((performance.now() - begun) / 1000).toFixed(2)} s`;
/** Responses that are being sent: they share the line, piece by piece, as those of one HTTP/2 connection do. */
const open = [];
let isBusy = false;
let sent = 0;
/** What of it the page itself needs: Python is loaded beside it. */
let sentToPage = 0;

async function drain() {
  if (isBusy) return;
  isBusy = true;
  const begun = performance.now();
  let bytes = 0;
  while (open.length > 0) {
    const each = open.shift();
    const piece = each.content.subarray(each.at, each.at + PIECE);
    bytes += piece.length;
    const wait = begun + bytes / BYTES_PER_MS - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    each.response.write(piece);
    each.at += piece.length;
    sent += piece.length;
    if (!each.name.startsWith("python/")) sentToPage += piece.length;
    if (each.at < each.content.length) open.push(each);
    else finish(each);
  }
  isBusy = false;
}

/** When each large file was there, since the visit began. */
const arrivals = [];
let begun = 0;

function finish({ name, response, content }) {
  response.end();
  if (content.length > 20_000) arrivals.push(`${since(begun)} ${name} (${(content.length / 1e3).toFixed(0)} kB)`);
}

const server = createServer((request, response) => {
  const name = decodeURIComponent(new URL(request.url, "http://x").pathname).slice(1) || "index.html";
  const file = join(folder, name);
  if (!existsSync(file)) return void response.writeHead(404).end();
  const isSqueezed = existsSync(`${file}.br`);
  const content = readFileSync(isSqueezed ? `${file}.br` : file);
  const headers = {
    "last-modified": new Date(0).toUTCString(),
    "content-type": TYPES[extname(name)] ?? "application/octet-stream",
  };
  response.writeHead(200, { ...headers, ...(isSqueezed ? { "content-encoding": "br" } : {}) });
  open.push({ name, response, content, at: 0 });
  void drain();
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
const page = await context.newPage();
await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 4 });

const prompt = page.getByRole("banner").getByText("Recruit, move the caravan or pass.").first();

begun = performance.now();
await page.goto(url);
await page.getByRole("button", { name: "Play now" }).first().waitFor();
say("lobby", since(begun));
say("sent until the lobby", `${(sentToPage / 1e3).toFixed(0)} kB, and ${(sent / 1e3).toFixed(0)} kB with Python`);
await page.getByRole("button", { name: "Play now" }).first().click();
await prompt.waitFor({ timeout: 120_000 });
say("first move possible", since(begun));
say("large files until then", ["", ...arrivals].join("\n  "));
await page.evaluate(() => navigator.serviceWorker.ready);
await page.waitForTimeout(4_000);
say("sent in all", `${(sent / 1e6).toFixed(2)} MB`);
await page.waitForTimeout(3_000);
await context.setOffline(true);
begun = performance.now();
await page.reload();
await prompt.waitFor({ timeout: 120_000 });
say("second visit, offline, to the table", since(begun));
await browser.close();
server.close();
