import { defineConfig } from "@playwright/test";

/* A second list replaces Playwright's own, so what it has to say is said here again: calls for HTTPS, background tasks,
   pages held back. The omnibox draws its suggestions as a page in a process of its own for each window, which would
   cost more than most tests do; nobody types into it. */
const DISABLED = [
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "Translate",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

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
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${DISABLED.join(",")}`,
      ],
    },
    trace: "off",
  },
});
