import path from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./tools/browsers/find-browsers.ts";

const executablePath = findChromium();

/** The configuration with which `tools/look.ts` takes screenshots of a site. `LOOK_AT` is the site's origin. */
export default defineConfig({
  testDir: "tools/look",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  outputDir: path.resolve("test-results/look"),
  snapshotPathTemplate: path.resolve("node_modules/.cache/look/screenshots/{arg}{ext}"),
  reporter: [["line"], ["html", { outputFolder: path.resolve("build/look"), open: "never" }]],
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.05 } },
  use: {
    ...(process.env.LOOK_AT && { baseURL: process.env.LOOK_AT }),
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // A service worker could answer from its cache, and the screenshot would depend on timing.
    serviceWorkers: "block",
  },
});
