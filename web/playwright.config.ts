import { defineConfig } from "@playwright/test";

/* Setting this list replaces Playwright's own, so its entries are repeated here. In addition, the omnibox popup is
   disabled: it renders in a separate process for each window, which costs more than most tests. */
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
  // long enough for a busy machine: only a test that fails waits so long
  timeout: 300_000,
  reporter: "line",
  reportSlowTests: { max: 12, threshold: 30_000 },
  // tests tagged @long are for `make test-long` only
  ...(process.env["LONG"] ? { grep: /@long/ } : { grepInvert: /@long/ }),
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // 3D would be rendered in software at every table of Babylon; its own tests switch it on
        "--disable-3d-apis",
        // the headless shell would round the widths of letters, unlike any browser people use
        "--font-render-hinting=none",
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
