import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./tools/browsers/find-browsers.ts";

/** In milliseconds: a whole test, and one assertion. */
const limits = { test: 30_000, assertion: 10_000 };

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests/e2e",
  expect: { timeout: limits.assertion },
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes at its second try is listed as flaky at the end.
  retries: process.env.CI ? 1 : 0,
  timeout: limits.test,
  reporter: [["list"]],
  use: {
    launchOptions: {
      args: [
        ...chromiumArguments,
        // A page of the tests lives for a second: what its script's engine would make quicker for later is never used.
        "--js-flags=--no-opt --no-maglev",
        // Nothing leaves this machine.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      ],
      ...(executablePath && { executablePath }),
    },
    // Kept for failures, both are made for every test, which takes half as long again: `--trace on` asks for them.
    trace: "off",
    screenshot: "off",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // What moves costs a sixth of the time: the tests that are about it ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    // Tests with the tag @phone depend on the width or on touch: they run in both windows, desktop and phone.
    {
      name: "phone",
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
