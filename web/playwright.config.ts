import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  retries: process.env["CI"] ? 1 : 0,
  timeout: 60_000,
  reporter: "line",
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync"],
    },
    trace: "off",
  },
});
